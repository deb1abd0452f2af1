extension HeaderRules {
  // MARK: - apns-expiration

  static let expiration: [PayloadRule] = [
    PayloadRule("headers.expiration.not-a-number", .rejected) { evidence in
      guard let value = evidence.request.headers[.expiration],
        value.isEmpty || !value.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return [] }
      return [
        PayloadFinding(
          """
          apns-expiration is \(Quotation.of(value)), which APNs answers with 400 BadExpirationDate; \
          whole seconds since 1970 are expected, or 0 to try once.
          """
        )
      ]
    },
    PayloadRule("headers.expiration.milliseconds", .warning) { evidence in
      guard let value = evidence.request.expiration, milliseconds.contains(value) else { return [] }
      return [
        PayloadFinding(
          """
          apns-expiration is \(value): as seconds, which it is read as, that is tens of thousands of \
          years ahead, and as milliseconds a likely date. Send \(value / 1_000).
          """
        )
      ]
    },
    PayloadRule("headers.expiration.duration", .warning) { evidence in
      guard let value = evidence.request.expiration, durations.contains(value) else { return [] }
      return [
        PayloadFinding(
          """
          apns-expiration is \(value), a moment long before there were pushes, so the push has expired \
          when it is sent. Add the duration to the present time, or send 0 to try once.
          """
        )
      ]
    },
    PayloadRule("headers.expiration.push-to-talk", .warning) { evidence in
      let request = evidence.request
      guard request.pushType == .pushtotalk else { return [] }
      let seen: String
      if request.omits(.expiration) {
        seen = "no apns-expiration, so APNs keeps it"
      } else if let value = request.expiration, value != 0 {
        seen = "apns-expiration \(value), so APNs keeps it until then"
      } else {
        return []
      }
      return [
        PayloadFinding(
          """
          A push of type pushtotalk has \(seen); Apple asks for 0, since nobody wants to hear late that \
          somebody spoke. Send 0.
          """
        )
      ]
    },
  ]

  /// From September 2001 to November 2286, in milliseconds; nobody's date in seconds has 13 digits.
  private static let milliseconds = 1_000_000_000_000..<10_000_000_000_000
  /// Up to September 2001 in seconds, eight years before the first push.
  private static let durations = 1..<1_000_000_000
}
