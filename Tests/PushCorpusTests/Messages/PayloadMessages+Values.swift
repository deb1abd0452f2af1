extension PayloadMessages {
  /// Messages about header values that HTTP/2 does not carry, and about topics that imply a push type.
  static let values: [Row] = [
    Row(
      "headers.value.topic-line-feed",
      "headers.value.not-carried",
      0..<0,
      #"""
      apns-topic is "com.example.app\u{a}" and holds a line feed, which HTTP/2 does not \#
      carry (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no answer \#
      at all. Leave it out; a value that was read from a file often ends with its line \#
      end.
      """#
    ),
    Row(
      "headers.value.collapse-id-carriage-return",
      "headers.value.not-carried",
      0..<0,
      #"""
      apns-collapse-id is "lunch\u{d}\u{a}" and holds a carriage return, which HTTP/2 does \#
      not carry (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no \#
      answer at all. Leave it out; a value that was read from a file often ends with its \#
      line end.
      """#
    ),
    Row(
      "headers.value.collapse-id-leading-tab",
      "headers.value.not-carried",
      0..<0,
      #"""
      apns-collapse-id is "\u{9}lunch" and begins with white space, which HTTP/2 does not \#
      carry (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no answer \#
      at all. Trim it.
      """#
    ),
    Row(
      "headers.value.collapse-id-trailing-blank",
      "headers.value.not-carried",
      0..<0,
      #"""
      apns-collapse-id is "lunch " and ends with white space, which HTTP/2 does not carry \#
      (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no answer at \#
      all. Trim it.
      """#
    ),
    Row(
      "headers.value.escape",
      "headers.value.control-character",
      0..<0,
      #"""
      apns-collapse-id is "\u{1b}[1mlunch"; the control character U+001B is invalid in a header \#
      (RFC 9110, section 5.5), and a proxy may refuse it. Leave the character out.
      """#
    ),
    Row(
      "headers.push-type.missing-for-calls",
      "headers.push-type.missing",
      0..<0,
      #"""
      There is no apns-push-type. watchOS 6 and later need it, and on other systems a push \#
      without it may be delayed or dropped. Send voip, which the topic is for.
      """#
    ),
    Row(
      "headers.push-type.missing-for-a-device",
      "headers.push-type.missing",
      0..<0,
      #"""
      There is no apns-push-type. watchOS 6 and later need it, and on other systems a push \#
      without it may be delayed or dropped. Send mdm, which the topic is for.
      """#
    ),
    Row(
      "headers.push-type.missing-for-a-website",
      "headers.push-type.missing",
      0..<0,
      #"""
      There is no apns-push-type. watchOS 6 and later need it, and on other systems a push \#
      without it may be delayed or dropped. Send alert, the type of a push to a website.
      """#
    ),
    Row(
      "headers.value.collapse-id-nul",
      "headers.value.not-carried",
      0..<0,
      #"""
      apns-collapse-id is "lunch\u{0}\u{0}" and holds a NUL, which HTTP/2 does not carry (RFC \#
      9113, section 8.2.1): the request is malformed, and gets 400 or no answer at all. \#
      Leave it out; a value that was read from a file often ends with its line end.
      """#
    ),
  ]
}
