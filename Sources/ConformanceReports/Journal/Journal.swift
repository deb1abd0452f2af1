import PushConformance
import PushPayloads

/// The content of a journal: the finished cases of a run, which may have ended at any moment.
package struct Journal: Sendable {
  /// The number of cases beyond which a journal is refused, because no run has so many.
  static let mostCases = 500_000
  /// The largest size of a journal in bytes.
  package static let largestFile = 256 << 20
  private static let limitsOfLine = JSONScanner.Limits(nesting: 16, bytes: 8 << 20)

  /// The version of the kit that wrote the journal.
  private(set) var version = ""
  /// The names of the centers that the run was to judge, in order.
  private(set) var centers: [String] = []
  /// The parsers that the run judges after the centers.
  private(set) var parsers: [String] = []
  private(set) var shard = Shard.whole
  /// The time at which the run began, in seconds since 1970.
  private(set) var started = 0
  /// The subjects that the run has begun to judge, in order.
  private(set) var begun: [String] = []
  /// The cases that had their results when the run ended, in the order in which they got them.
  private(set) var cases: [JournalCase] = []
  /// True if the journal has its last line, which only a finished run writes.
  private(set) var isComplete = false
  private var names: Set<String> = []

  /// The names of all subjects that the run was to judge: the centers, then the parsers.
  var subjects: [String] { centers + parsers }

  /// Reads the bytes of a journal.
  ///
  /// A last line without a line feed is left out, because the run did not finish writing this line.
  ///
  /// - Throws: The first problem, with its line.
  package init(reading bytes: [UInt8]) throws(JournalError) {
    var number = 0
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      number += 1
      do throws(JournalError.Problem) {
        try read(JournalLine(rest[..<end], limits: Self.limitsOfLine), isFirst: number == 1)
      } catch {
        throw JournalError(line: number, problem: number == 1 ? .noHeader : error)
      }
      rest = rest[(end + 1)...]
    }
    guard number > 0 else { throw JournalError(line: 1, problem: .noHeader) }
  }

  private mutating func read(
    _ line: JournalLine,
    isFirst: Bool
  ) throws(JournalError.Problem) {
    guard isFirst == (line.type == "journal"), !isComplete else { throw .type(line.type) }
    switch line.type {
    case "journal":
      version = try line.text("version")
      centers = try line.texts("centers")
      parsers = try line.texts("parsers")
      started = try line.integer("timestamp")
      if let text = try line.optionalText("shard") {
        guard let shard = Shard(text) else { throw .member("shard") }
        self.shard = shard
      }
    case "began":
      let subject = try line.text("subject")
      guard begun.count < subjects.count, subjects[begun.count] == subject else {
        throw .subject(subject)
      }
      begun.append(subject)
    case "case":
      let result = try JournalCase(line)
      guard begun.last == result.subject else { throw .subject(result.subject) }
      guard names.insert("\(result.suite) \(result.id)").inserted else {
        throw .repeated(result.id)
      }
      guard cases.count < Self.mostCases else { throw .tooMany }
      cases.append(result)
    case "end": isComplete = true
    default: throw .type(line.type)
    }
  }
}
