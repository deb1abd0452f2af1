/// A time to the second, in Coordinated Universal Time.
///
/// The description ends with `Z`, as in `2026-11-21T03:04:05Z`. For a time without a zone, Azure assumes UTC, and
/// Allure assumes the zone of its server.
package struct JUnitTimestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let secondsSince1970: Int64

  private static let range: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

  /// Creates a timestamp; a time before year 0 or after 9999 becomes the nearest time in these years.
  package init(secondsSince1970: Int64) {
    self.secondsSince1970 = min(max(secondsSince1970, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Creates a timestamp from a date and time of ISO 8601; nil for other strings.
  ///
  /// `Z`, an offset and a fraction of a second are optional. The initializer drops the fraction, and takes a time
  /// without a zone as UTC.
  package init?(_ text: String) {
    guard let seconds = Self.parse(Array(text.utf8)) else { return nil }
    self.init(secondsSince1970: seconds)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  package var description: String {
    let (days, second) = secondsSince1970.quotientAndRemainder(flooredBy: 86_400)
    let (year, month, day) = Self.civil(fromDays: days)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let hour = Self.padded(second / 3600, 2)
    let minute = Self.padded(second / 60 % 60, 2)
    return "\(date)T\(hour):\(minute):\(Self.padded(second % 60, 2))Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension JUnitTimestamp {
  private static func parse(_ bytes: [UInt8]) -> Int64? {
    // YYYY-MM-DDThh:mm:ss is 19 bytes, followed by a fraction and a zone.
    guard bytes.count >= 19,
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = number(bytes[0..<4]),
      let month = number(bytes[5..<7], in: 1...12),
      let day = number(bytes[8..<10], in: 1...31),
      let hour = number(bytes[11..<13], in: 0...23),
      let minute = number(bytes[14..<16], in: 0...59),
      let second = number(bytes[17..<19], in: 0...60)  // a leap second is allowed
    else { return nil }
    let days = days(fromCivil: (year, month, day))
    guard civil(fromDays: days) == (year, month, day) else { return nil }

    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { digits.contains($0) }
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let offset = zoneOffset(rest) else { return nil }
    return days * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func number(
    _ bytes: ArraySlice<UInt8>,
    in range: ClosedRange<Int64> = 0...9999
  ) -> Int64? {
    guard bytes.allSatisfy(digits.contains) else { return nil }
    let value = bytes.reduce(0) { $0 * 10 + Int64($1 - digits.lowerBound) }
    return range.contains(value) ? value : nil
  }

  /// Returns the offset of a time zone in seconds, positive in the east; 0 for an empty zone, nil for an invalid zone.
  private static func zoneOffset(_ zone: ArraySlice<UInt8>) -> Int64? {
    if zone.isEmpty || zone.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
    let sign = zone.first == UInt8(ascii: "-") ? -1 : zone.first == UInt8(ascii: "+") ? 1 : 0
    let clock = zone.dropFirst()
    guard sign != 0, clock.count == 5, clock.dropFirst(2).first == UInt8(ascii: ":"),
      let hours = number(clock.prefix(2), in: 0...23),
      let minutes = number(clock.suffix(2), in: 0...59)
    else { return nil }
    return Int64(sign) * (hours * 3600 + minutes * 60)
  }

  // The next two functions use the proleptic Gregorian calendar. Their years begin in March, so that the leap day is
  // the last day of a year. The number of days before a month is then a linear function: (153 m + 2) / 5. An era is 400
  // years or 146,097 days; 719,468 days are between 1 March of year 0 and 1970.

  private static func days(fromCivil date: (year: Int64, month: Int64, day: Int64)) -> Int64 {
    let (era, year) = (date.month > 2 ? date.year : date.year - 1)
      .quotientAndRemainder(flooredBy: 400)
    let month = (date.month + 9) % 12
    let dayOfYear = (153 * month + 2) / 5 + date.day - 1
    return era * 146_097 + year * 365 + year / 4 - year / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, day) = (days + 719_468).quotientAndRemainder(flooredBy: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let january = month >= 10
    return (
      era * 400 + year + (january ? 1 : 0),
      january ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

extension Int64 {
  fileprivate func quotientAndRemainder(flooredBy divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
