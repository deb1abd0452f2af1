public import ArgumentParser
public import PushConformance
public import PushPayloads

/// Consecutive operands of the command line, packed into one argument for the parser.
///
/// ArgumentParser removes each parsed argument from an array, so parsing takes time that grows with the square of the
/// number of arguments. A shell's `*.json` can stand for twenty thousand files, and parsing so many names took longer
/// than judging the files.
struct Operands: ExpressibleByArgument {
  let texts: [String]

  /// A character that no argument of a process can contain.
  private static let separator: Character = "\0"

  init(argument: String) {
    guard argument.first == Self.separator else {
      texts = [argument]
      return
    }
    texts = argument.dropFirst()
      .split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// Packs the operands of a command whose options take one value each; leaves other commands unchanged.
  static func packed(_ arguments: [String], of command: [String]) -> [String] {
    guard arguments.starts(with: command) else { return arguments }
    var packed = command
    var rest = arguments[command.count...]
    while let first = rest.first {
      // Each round takes an option and the operands up to the next option. The word after an option is not packed,
      // because it can be the value of the option. After `--`, each word is an operand.
      let isEnd = first == "--"
      let isOption = Self.isOption(first)
      let others = rest.dropFirst()
      let count = isEnd ? others.count : others.prefix { !Self.isOption($0) }.count
      let head = rest.prefix(isEnd || !isOption ? 1 : 2).prefix(count + 1)
      let run = rest.prefix(count + 1).dropFirst(head.count)
      // Only code in this process can pass an argument that contains the separator.
      let isPacked = run.count > 1 && (isEnd || !run.contains { $0.first == separator })
      packed += head + (isPacked ? [run.map { String(separator) + $0 }.joined()] : Array(run))
      rest = others.dropFirst(count)
    }
    return packed
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != InputFile.standardInput
  }
}

/// Finds an option that is given twice, because ArgumentParser would silently use only the last value.
enum RepeatedOption {
  /// The options for which each use adds a value, and the flags, for which a second use has no effect.
  static let repeatable: Set = [
    "--adapter", "--all", "--all-skips", "--coverage", "--diff", "--explore", "--filter", "--fix",
    "--gate", "--header", "--headers-complete", "--help", "--intended", "--known-issue",
    "--no-isolation", "--parser", "--quiet",
    "--scenarios", "--skip", "--statistics", "--strict", "--syntax-only", "--verbose", "--version",
  ]

  static func first(in arguments: [String]) -> String? {
    var seen: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      if !repeatable.contains(name), !seen.insert(name).inserted { return name }
    }
    return nil
  }
}

extension Requirement.Level: ExpressibleByArgument {}
extension LimitProfile: ExpressibleByArgument {}
extension PushRequest.Recipient: ExpressibleByArgument {}
