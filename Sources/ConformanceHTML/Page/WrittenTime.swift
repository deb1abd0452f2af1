import JUnitXML

/// Times in words that depend neither on the clock nor on the time zone of the machine.
enum WrittenTime {
  static func date(_ seconds: Int) -> String {
    let text = "\(JUnitTimestamp(secondsSince1970: Int64(seconds)))"
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  static func duration(_ time: Duration) -> String { duration(time / .seconds(1)) }

  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e15 else { return "an unknown time" }
    let tenths = Int((seconds * 10).rounded())
    guard tenths >= 600 else {
      return seconds > 0 && tenths == 0 ? "less than 0.1 s" : "\(tenths / 10).\(tenths % 10) s"
    }
    return "\(tenths / 600) min \(tenths / 10 % 60) s"
  }
}
