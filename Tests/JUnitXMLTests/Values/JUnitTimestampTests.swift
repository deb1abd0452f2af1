import Foundation
import JUnitXML
import Testing

@Suite("Timestamps")
struct JUnitTimestampTests {
  @Test(
    "A moment is written to the second with a Z",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_795_230_245, "2026-11-21T03:04:05Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (Int64.min, "0000-01-01T00:00:00Z"),
      (Int64.max, "9999-12-31T23:59:59Z"),
    ]
  )
  func spelling(seconds: Int64, expected: String) {
    #expect(JUnitTimestamp(secondsSince1970: seconds).description == expected)
    #expect(JUnitTimestamp(expected)?.description == expected)
  }

  @Test("The calendar agrees with Foundation's over eight centuries")
  func calendar() {
    let formatter = ISO8601DateFormatter()
    for day in stride(from: Int64(-135_000), through: 165_000, by: 97) {
      // A second of the day that depends on the day.
      let seconds = day * 86_400 + Int64(day.magnitude &* 7919 % 86_400)
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      #expect(JUnitTimestamp(secondsSince1970: seconds).description == formatter.string(from: date))
    }
  }

  @Test(
    "Timestamps of other producers are read",
    arguments: [
      ("2026-11-21T03:04:05", "2026-11-21T03:04:05Z"),
      ("2026-11-21T03:04:05.123456+00:00", "2026-11-21T03:04:05Z"),
      ("2026-11-21T03:04:05+05:30", "2026-11-20T21:34:05Z"),
      ("2026-11-21T03:04:05.9-08:00", "2026-11-21T11:04:05Z"),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
    ]
  )
  func lenient(text: String, expected: String) {
    #expect(JUnitTimestamp(text)?.description == expected)
  }

  @Test(
    "A text that is not a timestamp is refused",
    arguments: [
      "", "2026-11-21", "2026-11-21 03:04:05", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
      "2026-11-21T24:00:00Z", "2026-11-21T03:04:05z", "2026-11-21T03:04:05.Z",
      "2026-11-21T03:04:05+0530", "2026-11-21T03:04:05+05:3x", "20261121T030405Z",
      "2026-1a-21T03:04:05Z", "Sat, 21 Nov 2026 03:04:05 GMT",
    ]
  )
  func refused(text: String) { #expect(JUnitTimestamp(text) == nil) }
}
