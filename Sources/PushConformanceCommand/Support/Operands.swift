import ArgumentParser

/// Operands that follow one another on the command line, as one argument for the parser.
///
/// ArgumentParser takes an argument out of a list of all for each that it reads, so that its time grows
/// with the square of their number: twenty thousand files, which a shell's `*.json` easily is, took longer
/// to be parsed than to be judged. Behind the first operand of a run nothing but operands can come until
/// the next word with a hyphen, so these are packed into a single word.
struct Operands: ExpressibleByArgument {
  /// The operands, in their order.
  let texts: [String]

  /// No argument of a process holds it.
  private static let separator: Character = "\0"

  init(argument: String) {
    guard argument.first == Self.separator else {
      texts = [argument]
      return
    }
    texts = argument.dropFirst()
      .split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// Packs the operands of a command whose options take one value each.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the process, or what is left of them.
  ///   - command: The words that name the command; the arguments of others are left alone.
  /// - Returns: Arguments that say the same.
  static func packed(_ arguments: [String], of command: [String]) -> [String] {
    guard arguments.starts(with: command) else { return arguments }
    var packed = command
    var run: [String] = []
    // What follows an option may be its value, which the parser has to see.
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
      // An argument that begins as a packed one does is none of ours.
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
