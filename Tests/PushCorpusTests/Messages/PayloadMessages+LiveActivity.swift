extension PayloadMessages {
  static let liveActivity: [Row] = [
    Row(
      "live-activity.event.missing",
      "live-activity.event.missing",
      7..<57,
      #"""
      A push to a Live Activity needs an event, and this push has none. Add "event": "start", \#
      "update" or "end".
      """#
    ),
    Row(
      "live-activity.event.capital",
      "live-activity.event.unknown",
      39..<47,
      #"""
      event is "Update", a string; "start", "update" or "end" is expected. Did you mean \#
      "update"?
      """#
    ),
    Row(
      "live-activity.event.number",
      "live-activity.event.unknown",
      39..<40,
      #"""
      event is 1, a number; "start", "update" or "end" is expected.
      """#
    ),
    Row(
      "live-activity.timestamp.missing",
      "live-activity.timestamp.missing",
      7..<51,
      #"""
      A push to a Live Activity needs a timestamp, so that an older state does not replace a \#
      newer one. Add timestamp, in seconds since 1970.
      """#
    ),
    Row(
      "live-activity.content-state.missing",
      "live-activity.content-state.missing",
      7..<48,
      #"""
      event is "update", but the push has no content-state, so the Live Activity has nothing to \#
      show. Add all members of the app's ContentState.
      """#
    ),
    Row(
      "live-activity.content-state.missing-at-end",
      "live-activity.content-state.missing-at-end",
      7..<45,
      #"""
      event is "end", but the push has no content-state. The Live Activity shows its last state \#
      until it disappears. Apple recommends sending the final state.
      """#
    ),
    Row(
      "live-activity.content-state.string",
      "live-activity.content-state.not-an-object",
      64..<77,
      #"""
      content-state is "{\"eta\":5}", a string; an object with the app's ContentState is \#
      expected.
      """#
    ),
    Row(
      "live-activity.content-state.date-string",
      "live-activity.content-state.date-string",
      103..<125,
      #"""
      content-state holds the date "2024-02-23T14:30:00Z". An app that decodes it as a String \#
      gets it. An app that decodes it as a Date loses the state, because the system expects \#
      seconds since 1 January 2001.
      """#
    ),
    Row(
      "live-activity.timestamp.string",
      "live-activity.date.not-a-number",
      20..<32,
      #"""
      timestamp is "1700000000", a string; a number of seconds since 1970 is expected. \#
      Write 1700000000 without quotes.
      """#
    ),
    Row(
      "live-activity.timestamp.boolean",
      "live-activity.date.not-a-number",
      20..<24,
      #"""
      timestamp is true, a Boolean; a number of seconds since 1970 is expected.
      """#
    ),
    Row(
      "live-activity.timestamp.milliseconds",
      "live-activity.date.not-in-seconds",
      20..<33,
      #"""
      timestamp is 1700000000000, which looks like milliseconds since 1970; seconds are \#
      expected. Divide it by 1,000.
      """#
    ),
    Row(
      "live-activity.timestamp.nanoseconds",
      "live-activity.date.not-in-seconds",
      20..<39,
      #"""
      timestamp is 1700000000000000000, which looks like nanoseconds since 1970; seconds \#
      are expected. Divide it by 1,000,000,000.
      """#
    ),
    Row(
      "live-activity.dismissal-date.with-update",
      "live-activity.dismissal-date.without-end",
      91..<101,
      #"""
      dismissal-date is sent with the event "update" and counts only when a Live Activity ends. \#
      Send it with "end"; stale-date says when a state is out of date.
      """#
    ),
    Row(
      "live-activity.dismissal-date.eight-hours",
      "live-activity.dismissal-date.beyond-four-hours",
      90..<100,
      #"""
      dismissal-date is more than four hours after the timestamp, and the system removes \#
      an ended Live Activity after four hours at the latest. Choose an earlier date.
      """#
    ),
  ]
}
