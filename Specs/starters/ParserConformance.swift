import PushConformanceTesting
import Testing

/// What the app reads in the bytes of a push.
enum PushParser: PayloadParserUnderTest {
  // What your parser reads, and where your server puts it.
  static let fields: Set<ParsedField> = [.title, .body, .url]
  static let keys = PayloadKeyMap(url: ["url"])

  static func parse(_ payload: [UInt8]) -> ParsedNotification? {
    // guard let push = Push(json: Data(payload)) else { return nil }
    // return ParsedNotification(title: push.title, body: push.text, url: push.link)
    nil
  }
}

@Suite(.pushConformance(report: "push-parser.xml")) struct ParserConformance {
  @Test(arguments: Conformance.areas(of: PushParser.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
