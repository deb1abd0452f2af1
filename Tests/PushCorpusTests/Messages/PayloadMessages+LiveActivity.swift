extension PayloadMessages {
  static let liveActivity: [Row] = [
    Row(
      "live-activity.event.missing",
      "live-activity.event.missing",
      7..<57,
      #"""
      A push to a Live Activity says what happens to it, and there is no event. Add \#
      "event": "start", "update" or "end".
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
      A push to a Live Activity says when it was sent, so that an older state does not \#
      replace a newer one, and there is no timestamp. Add the seconds since 1970.
      """#
    ),
    Row(
      "live-activity.content-state.missing",
      "live-activity.content-state.missing",
      7..<48,
      #"""
      event is "update" and there is no content-state, so the Live Activity has nothing to \#
      show. Add the members of the app's ContentState, all of them.
      """#
    ),
    Row(
      "live-activity.content-state.missing-at-end",
      "live-activity.content-state.missing-at-end",
      7..<45,
      #"""
      event is "end" and there is no content-state: until it disappears, the Live Activity \#
      shows what it showed last. Apple recommends to send the final state.
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
      content-state holds the date "2024-02-23T14:30:00Z". If the app reads it as a \#
      String, fine; if as a Date, the state is lost, for the system decodes a Date as \#
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
