extension HeaderRules {
  // MARK: - apns-expiration

  static let expiration: [PayloadRule] = [
    .request("headers.expiration.not-a-number", .rejected, needs: .header(.expiration)) {
      evidence in
      guard let value = evidence.request.headers[.expiration],
        WrittenExpiration(value) == .notWhole
      else { return nil }
      return """
        apns-expiration is \(Quotation.of(value)), so APNs answers 400 BadExpirationDate; whole \
        seconds since 1970 are expected, or 0 to try once.
        """
    },
    .request("headers.expiration.negative", .warning, needs: .header(.expiration)) { evidence in
      guard let value = evidence.request.headers[.expiration], !isForPushToTalk(evidence),
        WrittenExpiration(value) == .negative
      else { return nil }
      return """
        apns-expiration is \(Quotation.harmless(value)), a negative number; Apple does not \
        document its effect. Send 0 to try once, or the time until which APNs keeps the push, in \
        seconds since 1970.
        """
    },
    .request("headers.expiration.milliseconds", .warning, needs: .header(.expiration)) { evidence in
      guard let value = evidence.request.headers[.expiration], !isForPushToTalk(evidence),
        WrittenExpiration(value) == .fine(.milliseconds)
      else { return nil }
      return """
        apns-expiration is \(value), which looks like milliseconds since 1970. APNs reads it as \
        seconds, and the date is tens of thousands of years ahead. Send \
        \(seconds(value, .milliseconds)).
        """
    },
    .request("headers.expiration.out-of-range", .warning, needs: .header(.expiration)) { evidence in
      guard let value = evidence.request.headers[.expiration], !isForPushToTalk(evidence) else {
        return nil
      }
      switch WrittenExpiration(value) {
      case .fine(let unit) where unit != .milliseconds:
        return """
          apns-expiration is \(value), which looks like \(unit.rawValue) since 1970; seconds are \
          expected. Send \(seconds(value, unit)).
          """
      case .beyondReason:
        return """
          apns-expiration is \(Quotation.harmless(value)), a number of \(value.utf8.count) \
          digits; a date in seconds since 1970 has ten digits until the year 2286. Apple does \
          not document the effect. Send the seconds, or 0 to try once.
          """
      default: return nil
      }
    },
    .request("headers.expiration.duration", .warning, needs: .header(.expiration)) { evidence in
      guard let value = evidence.request.headers[.expiration], !isForPushToTalk(evidence),
        WrittenExpiration(value) == .duration
      else { return nil }
      return """
        apns-expiration is \(Quotation.harmless(value)), a time before push notifications \
        existed, so the push has expired when it is sent. Send the present time plus the \
        duration, or 0 to try once.
        """
    },
    .request("headers.expiration.push-to-talk", .warning, types: [.pushtotalk]) { evidence in
      guard isForPushToTalk(evidence), !APSRules.isServiceUpdate(evidence) else { return nil }
      let seen: String
      if let value = evidence.request.headers[.expiration] {
        switch WrittenExpiration(value) {
        // Another rule reports a value that is not a whole number. The value 0 is right: it asks for a single attempt.
        case .notWhole, .once: return nil
        case .date: seen = "apns-expiration \(value), so APNs keeps it until then"
        default: seen = "apns-expiration \(Quotation.harmless(value))"
        }
      } else if evidence.request.omits(.expiration) {
        seen = "no apns-expiration, so APNs keeps it"
      } else {
        return nil
      }
      return """
        A push of type pushtotalk has \(seen); Apple asks for 0, because a late push is useless: \
        the talk has ended. Send 0.
        """
    },
  ]

  /// Returns whether the push is for Push to Talk, which has its own rule for the expiration: only 0 is right.
  private static func isForPushToTalk(_ evidence: PayloadEvidence) -> Bool {
    evidence.pushType == .pushtotalk
  }

  /// Returns the digits of a time in seconds, given the digits of the time in a smaller unit.
  private static func seconds(_ value: String, _ unit: WrittenExpiration.Unit) -> String {
    String(value.drop { $0 == "0" }.dropLast(unit.digits))
  }
}
