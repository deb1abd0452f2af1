/// A rule about a provider token, or about an answer from APNs; its severity and texts are in `Specs/payload-rules`.
package struct ResponseRule: Sendable, Identifiable {
  package let id: String
  /// Returns details to show before the rule's clause, or an empty string; nil if the rule is not broken.
  let check: @Sendable (ResponseEvidence) -> String?

  init(_ id: String, check: @escaping @Sendable (ResponseEvidence) -> String?) {
    self.id = id
    self.check = check
  }

  /// Creates a rule about a provider token; no message shows a part of the token.
  init(token id: String, isBroken: @escaping @Sendable (ProviderToken) -> Bool) {
    self.init(id) { $0.token.flatMap { $0.header != nil && isBroken($0) ? "" : nil } }
  }

  package static let all = answers + tokens
}

struct ResponseEvidence: Sendable {
  let response: PushResponse?
  /// The row of the response table for the reason; nil for an unknown reason, and for an answer from another server.
  let row: ResponseTable.Row?
  let request: PushRequest?
  let token: ProviderToken?
  /// The current time, in seconds since 1970.
  let now: Int

  var kind: ResponseTable.RequestKind? {
    guard let path = request?.path else { return nil }
    if case .device? = PushDestination(path: path) { return .device }
    return PushDestination(path: path) == nil && ChannelRequest.place(in: path) == nil
      ? nil : .channel
  }
}

extension ResponseRule {
  private static let answers: [ResponseRule] = [
    ResponseRule("response.body-is-json") { evidence in
      guard let response = evidence.response, response.isForeign else { return nil }
      return response.body.first { $0 > 0x20 } == UInt8(ascii: "<")
        ? "The body is an HTML page." : ""
    },
    ResponseRule("response.reason-belongs-to-status") { evidence in
      guard let response = evidence.response, !response.isForeign, let status = response.status,
        status >= 100
      else { return nil }
      if let row = evidence.row, row.status != status {
        return "The status is \(status), and the reason belongs to \(row.status)."
      }
      return status >= 400 && response.reason == nil ? "This answer has no reason." : nil
    },
    ResponseRule("response.broadcast-reasons") { evidence in
      guard let kinds = evidence.row?.requests, let kind = evidence.kind, !kinds.contains(kind)
      else { return nil }
      return "The request is \(kind == .device ? "a push to a device" : "about a channel")."
    },
    ResponseRule("response.timestamp-of-410") { evidence in
      guard let response = evidence.response, let timestamp = response.timestamp else { return nil }
      if (evidence.row?.status ?? response.status ?? 410) != 410 {
        return "This answer is of another status; ignore its timestamp."
      }
      guard let time = response.invalidSince else {
        return "The timestamp is \(timestamp.quoted), which is no time that APNs sends."
      }
      return time == timestamp.wholeNumber
        ? nil : "The timestamp \(timestamp.spelling) is in seconds; \(time) is assumed."
    },
    ResponseRule("response.final-reasons-are-not-retried") { evidence in
      evidence.row?.final ?? false ? "" : nil
    },
    ResponseRule("response.reason-in-goaway") { evidence in
      guard let response = evidence.response, response.status == nil, response.reason != nil,
        !response.body.isEmpty
      else { return nil }
      return "This answer has no status."
    },
    ResponseRule("response.unique-id-in-development") { evidence in
      let headers = evidence.response?.headers ?? [:]
      let isOfChannel = headers["apns-request-id"] != nil || evidence.kind == .channel
      return headers["apns-unique-id"] == nil || isOfChannel ? nil : ""
    },
    ResponseRule("response.token-updates") { evidence in
      evidence.row?.reason == "TooManyProviderTokenUpdates" ? "" : nil
    },
    ResponseRule("response.binary-status") { evidence in
      (evidence.response?.status ?? 100) < 100 ? "" : nil
    },
  ]

  /// The rules about provider tokens (Apple, Establishing a token-based connection to APNs).
  private static let tokens: [ResponseRule] = [
    ResponseRule("provider-token.malformed") { evidence in
      evidence.token.flatMap { $0.header == nil ? "" : nil }
    },
    ResponseRule(token: "provider-token.algorithm") { $0.header?["alg"]?.text != "ES256" },
    ResponseRule(token: "provider-token.key-id") { !isAppleID($0.header?["kid"]) },
    ResponseRule(token: "provider-token.team-id") { !isAppleID($0.claims?["iss"]) },
    ResponseRule(token: "provider-token.issued-at") { $0.claims?["iat"]?.kind != .number },
    ResponseRule("provider-token.age") { evidence in
      guard let iat = evidence.token?.claims?["iat"]?.value.number?.double else { return nil }
      let minutes = (Double(evidence.now) - iat) / 60
      guard abs(minutes) > 60 else { return nil }
      let distance = abs(minutes) < 1e7 ? "\(Int(abs(minutes))) minutes" : "decades"
      return "iat is \(distance) \(minutes > 0 ? "ago" : "ahead")."
    },
    ResponseRule(token: "provider-token.signature") { $0.signature?.count != 64 },
  ]

  private static func isAppleID(_ value: JSONDocument.Element?) -> Bool {
    value?.text?.wholeMatch(of: /[A-Z0-9]{10}/) != nil
  }
}
