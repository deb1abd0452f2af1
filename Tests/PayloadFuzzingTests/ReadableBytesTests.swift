import Testing

@testable import PayloadFuzzing

@Suite("Bytes are shown to a reader as text")
struct ReadableBytesTests {
  @Test(
    arguments: [
      ([], ""),
      (Array(#"{"a":"é漢😀"}"#.utf8), #"{"a":"é漢😀"}"#),
      ([0x00, 0x0A, 0x1B, 0x7F, 0xFF], #"\x00\x0a\x1b\x7f\xff"#),
      (Array("a\u{202E}b\u{2028}".utf8), #"a\xe2\x80\xaeb\xe2\x80\xa8"#),
      ([0xE6, 0xBC], #"\xe6\xbc"#),
      ([UInt8](repeating: 0x61, count: 160), String(repeating: "a", count: 160)),
      ([UInt8](repeating: 0x61, count: 161), String(repeating: "a", count: 160) + "… (161 bytes)"),
    ] as [([UInt8], String)]
  )
  func description(bytes: [UInt8], text: String) {
    #expect(ReadableBytes(bytes).description == text)
  }
}
