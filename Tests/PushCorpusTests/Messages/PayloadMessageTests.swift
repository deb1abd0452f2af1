import PushCorpus
import PushPayloads
import Testing

@Suite("Each rule has its exact message")
struct PayloadMessageTests {
  /// One diagnostic of one vector of the corpus.
  struct Row: Sendable, CustomTestStringConvertible {
    let vector: String
    let rule: String
    let range: Range<Int>
    let message: String

    init(_ vector: String, _ rule: String, _ range: Range<Int>, _ message: String) {
      self.vector = vector
      self.rule = rule
      self.range = range
      self.message = message
    }

    var testDescription: String { "\(rule) in \(vector)" }
  }

  @Test(arguments: PayloadMessages.rows)
  func message(_ row: Row) throws {
    let shipped = try #require(ShippedCorpus.rows.first { $0.vector.id == row.vector })
    let report = PayloadChecker(request: shipped.vector.request).check(shipped.bytes)
    let diagnostic = try #require(
      report.diagnostics.first { $0.rule == row.rule && $0.range == row.range }
    )
    #expect(diagnostic.message == row.message)
  }

  @Test("Every rule has a message")
  func complete() {
    #expect(Set(PayloadMessages.rows.map(\.rule)) == Set(PayloadRule.all.map(\.id)))
  }
}
