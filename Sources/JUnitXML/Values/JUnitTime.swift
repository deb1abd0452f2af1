/// A time in the form of the kit's JUnit dialect (`Specs/junit.md`): seconds with three decimals.
///
/// The time is stored and formatted as whole milliseconds. Formatting a `Double` would give `5e-06` for a short case,
/// or a comma in some locales, and consumers cannot read these forms.
struct JUnitTime: Hashable, Comparable, CustomStringConvertible {
  private(set) var milliseconds: Int64

  /// The largest number of milliseconds, more than 31 years; the sum of two such times does not overflow.
  private static let longest: Int64 = 1_000_000_000_000

  static let zero = JUnitTime(milliseconds: 0)

  private init(milliseconds: Int64) { self.milliseconds = milliseconds }

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else {
      self = .zero
      return
    }
    let whole = min(seconds, Self.longest / 1000) * 1000
    let rest = (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    milliseconds = min(whole + rest, Self.longest)
  }

  /// Adds a rounded time, so that a reader who adds the times in the file gets the same sum.
  static func += (sum: inout Self, other: Self) {
    sum.milliseconds = min(sum.milliseconds + other.milliseconds, longest)
  }

  static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

  var description: String {
    let rest = milliseconds % 1000
    return "\(milliseconds / 1000).\(rest < 100 ? "0" : "")\(rest < 10 ? "0" : "")\(rest)"
  }

  enum Flaw {
    case notDecimal
    /// The time has more than three decimals, which the schema of Jenkins' xUnit plugin refuses.
    case tooPrecise
  }

  static func flaw(in spelling: some Collection<UInt8>) -> Flaw? {
    let parts = spelling.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let isDecimal = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isDecimal else { return .notDecimal }
    return parts.count == 2 && parts[1].count > 3 ? .tooPrecise : nil
  }

  /// Reads a time to the nanosecond, ignoring commas; nil if the string is not a number, or is implausibly large.
  static func duration(lenient spelling: String) -> Duration? {
    let digits = spelling.utf8.filter { $0 != UInt8(ascii: ",") }
    guard flaw(in: digits) != .notDecimal else { return nil }
    let parts = digits.split(separator: UInt8(ascii: "."))
    guard let seconds = Int64(String(decoding: parts[0], as: UTF8.self)), seconds <= longest
    else { return nil }
    guard parts.count == 2 else { return .seconds(seconds) }
    let fraction = String(decoding: parts[1].prefix(9), as: UTF8.self)
    let nanoseconds = Int64(fraction + String(repeating: "0", count: 9 - fraction.utf8.count))
    return .seconds(seconds) + .nanoseconds(nanoseconds ?? 0)
  }
}
