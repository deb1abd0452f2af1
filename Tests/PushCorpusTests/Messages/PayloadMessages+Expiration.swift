extension PayloadMessages {
  static let expiration: [Row] = [
    Row(
      "headers.expiration.milliseconds",
      "headers.expiration.milliseconds",
      0..<0,
      #"""
      apns-expiration is 1800000000000: as seconds, which it is read as, that is tens of \#
      thousands of years ahead, and as milliseconds a likely date. Send 1800000000.
      """#
    ),
    Row(
      "headers.expiration.five-minutes",
      "headers.expiration.duration",
      0..<0,
      #"""
      apns-expiration is 300, a moment long before there were pushes, so the push has \#
      expired when it is sent. Add the duration to the present time, or send 0 to try \#
      once.
      """#
    ),
    Row(
      "headers.expiration.push-to-talk-later",
      "headers.expiration.push-to-talk",
      0..<0,
      #"""
      A push of type pushtotalk has apns-expiration 1800000000, so APNs keeps it until \#
      then; Apple asks for 0, since nobody wants to hear late that somebody spoke. Send 0.
      """#
    ),
    Row(
      "headers.expiration.push-to-talk-omitted",
      "headers.expiration.push-to-talk",
      0..<0,
      #"""
      A push of type pushtotalk has no apns-expiration, so APNs keeps it; Apple asks for \#
      0, since nobody wants to hear late that somebody spoke. Send 0.
      """#
    ),
    Row(
      "headers.expiration.trailing-blank",
      "headers.expiration.not-a-number",
      0..<0,
      #"""
      apns-expiration is "1800000000 ", which APNs answers with 400 BadExpirationDate; \#
      whole seconds since 1970 are expected, or 0 to try once.
      """#
    ),
  ]
}
