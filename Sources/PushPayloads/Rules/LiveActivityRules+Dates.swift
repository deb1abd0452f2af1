extension LiveActivityRules {
  // MARK: - timestamp, stale-date and dismissal-date

  static let dates: [PayloadRule] = [
    .members("live-activity.date.not-a-number", .ignored, dateKeys) { key, date, evidence in
      guard evidence.isForLiveActivity, date.kind != .number else { return nil }
      let hint = Int(date.string).map { " Write \($0) without quotes." } ?? ""
      return "\(key.rawValue) is \(date.quoted); a number of seconds since 1970 is expected.\(hint)"
    },
    .members("live-activity.date.not-in-seconds", .warning, dateKeys) { key, date, evidence in
      guard evidence.isForLiveActivity, let value = date.value.number?.double,
        let unit = Unit(of: value)
      else { return nil }
      return """
        \(key.rawValue) is \(date.spelling), which looks like \(unit.rawValue) since 1970; seconds are \
        expected. Divide it by \(unit.divisor).
        """
    },
    .member(
      "live-activity.dismissal-date.without-end",
      .warning,
      .dismissalDate
    ) { date, evidence in
      guard evidence.isForLiveActivity, date.kind == .number, let event = evidence.activityEvent,
        event != .end
      else { return nil }
      return """
        dismissal-date is sent with the event "\(event.rawValue)" and counts only when a Live \
        Activity ends. Send it with "end"; stale-date says when a state is out of date.
        """
    },
    .member(
      "live-activity.dismissal-date.beyond-four-hours",
      .warning,
      .dismissalDate
    ) { date, evidence in
      guard evidence.isForLiveActivity, evidence.activityEvent == .end, let value = seconds(date),
        let sent = evidence[.timestamp].flatMap(seconds), value - sent > fourHours
      else { return nil }
      return """
        dismissal-date is more than four hours after the timestamp, and the system removes an ended \
        Live Activity after four hours at the latest. Choose an earlier date.
        """
    },
  ]

  static let dateKeys: [APSKey] = [.timestamp, .staleDate, .dismissalDate]
  private static let fourHours = 4.0 * 60 * 60

  /// Returns a date in seconds; nil if the value is not a number, or so large that it must be in a smaller unit.
  private static func seconds(_ date: JSONDocument.Element) -> Double? {
    date.value.number?.double.flatMap { Unit(of: $0) == nil ? $0 : nil }
  }

  /// The probable unit of a date of 1e12 or more, which cannot be in seconds.
  ///
  /// As seconds, 1e12 is the year 33658, beyond any date that stands for "never" (the end of 9999 is 2.5e11). As
  /// milliseconds, 1e12 is before the first Live Activities: 2022-01-01 is 1.6e12.
  private enum Unit: String {
    case milliseconds, microseconds, nanoseconds

    init?(of value: Double) {
      switch value {
      case 1e12..<1e15: self = .milliseconds
      case 1e15..<1e18: self = .microseconds
      case 1e18...: self = .nanoseconds
      default: return nil
      }
    }

    var divisor: String {
      switch self {
      case .milliseconds: "1,000"
      case .microseconds: "1,000,000"
      case .nanoseconds: "1,000,000,000"
      }
    }
  }
}
