/// Formats times in words that depend neither on the clock nor on the time zone of the machine.
enum WrittenTime {
  /// Returns a number of seconds since 1970 as a date and a time in UTC.
  static func date(_ seconds: Int) -> String {
    let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    // The years of this calculation begin in March, so that the leap day is the last day of a year. 719,468 days are
    // between 0000-03-01 and 1970-01-01.
    let (era, day) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let calendarYear = era * 400 + year + (calendarMonth <= 2 ? 1 : 0)
    let date = "\(calendarYear)-\(padded(calendarMonth))-\(padded(dayOfMonth))"
    return "\(date) \(padded(second / 3_600)):\(padded(second / 60 % 60)) UTC"
  }

  /// Returns a duration, such as "1.3 s" or "2 min 5 s".
  static func duration(_ time: Duration) -> String { duration(time / .seconds(1)) }

  /// Returns a number of seconds in the form of a duration.
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e15 else { return "an unknown time" }
    let tenths = Int((seconds * 10).rounded())
    guard tenths >= 600 else {
      return seconds > 0 && tenths == 0 ? "less than 0.1 s" : "\(tenths / 10).\(tenths % 10) s"
    }
    return "\(tenths / 600) min \(tenths / 10 % 60) s"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
