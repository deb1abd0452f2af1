import PayloadGenerators
import PropertyEngine

/// Inputs that contain a generator's choices instead of a payload.
///
/// A fuzzer that mutates choices makes varied valid pushes, whereas a fuzzer that mutates texts makes mostly broken
/// ones. The fuzz target searches for a right push that the checker reports, and for a push with one mistake (see
/// ``Bend``) that the checker does not report, or reports as another mistake.
enum GeneratedInput {
  /// The first byte of such an input; no UTF-8 text contains it.
  private static let mark: UInt8 = 0xC0

  /// Additional choices, each the simplest, because a push needs a few hundred and the fuzzer may supply fewer.
  private static let rest = [UInt64](repeating: 0, count: 4_096)

  /// Reads the choices; nil where the input is a payload.
  static func choices(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt64]? {
    guard count > 0, let start = unsafe start, unsafe start.pointee == mark else { return nil }
    var bytes = unsafe UnsafeBufferPointer(start: start, count: count).dropFirst()
    var choices: [UInt64] = []
    while let byte = unsafe bytes.popFirst() {
      switch byte {
      // Small values, because most choices have few options and a value that is too large selects the last option.
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

  /// Judges the push that the choices make; the first choice selects a right push, or one of the bends.
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
