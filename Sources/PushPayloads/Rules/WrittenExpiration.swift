/// What the text of `apns-expiration` means, told by its digits: it may be longer than any integer type.
enum WrittenExpiration: Hashable {
  /// No whole number.
  case notWhole
  /// Before 1970.
  case negative
  /// 0: a single attempt.
  case once
  /// Up to September 2001 in seconds, eight years before the first push.
  case duration
  /// A date in seconds, up to the year 33658, or the largest number of 64 bits: what people write for
  /// "never" is among them.
  case date
  /// From September 2001 on, in a smaller unit.
  case fine(Unit)
  /// Nobody's date in any unit.
  case beyondReason

  /// A unit that is mistaken for seconds.
  enum Unit: String {
    case milliseconds
    case microseconds
    case nanoseconds

    /// How many digits more than seconds it has.
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
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
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
      // Up to the year 2065; what is greater is another way to say "never".
      case 19 where significant.first.map({ $0 < UInt8(ascii: "3") }) ?? false: .fine(.nanoseconds)
      default: .beyondReason
      }
  }
}
