import PayloadFuzzing
import PushCorpus
import Testing

@Suite("The demands on a parser follow from the bytes")
struct ParserDemandTests {
  @Test("The demand on each vector agrees with the corpus", arguments: ShippedPayloads.rows)
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
