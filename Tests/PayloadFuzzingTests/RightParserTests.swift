import ConformanceTestSupport
import Foundation
import PropertyEngine
import PushPayloads
import Testing

@testable import PayloadFuzzing

@Suite("Right parsers are not reported")
struct RightParserTests {
  private struct Parser: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var diligence = PayloadFuzzer.Diligence.everything
    var fields: Set<ParsedField> = []
    let parse: @Sendable ([UInt8]) throws -> ParsedNotification?
  }

  private static let parsers: [Parser] = [
    Parser(testDescription: "the kit's own", fields: .all) { ParsedNotification(bytes: $0) },
    Parser(testDescription: "JSONSerialization, as apps use it") { bytes in
      let object = try JSONSerialization.jsonObject(with: Data(bytes))
      return object is [String: Any] ? ParsedNotification() : nil
    },
    Parser(
      testDescription: "JSONDecoder, with a type for what it needs",
      diligence: .asNeeded,
      fields: [.url]
    ) { bytes in
      struct Notification: Decodable {
        let url: String?

        enum CodingKeys: CodingKey { case url }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          url = try? container.decode(String.self, forKey: .url)
        }
      }
      // Foundation of Swift 6.3.1 on Linux traps on 513 arrays that begin at the end of a text.
      if case .nestingLimit? = JSONScanner.firstError(in: bytes, limits: .default)?.kind {
        return nil
      }
      let push = try JSONDecoder().decode(Notification.self, from: Data(bytes))
      return ParsedNotification(url: push.url == "" ? nil : push.url)
    },
  ]

  @Test("A right parser is reported neither on the corpus nor on spoilt texts", arguments: parsers)
  private func disagreement(_ parser: Parser) {
    let texts = ShippedPayloads.rows.map(\.bytes).filter { $0.count < 1_000 }
    let spoilt = Generator.spoilt(Array(texts.prefix(400)))
    let bodies =
      texts
      + (0..<400 as Range<UInt64>).map { index in
        spoilt.generate(CaseSeed(runSeed: 1, propertyID: "parser", caseIndex: index)).value
      }
    for body in bodies {
      let disagreement = PayloadFuzzer.disagreement(
        on: ReadInput(FuzzInput(body: body)),
        fields: parser.fields,
        diligence: parser.diligence,
        parse: parser.parse
      )
      #expect(disagreement == nil)
    }
  }
}
