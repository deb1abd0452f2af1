import PushPayloads
import ReferenceAdapters
import Testing

@MainActor @Suite("The parsers on top of Foundation refuse what they cannot read, and stay alive")
struct ReferenceParserTests {
  /// A body of 513 open brackets ends the process inside `JSONDecoder`.
  @Test("Unclosed brackets are refused", arguments: [1, 511, 512, 513, 514, 600, 100_000])
  func openBrackets(_ count: Int) {
    for text in ["[", #"{"a":"#, #"{"aps":["#] {
      let body = Array(String(repeating: text, count: count).utf8)
      #expect(throws: (any Error).self) { try CodablePushParser.parse(body) }
      #expect(throws: (any Error).self) { try DictionaryPushParser.parse(body) }
      let inObject = Array(#"{"a":"#.utf8) + body.dropFirst(5)
      #expect(throws: (any Error).self) { try CodablePushParser.parse(inObject) }
    }
  }

  @Test(
    "Unclosed brackets in wider encodings are refused",
    arguments: [(0, 1), (1, 0), (0, 3), (3, 0)]
  )
  func wideBrackets(before: Int, after: Int) {
    let zeros = (
      before: [UInt8](repeating: 0, count: before), after: [UInt8](repeating: 0, count: after)
    )
    let body = (0..<513).flatMap { _ in zeros.before + [UInt8(ascii: "[")] + zeros.after }
    #expect(throws: (any Error).self) { try CodablePushParser.parse(body) }
  }

  @Test("A text that quotes brackets is read")
  func readsOn() throws {
    let body = #"{"aps":{"alert":"[[{"},"x":[[]]}"#
    #expect(try CodablePushParser.parse(Array(body.utf8))?.body == "[[{")
  }
}
