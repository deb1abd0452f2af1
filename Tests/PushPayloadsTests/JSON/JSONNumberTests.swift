import PushPayloads
import Testing

@Suite("The whole number that a spelling means")
struct JSONNumberTests {
  static let rows: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("0.0", 0), ("-0.0e5", 0), ("0e999999999999999999999", 0),
    ("7", 7), ("-7", -7), ("7.0", 7), ("-7.00", -7), ("70e-1", 7), ("0.7e1", 7), ("0.07E+2", 7),
    ("1e2", 100), ("120", 120), ("1.20e2", 120), ("1.25e2", 125), ("1.25e1", nil),
    ("1.5", nil), ("-0.1", nil), ("1e-400", nil), ("-1e-400", nil), ("1e400", nil),
    ("1.00000000000000000001", nil), ("9007199254740993.0", 9_007_199_254_740_993),
    ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ("9223372036854775807.0", .max), ("-9223372036854775808.0", .min),
    ("9223372036854775808", nil), ("9223372036854775808.0", nil), ("9.3e18", nil), ("1e19", nil),
    ("1e18", 1_000_000_000_000_000_000), ("1e9223372036854775807", nil),
    ("1.5e-9223372036854775808", nil), ("1e99999999999999999999", nil),
    ("100.0e-9223372036854775808", nil), ("100e9223372036854775807", nil),
  ]

  @Test(arguments: rows)
  func wholeNumber(_ lexeme: String, _ value: Int?) throws {
    #expect(try #require(JSONNumber(lexeme: lexeme)).wholeNumber == value)
  }

  @Test(
    "A number is compared with 0 and 1 to its last digit",
    arguments: [
      ("0", true), ("-0", true), ("-0.0e9", true), ("1", true), ("1.000", true), ("10e-1", true),
      ("0.01e2", true), ("0.5", true), ("1e-400", true), ("1e-99999999999999999999", true),
      ("0.99999999999999999999999", true), ("1.00000000000000000001", false), ("1.5", false),
      ("2", false), ("10", false), ("0.1e2", false), ("-1e-400", false), ("-1", false),
      ("1e99999999999999999999", false), ("0e99999999999999999999", true),
    ]
  )
  func isFromZeroToOne(_ lexeme: String, _ isSo: Bool) throws {
    #expect(try #require(JSONNumber(lexeme: lexeme)).isFromZeroToOne == isSo)
  }
}
