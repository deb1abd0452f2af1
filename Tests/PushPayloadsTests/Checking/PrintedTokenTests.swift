import Testing

@testable import PushPayloads

@Suite("A token that was printed is notified from one that was written out")
struct PrintedTokenTests {
  @Test(
    "Each way to print a token is known, percent-encoded or not",
    arguments: [
      ("<965b251e 6cb1926d>", .brackets), ("%3C965b251e%206cb1926d%3E", .brackets),
      ("<>", .brackets), ("{length = 32, bytes = 0x965b251e … 376eab7c }", .abridged),
      ("{length=32,bytes=0x965b251e...376eab7c}", .abridged), ("32 bytes", .count),
      ("32%20bytes", .count), ("Optional(32 bytes)", .optional), ("Optional(\"00ff\")", .optional),
      ("(null)", .nothing), ("<null>", .nothing), ("NULL", .nothing), ("nil", .nothing),
      ("None", .nothing), ("undefined", .nothing), ("%28null%29", .nothing),
    ] as [(String, PrintedToken)]
  )
  func printed(text: String, form: PrintedToken) {
    #expect(PrintedToken(text) == form)
  }

  @Test(
    "Other texts are not printed tokens",
    arguments: [
      "", "00ff", "bytes", "x bytes", "{}", "{length}", "<00ff", "null0", "%", "%2", "%zz",
    ]
  )
  func written(text: String) {
    #expect(PrintedToken(text) == nil)
  }

  @Test(
    "Base64 is recognized in both alphabets, padded or not",
    arguments: [
      ("Y2g=", true), ("Y2g", true), ("YQ==", true), ("YQ", true), ("a+/b", true), ("a-_b", true),
      ("", false), ("=", false), ("Y", false), ("Y2g==", false), ("Y===", false), ("Y2=g", false),
      ("Y2g=\n", false), ("Y 2g", false),
    ]
  )
  func base64(text: String, isBase64: Bool) {
    #expect(Base64.holds(Array(text.utf8)) == isBase64)
  }
}
