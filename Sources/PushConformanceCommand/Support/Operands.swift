public import ArgumentParser
public import PushConformance
public import PushPayloads

/// Consecutive operands of the command line, packed into one argument for the parser.
///
/// ArgumentParser keeps a list of all arguments, and removes each argument that it reads from the list. So the time for
/// parsing grows with the square of the number of arguments. A shell's `*.json` may stand for twenty thousand files,
/// and parsing so many names took longer than judging the files. After the first operand, only operands can follow
/// until the next word with a hyphen. So this type packs consecutive operands into a single word.
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
    var run: [String] = []
    // True if the next operands can be packed. The word after an option may be the value of the option, so it is not
    // packed.
    var isFree = false
    func flush() {
      if run.count > 1 {
        packed.append(run.map { String(separator) + $0 }.joined())
      } else {
        packed += run
      }
      run = []
    }
    for (index, argument) in arguments.enumerated().dropFirst(command.count) {
      guard !argument.hasPrefix("-") || argument == InputFile.standardInput else {
        flush()
        packed.append(argument)
        guard argument != "--" else {
          run = Array(arguments[(index + 1)...])
          break
        }
        isFree = false
        continue
      }
      // No argument of a process contains the separator. An argument that starts with the separator comes from code in
      // this process, so it is not packed.
      if isFree, argument.first != separator {
        run.append(argument)
      } else {
        flush()
        packed.append(argument)
        isFree = true
      }
    }
    flush()
    return packed
  }
}

/// Finds options that are given twice, of which ArgumentParser would silently use the last value.
enum RepeatedOption {
  /// The options that take one more value each time, and the flags, which mean the same when they are given twice.
  static let repeatable: Set = [
    "--adapter", "--all", "--all-skips", "--coverage", "--diff", "--explore", "--filter", "--fix",
    "--gate", "--header", "--headers-complete", "--help", "--intended", "--known-issue",
    "--no-isolation", "--parser", "--quiet",
    "--scenarios", "--skip", "--statistics", "--strict", "--syntax-only", "--verbose", "--version",
  ]

  /// Returns the name of the first option that is given a second time; nil if there is none.
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
