import ConformanceTestSupport
import PushCorpus
import PushPayloads
import Testing

/// `Snapshots/messages.txt` lists findings: the rule, a vector of the corpus, the range of bytes, and then the message.
@Suite("Each rule has its exact message")
struct PayloadMessageTests {
  /// The lines of the file that name a finding; the indented lines belong to its message.
  private static func findings() throws -> [Substring] {
    try Snapshot.text(named: "messages.txt").split(separator: "\n").filter { !$0.hasPrefix(" ") }
  }

  @Test("The findings have the messages of the file")
  func messages() throws {
    let messages = try Self.findings().map { finding in
      let words = finding.split { " ,".contains($0) }
      let vector = try #require(words.count == 4 ? String(words[2]) : nil, "\(finding)")
      let shipped = try #require(ShippedCorpus.rows.first { $0.vector.id == vector }, "\(finding)")
      let report = PayloadChecker(request: shipped.vector.request).check(shipped.bytes)
      let diagnostic = report.diagnostics.first { $0.rule == words[0] && "\($0.range)" == words[3] }
      let message = try #require(diagnostic, "\(finding)").message
      return "\(finding)\n  \(message.replacing("\n", with: "\n  "))\n"
    }
    Snapshot.expect(messages.joined(), named: "messages.txt")
  }

  @Test("Every rule has a message")
  func complete() throws {
    let rules = try Self.findings().map { String($0.prefix { $0 != " " }) }
    #expect(Set(rules) == Set(PayloadRule.all.map(\.id)))
  }
}
