import ArgumentParser

/// Consecutive operands of the command line, packed into one argument for the parser.
///
/// ArgumentParser removes each argument that it reads from a list of all arguments. So its time grows with the square
/// of their number. A shell's `*.json` may stand for twenty thousand files. To parse their names took longer than to
/// judge the files. After the first operand, only operands can follow until the next word with a hyphen, so they are
/// packed into a single word.
struct Operands: ExpressibleByArgument {
  /// The operands, in their order.
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

  /// Packs the operands of a command whose options take one value each.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the process, or the last part of them.
  ///   - command: The words of the command's name. The arguments of other commands are returned unchanged.
  /// - Returns: Equivalent arguments.
  static func packed(_ arguments: [String], of command: [String]) -> [String] {
    guard arguments.starts(with: command) else { return arguments }
    var packed = command
    var run: [String] = []
    // Whether operands can be packed from here on. The word after an option may be the value of the option, so it is
    // not packed.
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
      // No argument of a process contains the separator. An argument that starts with it was made elsewhere, so it is
      // not packed.
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
