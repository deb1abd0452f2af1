extension HeaderRules {
  // MARK: - apns-push-type

  static let pushType: [PayloadRule] = [
    .request("headers.push-type.invalid", .rejected, needs: .header(.pushType), types: [nil]) {
      evidence in
      // A broadcast has only one possible type, which another rule checks.
      guard let value = evidence.request.headers[.pushType], evidence.request.pushType == nil,
        !evidence.request.isBroadcast
      else { return nil }
      let names = PushType.allCases.map(\.rawValue)
      return """
        apns-push-type is \(Quotation.of(value)), so APNs answers 400 InvalidPushType; the types \
        are \(names.joined(separator: ", ")).\(Suggestion.question(for: value, in: names))
        """
    },
    .request("headers.push-type.missing", .warning, needs: .headersComplete) { evidence in
      guard evidence.request.omits(.pushType), !evidence.request.isBroadcast else { return nil }
      return """
        There is no apns-push-type. watchOS 6 and later need it, and on other systems a push \
        without it may be delayed or dropped. Send \(typeToSend(evidence)).
        """
    },
    .value("headers.push-type.alert-shows-nothing", .warning, types: [.alert]) { evidence in
      guard evidence.request.pushType == .alert, let aps = evidence.aps,
        !evidence.has(.alert), !evidence.has(.badge), !evidence.has(.sound), !evidence.getsAlert,
        !evidence.isForWallet
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        This push of type alert has no alert, badge or sound. Add one of them, or send another \
        push type. For example, background wakes the app silently.
        """
      }
    },
  ]

  private static func typeToSend(_ evidence: PayloadEvidence) -> String {
    if let type = evidence.pushType { return "\(type.rawValue), which the topic is for" }
    if evidence.request.topic?.hasPrefix(WebsiteRules.topicPrefix) ?? false {
      return "alert, the type of a push to a website"
    }
    if let type = evidence.shape {
      return "\(type == .widgets ? "widgets or controls" : type.rawValue), which the body is for"
    }
    if evidence.root?["mdm"] != nil, evidence.apsValue == nil {
      return "mdm, if it is for a managed device"
    }
    return "the type of the push, such as alert or background"
  }
}
