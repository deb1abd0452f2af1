import ConformanceTestSupport
import PropertyEngine
import PushPayloads
import Testing

@Suite("Spoilt texts are mostly broken, in every way, and never out of bounds")
struct HostileBytesTests {
  private static let text = Array(
    #"{"aps":{"alert":"Lunch at one?","badge":3},"url":"a://b"}"#.utf8
  )

  private static func spoilt(_ generator: Generator<[UInt8]>, _ count: UInt64) -> [[UInt8]] {
    (0..<count).map { index in
      generator.generate(CaseSeed(runSeed: 1, propertyID: "spoilt", caseIndex: index)).value
    }
  }

  @Test("Some hostile texts are read, and the others fail for every possible reason")
  func reasons() {
    var reasons: Set<String> = []
    var read = 0
    for bytes in Self.spoilt(.spoilt([Self.text, Array("[1,2]".utf8)], mutations: 1...4), 3_000) {
      switch JSONScanner.scan(bytes) {
      case .success: read += 1
      case .failure(let error):
        reasons.insert(String("\(error.kind)".prefix { $0 != "(" }))
      }
    }
    #expect((300...1_500).contains(read))
    #expect(
      reasons == [
        "byteOrderMark", "comment", "controlCharacter", "encoding", "invalidEscape", "invalidUTF8",
        "leadingPlus", "leadingZero", "missingDigit", "nestingLimit", "singleQuote",
        "trailingComma",
        "trailingContent", "unexpectedByte", "unexpectedEnd", "unknownWord", "unquotedName",
        "unterminatedString",
      ]
    )
  }

  @Test("Hostile texts stay below 64 KiB")
  func bounds() {
    let long = [UInt8](repeating: UInt8(ascii: "["), count: 65_000)
    for bytes in Self.spoilt(.spoilt([long], mutations: 1...8), 200) {
      #expect(bytes.count <= 65_536)
    }
  }

  @Test("No mutation leaves the text unchanged, and an empty text can be spoilt")
  func edges() {
    #expect(Generator.spoilt([Self.text]).replay([0, 0]).value == Self.text)
    #expect(Self.spoilt(.spoilt([[]], mutations: 4...4), 200).contains { !$0.isEmpty })
  }
}
