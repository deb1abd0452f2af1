import Testing

@testable import JUnitXML

@Suite("Times")
struct JUnitTimeTests {
  @Test(
    "A duration is whole milliseconds, written by hand",
    arguments: [
      (Duration.zero, "0.000"), (.microseconds(499), "0.000"), (.microseconds(500), "0.001"),
      (.nanoseconds(5), "0.000"), (.milliseconds(7), "0.007"), (.milliseconds(70), "0.070"),
      (.milliseconds(1234), "1.234"), (.microseconds(999_500), "1.000"),
      (.seconds(1_234_567), "1234567.000"), (.milliseconds(-5), "0.000"),
      (.seconds(Int64.max), "1000000000.000"), (.seconds(Int64.min), "0.000"),
    ]
  )
  func spelling(duration: Duration, expected: String) {
    #expect(JUnitTime(duration).description == expected)
  }

  @Test("A sum adds the rounded times and stays within bounds")
  func sum() {
    var sum = JUnitTime.zero
    sum += JUnitTime(.microseconds(600))
    sum += JUnitTime(.microseconds(600))
    #expect(sum.description == "0.002")
    sum += JUnitTime(.seconds(Int64.max))
    #expect(sum.description == "1000000000.000")
  }

  @Test(
    "A spelling of a time is accepted or refused",
    arguments: [
      ("0", nil), ("12.5", nil), ("0.123", nil), ("1234567.000", nil),
      ("0.1234", .tooPrecise), ("5e-06", .notDecimal), ("1,234.6", .notDecimal),
      ("-1", .notDecimal), ("+1", .notDecimal), ("NaN", .notDecimal), ("", .notDecimal),
      (".5", .notDecimal), ("5.", .notDecimal), ("1.2.3", .notDecimal), (" 1", .notDecimal),
      ("٣", .notDecimal),
    ] as [(String, JUnitTime.Flaw?)]
  )
  func flaw(spelling: String, expected: JUnitTime.Flaw?) {
    #expect(JUnitTime.flaw(in: spelling.utf8) == expected)
  }

  @Test(
    "A reader accepts other spellings of a time",
    arguments: [
      ("1,234.6", .milliseconds(1_234_600)), ("0.0000000019", .nanoseconds(1)), ("3", .seconds(3)),
      ("5e-06", nil), ("", nil), ("99999999999999999999", nil),
    ] as [(String, Duration?)]
  )
  func lenient(spelling: String, expected: Duration?) {
    #expect(JUnitTime.duration(lenient: spelling) == expected)
  }
}
