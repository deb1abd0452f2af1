import PushCorpus
import Testing

@testable import PushPayloads

@Suite("The checker leaves out only rules that would find nothing")
struct PayloadNeedsTests {
  @Test("A rule that is left out has no finding", arguments: ShippedCorpus.rows)
  func leftOut(_ row: ShippedCorpus.Row) {
    for request in [row.vector.request, PushRequest(), PushRequest(headersComplete: true)] {
      let evidence = PayloadEvidence(bytes: row.bytes, request: request)
      let type = PayloadNeeds.bit(of: evidence.pushType)
      let wrong = PayloadRule.all.filter { rule in
        rule.scope.includes(evidence.channelRequest)
          && !rule.needs.areMet(by: evidence.facts, type: type) && !rule.check(evidence).isEmpty
      }
      #expect(wrong.map(\.id) == [])
    }
  }

  @Test("The indices of members and headers are those of their lists")
  func ordinals() {
    #expect(APSKey.allCases.map(\.ordinal) == Array(APSKey.allCases.indices))
    let headers = PushRequest.Header.allCases
    #expect(headers.map(\.ordinal) == Array(headers.indices))
  }
}
