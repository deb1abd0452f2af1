extension PayloadMessages {
  static let expiration: [Row] = [
    Row(
      "headers.expiration.milliseconds",
      "headers.expiration.milliseconds",
      0..<0,
      #"""
      apns-expiration is 1800000000000, which looks like milliseconds since 1970. APNs reads it \#
      as seconds, and the date is tens of thousands of years ahead. Send 1800000000.
      """#
    ),
    Row(
      "headers.expiration.five-minutes",
      "headers.expiration.duration",
      0..<0,
      #"""
      apns-expiration is 300, a time before push notifications existed, so the push has expired \#
      when it is sent. Send the present time plus the duration, or 0 to try once.
      """#
    ),
    Row(
      "headers.expiration.push-to-talk-later",
      "headers.expiration.push-to-talk",
      0..<0,
      #"""
      A push of type pushtotalk has apns-expiration 1800000000, so APNs keeps it until then; \#
      Apple asks for 0, because a late push is useless: the talk has ended. Send 0.
      """#
    ),
    Row(
      "headers.expiration.push-to-talk-omitted",
      "headers.expiration.push-to-talk",
      0..<0,
      #"""
      A push of type pushtotalk has no apns-expiration, so APNs keeps it; Apple asks for 0, \#
      because a late push is useless: the talk has ended. Send 0.
      """#
    ),
    Row(
      "headers.expiration.fraction",
      "headers.expiration.not-a-number",
      0..<0,
      #"""
      apns-expiration is "1700000000.5", so APNs answers 400 BadExpirationDate; whole seconds \#
      since 1970 are expected, or 0 to try once.
      """#
    ),
    Row(
      "headers.expiration.negative",
      "headers.expiration.negative",
      0..<0,
      #"""
      apns-expiration is -1, a negative number; Apple does not document its effect. Send 0 to try \#
      once, or the time until which APNs keeps the push, in seconds since 1970.
      """#
    ),
    Row(
      "headers.expiration.microseconds",
      "headers.expiration.out-of-range",
      0..<0,
      #"""
      apns-expiration is 1800000000000000, which looks like microseconds since 1970; \#
      seconds are expected. Send 1800000000.
      """#
    ),
    Row(
      "headers.expiration.hundred-digits",
      "headers.expiration.out-of-range",
      0..<0,
      #"""
      apns-expiration is 999999999999999999999999999999999999999999999999…, a number of 100 \#
      digits; a date in seconds since 1970 has ten digits until the year 2286. Apple does not \#
      document the effect. Send the seconds, or 0 to try once.
      """#
    ),
    Row(
      "headers.expiration.push-to-talk-minute",
      "headers.expiration.push-to-talk",
      0..<0,
      #"""
      A push of type pushtotalk has apns-expiration 60; Apple asks for 0, because a late push is \#
      useless: the talk has ended. Send 0.
      """#
    ),
  ]
}
