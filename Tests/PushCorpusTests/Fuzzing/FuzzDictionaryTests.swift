import PushCorpus
import PushPayloads
import Testing

@Suite("The dictionary is one that libFuzzer and AFL++ read, and holds the words of the field")
struct FuzzDictionaryTests {
  let lines: [String]
  let tokens: [[UInt8]]

  init() throws {
    let corpus = CorpusFolder(try KitResources.locate().corpus)
    let text = String(decoding: try corpus.read("fuzz/payload.dict"), as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    tokens = lines.compactMap { Self.token($0) }
  }

  /// Returns the bytes that a line describes, by the grammar of libFuzzer's `ParseOneDictionaryEntry`.
  ///
  /// AFL's grammar is a subset: an optional name and an equals sign, and in quotes visible ASCII, `\\`, `\"` and
  /// `\xAB`.
  static func token(_ line: String) -> [UInt8]? {
    let line = Array(line.utf8)
    guard let opening = line.firstIndex(of: UInt8(ascii: "\"")), line.count > opening + 2,
      line.last == UInt8(ascii: "\"")
    else { return nil }
    if opening > 0 {
      guard line[opening - 1] == UInt8(ascii: "=") else { return nil }
    }
    var token: [UInt8] = []
    var rest = line[(opening + 1)..<(line.count - 1)]
    while let byte = rest.popFirst() {
      guard (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "\"") else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        token.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): token.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "\""): token.append(UInt8(ascii: "\""))
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
        token.append(value)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return token
  }

  @Test("Every line is empty, a comment or a token")
  func grammar() {
    for (index, line) in lines.enumerated() {
      #expect(
        line.isEmpty || line.hasPrefix("#") || Self.token(line) != nil,
        "line \(index + 1): \(line)"
      )
    }
    #expect(tokens.count > 150)
  }

  @Test(
    "A text that is not a token is recognized",
    arguments: [
      ("\"a\"", true), ("name=\"a\"", true), (#""\\\"\x00""#, true), ("\"\"", false), ("a", false),
      ("\"a", false), ("\"é\"", false), (#""\n""#, false), (#""\x0""#, false), (#""\xZZ""#, false),
      (#""a"b""#, false), (#""\""#, false), ("name\"a\"", false),
    ]
  )
  func tokens(line: String, isToken: Bool) { #expect((Self.token(line) != nil) == isToken) }

  @Test("No token stands twice, and none is longer than libFuzzer keeps")
  func sizes() {
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.count <= 64 })
  }

  @Test("The dictionary has every name of aps and of an alert, every push type and topic suffix")
  func words() {
    let words = Set(tokens.map { String(decoding: $0, as: UTF8.self) })
    for key in APSKey.allCases { #expect(words.contains("\"\(key.rawValue)\"")) }
    for key in AlertKey.allCases { #expect(words.contains("\"\(key.rawValue)\"")) }
    for type in PushType.allCases {
      #expect(words.contains(type.rawValue))
      if let suffix = type.topicSuffix, !suffix.isEmpty { #expect(words.contains(suffix)) }
    }
  }
}
