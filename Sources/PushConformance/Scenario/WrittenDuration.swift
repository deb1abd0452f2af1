/// Durations as scenarios write them: a whole number and its unit, `5s` or `250ms`.
enum WrittenDuration {
  /// The longest time a scenario can let pass, about 31 years: enough for any timer, and far from
  /// where arithmetic ends.
  private static let longest: Int64 = 1_000_000_000

  /// Reads a duration; nil when it is not written so, or is longer than about 31 years.
  static func duration(_ text: String) -> Duration? {
    let (digits, isMilliseconds) =
      text.hasSuffix("ms") ? (text.dropLast(2), true) : (text.dropLast(1), false)
    guard text.hasSuffix("s"), !digits.isEmpty, digits.count <= 13,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(digits), number <= (isMilliseconds ? longest * 1000 : longest)
    else { return nil }
    return isMilliseconds ? .milliseconds(number) : .seconds(number)
  }

  /// Writes a duration, in milliseconds where it is not a whole number of seconds.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return "\(seconds)s" }
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000)ms"
  }
}
