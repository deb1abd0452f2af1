import PushCorpus
import Testing

@testable import PayloadFuzzing
@testable import PushPayloads

@Suite("The demands on a parser follow from the bytes")
struct ParserDemandTests {
  /// The vectors without requests to channels, whose bodies reach no parser.
  private static let pushes = ShippedPayloads.rows.filter { row in
    PayloadEvidence(bytes: row.bytes, request: row.vector.request).channelRequest == nil
  }

  @Test("The demand on each vector agrees with the corpus", arguments: pushes)
  func corpus(_ row: ShippedPayloads.Row) {
    let demand: PayloadVector.Verdict =
      switch ParserDemand(for: ReadInput(FuzzInput(body: row.bytes))) {
      case .accepted: .accepted
      case .rejected: .rejected
      case .unspecified: .unspecified
      }
    #expect(demand == row.vector.client)
  }
}
