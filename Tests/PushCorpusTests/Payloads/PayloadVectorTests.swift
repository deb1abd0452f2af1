import PushCorpus
import PushPayloads
import Testing

@Suite("Every payload of the corpus is judged as its manifest says")
struct PayloadVectorTests {
  @Test("The corpus is as its grammar has it")
  func lint() throws {
    let findings = try PayloadCorpusLinter(corpus: ShippedCorpus.corpus()).lint()
    #expect(findings.map(\.description) == [])
  }

  @Test("There are enough of them to mean something")
  func count() {
    #expect(ShippedCorpus.rows.count >= 190)
  }

  @Test(arguments: ShippedCorpus.rows)
  func vector(_ row: ShippedCorpus.Row) {
    let vector = row.vector
    let report = PayloadChecker(request: vector.request).check(row.bytes)
    let seen = report.diagnostics.map { "\($0.rule) \($0.pointer)" }
    #expect(seen == vector.diagnostics.map { "\($0.rule) \($0.pointer)" })
    #expect(report.bytes == vector.bytes)
    #expect((report.verdict == .rejected) == (vector.apns == .rejected))
    for diagnostic in report.diagnostics {
      #expect(0...row.bytes.count ~= diagnostic.range.lowerBound)
      #expect(0...row.bytes.count ~= diagnostic.range.upperBound)
    }
  }

  @Test("A payload that a client must take is a JSON object, and one that it must refuse is none")
  func clientVerdicts() {
    for row in ShippedCorpus.rows {
      let isObject = Payload(bytes: row.bytes) != nil
      switch row.vector.client {
      case .accepted: #expect(isObject, "\(row.vector.id)")
      case .rejected: #expect(!isObject, "\(row.vector.id)")
      case .unspecified: break
      }
    }
  }

  @Test("Each rule is broken by a vector, and nearly broken by another", arguments: PayloadRule.all)
  func coverage(rule: PayloadRule) {
    let broken = ShippedCorpus.rows.filter { row in
      row.vector.diagnostics.contains { $0.rule == rule.id }
    }
    let near = ShippedCorpus.rows.filter { $0.vector.nearMisses.contains(rule.id) }
    #expect(!broken.isEmpty)
    #expect(!near.isEmpty)
  }
}
