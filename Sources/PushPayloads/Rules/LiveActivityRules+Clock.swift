extension LiveActivityRules {
  // MARK: - Dates and the time

  static let clock: [PayloadRule] = [
    .members("live-activity.date.not-since-1970", .warning, dateKeys) { key, date, evidence in
      guard evidence.isForLiveActivity, let value = date.value.number?.double, value < firstDate,
        key != .dismissalDate || sinceTwentyTwo.contains(value)
      else { return nil }
      let hint =
        sinceTwentyTwo.contains(value)
        ? """
         It looks like seconds since 2001, as JSONEncoder writes a Date; add 978307200, or send \
        timeIntervalSince1970.
        """ : " Send the present time in seconds since 1970."
      return "\(key.rawValue) is \(date.spelling), a time before there were Live Activities.\(hint)"
    },
    .member("live-activity.timestamp.past", .warning, .timestamp) { past($0, $1, .certain) },
    .member("live-activity.timestamp.past-by-now", .info, .timestamp) { past($0, $1, .possible) },
    .member("live-activity.timestamp.ahead", .warning, .timestamp) { date, evidence in
      guard evidence.isForLiveActivity, evidence.activityEvent != .end,
        let value = date.value.number?.double, value < 1e12, evidence.isAhead(value, by: 8 * 3_600)
      else { return nil }
      return """
        timestamp is \(date.spelling), more than eight hours ahead, and the system drops such a \
        push. Send the time of sending; stale-date is for the future.
        """
    },
  ]

  /// Returns the message about a timestamp that has passed; nil for the event `end`, which counts with any timestamp.
  private static func past(
    _ date: JSONDocument.Element,
    _ evidence: PayloadEvidence,
    _ lateness: PayloadEvidence.Lateness
  ) -> String? {
    guard evidence.isForLiveActivity, evidence.activityEvent != .end,
      let value = date.value.number?.double, value >= firstDate, evidence.isPast(value) == lateness
    else { return nil }
    return """
      timestamp is \(date.spelling), a time in the past, and the system drops a push that is older \
      than the state on the screen. Write the time of sending when you send.\
      \(lateness == .certain ? "" : " If the push is a sample, give --now the time of sending.")
      """
  }

  /// September 2020, in seconds since 1970: two years before the first Live Activities.
  private static let firstDate = 1.6e9

  /// The years 2022 to 2039, in seconds since 2001.
  private static let sinceTwentyTwo = 662_688_000.0..<1_230_768_000.0

  /// Returns whether a number is a date of the years 2020 to 2039, in milliseconds since 1970.
  static func isInMilliseconds(_ value: Double) -> Bool { 1.6e12..<2.2e12 ~= value }
}
