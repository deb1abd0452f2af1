import PayloadFuzzing
import PushCorpus
import Testing

@Suite("What is demanded of a parser")
struct ParserDemandTests {
  @Test("It is what the corpus says of each vector", arguments: ShippedPayloads.rows)
  func corpus(_ row: ShippedPayloads.Row) {
    let demand: PayloadVector.Verdict =
      switch ParserDemand(for: row.bytes) {
      case .accepted: .accepted
      case .rejected: .rejected
      case .unspecified: .unspecified
      }
    #expect(demand == row.vector.client)
  }
}
