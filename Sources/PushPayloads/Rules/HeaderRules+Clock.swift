extension HeaderRules {
  // MARK: - apns-expiration and the time

  static let clock: [PayloadRule] = [
    .request("headers.expiration.past", .warning, needs: .header(.expiration)) {
      past($0, .certain)
    },
    .request("headers.expiration.past-by-now", .info, needs: .header(.expiration)) {
      past($0, .possible)
    },
    .request("headers.expiration.beyond-storage", .info, needs: .header(.expiration)) { evidence in
      let isBroadcast = evidence.request.isBroadcast
      guard evidence.pushType != .voip, evidence.pushType != .pushtotalk, let date = date(evidence),
        evidence.isAhead(date, by: isBroadcast ? 8 * 3_600 : 30 * 86_400)
      else { return nil }
      return """
        apns-expiration is more than \(isBroadcast ? "8 hours" : "30 days") ahead, and \
        \(isBroadcast ? "a channel stores a message" : "APNs stores a push") for that time at most. \
        Send an earlier time if the push is out of date sooner.
        """
    },
    .request("headers.expiration.voip", .warning, types: [.voip]) { evidence in
      guard evidence.pushType == .voip else { return nil }
      let seen: String
      if let date = date(evidence) {
        guard evidence.isAhead(date, by: 60) else { return nil }
        seen = "an apns-expiration more than a minute ahead"
      } else if evidence.request.omits(.expiration) {
        seen = "no apns-expiration"
      } else {
        return nil
      }
      return """
        A push of type voip has \(seen), so APNs can deliver it after the call has ended. Apple asks \
        for 0 or a few seconds. Send 0.
        """
    },
  ]

  /// Returns the expiration in seconds since 1970; nil if unknown, or if ``WrittenExpiration`` finds no date.
  private static func date(_ evidence: PayloadEvidence) -> Double? {
    evidence.request.headers[.expiration].flatMap {
      WrittenExpiration($0) == .date ? Double($0) : nil
    }
  }

  private static func past(
    _ evidence: PayloadEvidence,
    _ lateness: PayloadEvidence.Lateness
  ) -> String? {
    guard let date = date(evidence), evidence.isPast(date) == lateness else { return nil }
    return """
      apns-expiration is \(Quotation.harmless(evidence.request.headers[.expiration] ?? "")), a time \
      before the push \(evidence.request.sentAt == nil ? "is checked" : "is sent"), so APNs does not \
      store it. Send the present time plus a duration, or 0 to try once.
      """
  }
}
