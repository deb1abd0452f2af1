import PushCorpus

/// A day of the Gregorian calendar, without a time zone.
package struct CalendarDay: Sendable, Hashable, Comparable {
  /// The day in the form of ISO 8601, such as `2026-12-31`.
  package let text: String

  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]),
      (1...Self.days(ofMonth: numbers[1], year: numbers[0])).contains(numbers[2])
    else { return nil }
    self.text = text
  }

  private static func days(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Compares the texts, which suffices because the year comes first and has four digits.
  package static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    first.text < second.text
  }
}

extension CalendarDay: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = CalendarDay(text)
    else { throw decoder.corrupted("'\(text)' is not a date; write one such as 2026-12-31") }
    self = day
  }

  package func encode(to encoder: any Encoder) throws {
    try text.encode(to: encoder)
  }
}
