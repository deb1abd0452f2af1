/// Rules about a body that is empty, too large or compressed, and about the size of a content state.
enum SizeRules {
  static let all: [PayloadRule] = [
    .request("size.empty-body", .rejected, for: .bodies) { evidence in
      guard evidence.bytes.isEmpty else { return nil }
      return """
        The body is empty, so APNs answers 400 PayloadEmpty. Send a JSON object with \
        \(JSONRules.content(of: evidence)).
        """
    },
    PayloadRule("size.too-large", .rejected) { evidence in
      let count = evidence.bytes.count
      let limit = evidence.sizeLimit
      // The limits of other push services are not known.
      guard !limit.allows(count), evidence.service == nil || evidence.request.goesToAPNs else {
        return []
      }
      let excess = count - limit.bytes
      return [
        PayloadFinding(
          """
          The body has \(count) bytes, \(excess) more than the \(limit.bytes) that \
          \(owner(of: evidence.request)). \(remedy(for: evidence, limit: limit))
          """,
          range: limit.bytes..<count
        )
      ]
    },
    .value("size.content-state-too-large", .ignored, needs: [.liveActivity, .aps(.contentState)]) {
      evidence in
      // This rule reports only broadcasts, which can have more than 4096 bytes. In any other push, a content state that
      // is too large makes the whole push too large, which the rule `size.too-large` reports.
      guard evidence.isForLiveActivity, evidence.sizeLimit.allows(evidence.bytes.count),
        let state = evidence[.contentState], state.range.count > contentStateLimit
      else { return nil }
      let count = state.compactCount
      guard count > contentStateLimit else { return nil }
      return PayloadFinding(at: state) {
        """
        content-state has \(count) bytes, \(count - contentStateLimit) more than the \
        \(contentStateLimit) that ActivityKit takes, even though the body is not too large. Shorten it.
        """
      }
    },
    PayloadRule("size.compressed", .ignored, needs: .noObject) { evidence in
      // No JSON text begins like a compressed file.
      guard evidence.syntaxError != nil, let format = compression(of: evidence.bytes) else {
        return []
      }
      return [
        PayloadFinding(
          """
          The body begins like \(format) data. APNs accepts no compressed payload: send the JSON \
          text itself.
          """,
          range: 0..<2
        )
      ]
    },
  ]

  /// The largest size of a content state, as ActivityKit encodes it: 4 KB (Apple, ActivityAttributes.ContentState).
  private static let contentStateLimit = 4_096

  /// Returns the compression format that the first bytes indicate (RFC 1952, 2.3.1; RFC 1950, 2.2; RFC 8878, 3.1.1).
  private static func compression(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x1F, 0x8B]) { return "gzip" }
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return "Zstandard" }
    guard bytes.count >= 2, bytes[0] == 0x78, [0x01, 0x5E, 0x9C, 0xDA].contains(bytes[1]) else {
      return nil
    }
    return "zlib"
  }

  /// Returns the words after "the 4096 that …", such as "APNs takes for a broadcast".
  private static func owner(of request: PushRequest) -> String {
    switch (request.limits, request.pushType ?? request.impliedPushType) {
    case (.ios8, _): "the binary interface took from iOS 8 on"
    case (.legacy, _): "the binary interface took before iOS 8"
    case (.current, _) where request.isBroadcast: "APNs takes for a broadcast"
    case (.current, let type?): "APNs takes for a push of type \(type.rawValue)"
    case (.current, nil): "APNs takes for any push type but voip"
    }
  }

  private static let voIPLimit = SizeLimit(pushType: .voip)

  private static func mayBeForVoIP(_ evidence: PayloadEvidence) -> Bool {
    let request = evidence.request
    return request.limits == .current && !request.isBroadcast && evidence.isTypeUnknown
      && request.topic == nil && voIPLimit.allows(evidence.bytes.count)
  }

  private static func remedy(for evidence: PayloadEvidence, limit: SizeLimit) -> String {
    let remedy =
      if let compact = evidence.document?.root.compactCount, limit.allows(compact) {
        "Without white space and unneeded escapes, it would have \(compact) and fit."
      } else {
        "Shorten it; the limit counts bytes of UTF-8, not characters."
      }
    guard mayBeForVoIP(evidence) else { return remedy }
    return """
      \(remedy) If it is a VoIP push, which may have \(voIPLimit.bytes), APNs takes it: neither push \
      type nor topic is known here, so give one of them.
      """
  }
}
