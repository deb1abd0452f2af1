/// The meaning of the value of `apns-expiration`.
///
/// The number of digits determines the meaning, because the value can have more digits than any integer type allows.
enum WrittenExpiration: Hashable {
  case notWhole
  /// The number has a minus sign, so the date would be before 1970.
  case negative
  /// 0, which means a single attempt.
  case once
  /// A number that, as a date, is before September 2001, long before the first push; probably a duration in seconds.
  case duration
  /// A date in seconds up to the year 33658, or `Int64.max`; a date in the far future can stand for "never".
  case date
  /// A date from September 2001 on, in a unit smaller than a second.
  case fine(Unit)
  /// A number that is not a plausible date in any unit.
  case beyondReason

  enum Unit: String {
    case milliseconds
    case microseconds
    case nanoseconds

    /// The number of digits that a time gains if it is written in this unit instead of seconds.
    var digits: Int {
      switch self {
      case .milliseconds: 3
      case .microseconds: 6
      case .nanoseconds: 9
      }
    }
  }

  init(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else {
      self = .notWhole
      return
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    self =
      switch significant.count {
      case _ where isNegative: .negative
      case 0: .once
      case 1...9: .duration
      case 10...12: .date
      case 13: .fine(.milliseconds)
      case 16: .fine(.microseconds)
      case 19 where String(Substring(significant)) == "\(Int64.max)": .date
      // Nanoseconds up to the year 2065; a greater number is not a plausible date.
      case 19 where significant.first.map({ $0 < UInt8(ascii: "3") }) ?? false: .fine(.nanoseconds)
      default: .beyondReason
      }
  }
}
