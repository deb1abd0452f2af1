extension PayloadMessages {
  static let clock: [Row] = [
    Row(
      "headers.expiration.clock.past",
      "headers.expiration.past",
      0..<0,
      #"""
      apns-expiration is 1794999699, a time before the push is sent, so APNs does not store it. \#
      Send the present time plus a duration, or 0 to try once.
      """#
    ),
    Row(
      "headers.expiration.clock.2020",
      "headers.expiration.past",
      0..<0,
      #"""
      apns-expiration is 1580000000, a time before the push is checked, so APNs does not store \#
      it. Send the present time plus a duration, or 0 to try once.
      """#
    ),
    Row(
      "headers.expiration.clock.sample",
      "headers.expiration.past-by-now",
      0..<0,
      #"""
      apns-expiration is 1794913600, a time before the push is checked, so APNs does not store \#
      it. Send the present time plus a duration, or 0 to try once.
      """#
    ),
    Row(
      "headers.expiration.clock.far",
      "headers.expiration.beyond-storage",
      0..<0,
      #"""
      apns-expiration is more than 30 days ahead, and APNs stores a push for that time at most. \#
      Send an earlier time if the push is out of date sooner.
      """#
    ),
    Row(
      "headers.expiration.clock.broadcast",
      "headers.expiration.beyond-storage",
      0..<0,
      #"""
      apns-expiration is more than 8 hours ahead, and a channel stores a message for that time \#
      at most. Send an earlier time if the push is out of date sooner.
      """#
    ),
    Row(
      "headers.expiration.voip.day",
      "headers.expiration.voip",
      0..<0,
      #"""
      A push of type voip has an apns-expiration more than a minute ahead, so APNs can deliver \#
      it after the call has ended. Apple asks for 0 or a few seconds. Send 0.
      """#
    ),
    Row(
      "headers.expiration.voip.omitted",
      "headers.expiration.voip",
      0..<0,
      #"""
      A push of type voip has no apns-expiration, so APNs can deliver it after the call has \#
      ended. Apple asks for 0 or a few seconds. Send 0.
      """#
    ),
    Row(
      "live-activity.date.zero-start",
      "live-activity.date.not-since-1970",
      20..<24,
      #"""
      timestamp is 1234, a time before there were Live Activities. Send the present time in \#
      seconds since 1970.
      """#
    ),
    Row(
      "live-activity.date.negative",
      "live-activity.date.not-since-1970",
      20..<22,
      #"""
      timestamp is -5, a time before there were Live Activities. Send the present time in \#
      seconds since 1970.
      """#
    ),
    Row(
      "live-activity.timestamp.clock.past",
      "live-activity.timestamp.past",
      20..<30,
      #"""
      timestamp is 1794996400, a time in the past, and the system drops a push that is older \#
      than the state on the screen. Write the time of sending when you send.
      """#
    ),
    Row(
      "live-activity.timestamp.clock.sample",
      "live-activity.timestamp.past-by-now",
      20..<30,
      #"""
      timestamp is 1794913600, a time in the past, and the system drops a push that is older \#
      than the state on the screen. Write the time of sending when you send. If the push is a \#
      sample, give --now the time of sending.
      """#
    ),
    Row(
      "live-activity.timestamp.clock.ahead",
      "live-activity.timestamp.ahead",
      20..<30,
      #"""
      timestamp is 1795032400, more than eight hours ahead, and the system drops such a push. \#
      Send the time of sending; stale-date is for the future.
      """#
    ),
  ]
}
