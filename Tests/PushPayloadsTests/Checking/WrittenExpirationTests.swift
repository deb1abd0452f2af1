import Testing

@testable import PushPayloads

@Suite("The digits of an expiration tell its unit")
struct WrittenExpirationTests {
  @Test(
    arguments: [
      ("", .notWhole), ("-", .notWhole), ("+1", .notWhole), ("1.0", .notWhole), ("٣", .notWhole),
      ("0", .once), ("0000000000000000000000", .once), ("-0", .negative), ("-1", .negative),
      ("1", .duration), ("000000000000001", .duration), ("999999999", .duration),
      ("1000000000", .date), ("999999999999", .date), ("9223372036854775807", .date),
      ("1000000000000", .fine(.milliseconds)), ("9999999999999", .fine(.milliseconds)),
      ("10000000000000", .beyondReason), ("1000000000000000", .fine(.microseconds)),
      ("9999999999999999", .fine(.microseconds)), ("1000000000000000000", .fine(.nanoseconds)),
      ("3000000000000000000", .beyondReason), ("9223372036854775808", .beyondReason),
      ("18446744073709551616", .beyondReason),
    ] as [(String, WrittenExpiration)]
  )
  func meaning(text: String, meaning: WrittenExpiration) {
    #expect(WrittenExpiration(text) == meaning)
  }
}
