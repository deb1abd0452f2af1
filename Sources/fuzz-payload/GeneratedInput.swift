import PayloadGenerators
import PropertyEngine

/// Inputs that contain the choices of a generator instead of a payload.
///
/// If a fuzzer mutates choices, the generator still makes varied valid pushes. If a fuzzer mutates the text of a
/// payload, most results are broken payloads.
///
/// The fuzz target searches for two faults of the payload checker. The first fault is a complaint about a correct push.
/// The second fault is a push with one mistake (see ``Bend``) for which the checker does not report the right rule.
enum GeneratedInput {
  /// The first byte of an input that contains choices; this byte occurs in no UTF-8 text.
  private static let mark: UInt8 = 0xC0

  /// Zeros, the simplest options, for the choices that an input lacks; a push needs a few hundred choices.
  private static let rest = [UInt64](repeating: 0, count: 4_096)

  /// Reads the choices of an input; nil if the input is a payload.
  static func choices(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt64]? {
    guard count > 0, let start = unsafe start, unsafe start.pointee == mark else { return nil }
    var bytes = unsafe UnsafeBufferPointer(start: start, count: count).dropFirst()
    var choices: [UInt64] = []
    while let byte = unsafe bytes.popFirst() {
      switch byte {
      // Most choices have few options, and a value that is too large selects the last option. So these bytes give small
      // values.
      case ..<0x80: choices.append(UInt64(byte % 8))
      case ..<0xF0: choices.append(UInt64(byte - 0x80))
      default:
        let word = unsafe bytes.prefix(8)
        unsafe bytes = bytes.dropFirst(word.count)
        choices.append(unsafe word.reduce(0) { $0 << 8 | UInt64($1) })
      }
    }
    return choices
  }

  static func judge(_ choices: [UInt64]) {
    let first = choices.first ?? 0
    if first == 0 {
      judge(.push, choices) { $0.complaint }
    } else {
      let bend = Bend.all[Int((first - 1) % UInt64(Bend.all.count))]
      judge(bend.pushes, choices) { push in
        bend.complaint(about: push).map { "\(bend)\n\($0)" }
      }
    }
  }

  private static func judge(
    _ generator: Generator<GeneratedPush>,
    _ choices: [UInt64],
    complaint: (GeneratedPush) -> String?
  ) {
    let push = generator.replay(choices.dropFirst() + rest)
    guard push.record.isValid, let complaint = complaint(push.value) else { return }
    fatalError("\n\(complaint)\nJudge: \(push.value)\n")
  }
}
