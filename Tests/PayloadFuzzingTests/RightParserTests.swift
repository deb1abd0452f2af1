import Foundation
import PayloadFuzzing
import PayloadGenerators
import PropertyEngine
import PushPayloads
import Testing

@Suite("Parsers that people write are not accused of anything")
struct RightParserTests {
  private struct Parser: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var diligence = PayloadFuzzing.Diligence.everything
    let accepts: @Sendable ([UInt8]) throws -> Bool
  }

  private static let parsers: [Parser] = [
    Parser(testDescription: "the kit's own") { Payload(bytes: $0) != nil },
    Parser(testDescription: "JSONSerialization, as apps use it") { bytes in
      try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any]
    },
    Parser(
      testDescription: "JSONDecoder, with a type for what it needs",
      diligence: .asNeeded
    ) { bytes in
      struct Notification: Decodable { let url: String? }
      // Foundation of Swift 6.3.1 on Linux traps on 513 arrays that begin at the end of a text.
      if case .nestingLimit? = JSONScanner.firstError(in: bytes, limits: .default)?.kind {
        return false
      }
      return (try? JSONDecoder().decode(Notification.self, from: Data(bytes))) != nil
    },
  ]

  @Test("Neither in the corpus nor in spoilt texts", arguments: parsers)
  private func disagreement(_ parser: Parser) {
    let texts = ShippedPayloads.rows.map(\.bytes)
    let spoilt = Generator.spoilt(texts.filter { $0.count < 300 })
    let bodies =
      texts
      + (0..<400 as Range<UInt64>).map { index in
        spoilt.generate(CaseSeed(runSeed: 1, propertyID: "parser", caseIndex: index)).value
      }
    for body in bodies {
      let disagreement = PayloadFuzzing.disagreement(
        on: body,
        diligence: parser.diligence,
        accepts: parser.accepts
      )
      #expect(disagreement == nil)
    }
  }
}
