/// The written form of durations in scenarios: a whole number and a unit, `5s` or `250ms`.
enum WrittenDuration {
  /// The longest duration in seconds, about 31 years: enough for any timer, and far from an overflow.
  private static let longest: Int64 = 1_000_000_000

  static func duration(_ text: String) -> Duration? {
    let (digits, isMilliseconds) =
      text.hasSuffix("ms") ? (text.dropLast(2), true) : (text.dropLast(1), false)
    guard text.hasSuffix("s"), !digits.isEmpty, digits.count <= 13,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(digits), number <= (isMilliseconds ? longest * 1000 : longest)
    else { return nil }
    return isMilliseconds ? .milliseconds(number) : .seconds(number)
  }

  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return "\(seconds)s" }
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000)ms"
  }
}
