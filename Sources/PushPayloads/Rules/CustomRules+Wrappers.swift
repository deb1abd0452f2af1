extension CustomRules {
  // MARK: - Bodies in a wrapper, or for another service

  static let wrappers: [PayloadRule] = [
    .value("custom.nested-aps", .ignored) { evidence in
      guard let root = rootWithoutAPS(evidence), firebaseMember(of: root, in: evidence) == nil,
        let aps = nestedAPS(in: root)
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        aps is inside another object. The system reads aps only at the root, so nothing arrives. \
        Send the object that holds it as the whole body.
        """
      }
    },
    .value("custom.firebase-message", .warning) { evidence in
      guard let root = rootWithoutAPS(evidence),
        let member = firebaseMember(of: root, in: evidence)
      else { return nil }
      return PayloadFinding(at: member) {
        """
        This body is a message for Firebase, which APNs does not read. Send it to Firebase, or \
        send APNs an aps dictionary.
        """
      }
    },
    .value("custom.serialized-request", .warning) { evidence in
      guard let root = evidence.root, evidence.apsValue == nil,
        let payload = root["payload"], payload.kind == .object,
        ["topic", "priority", "expiration"].allSatisfy({ root[$0] != nil })
      else { return nil }
      return PayloadFinding(at: payload) {
        """
        topic, priority and expiration are in the body, around a payload: a library has \
        serialised its whole request. They are headers; send only the value of payload as the \
        body.
        """
      }
    },
  ]

  /// Returns the root if it lacks an `aps` that the push needs.
  private static func rootWithoutAPS(_ evidence: PayloadEvidence) -> JSONDocument.Element? {
    guard evidence.apsValue == nil,
      evidence.pushType.map(\.needsAPS) ?? evidence.isTypeUnknown
    else { return nil }
    return evidence.root
  }

  /// Returns the `aps` object nearest to the root, if this object is at most three levels too deep.
  private static func nestedAPS(in root: JSONDocument.Element) -> JSONDocument.Element? {
    var level = [root]
    for _ in 0..<3 {
      level = level.flatMap { parent in
        Array(parent.elements) + parent.members.map(\.value)
      }
      for element in level where element.kind == .object {
        if let aps = element["aps"], aps.kind == .object { return aps }
      }
    }
    return nil
  }

  /// Returns the member that identifies a body as a message for Firebase; nil for any other body.
  ///
  /// Firebase, FCM HTTP v1, `Message`: `{"message": {"token": …, "notification": {…}}}`; and the legacy protocol:
  /// `{"to": …, "notification": {…}, "data": {…}}`. Two other bodies can have the same members. One is a message to a
  /// service other than Firebase. The other is a body that an app reads itself, such as the body of a call.
  private static func firebaseMember(
    of root: JSONDocument.Element,
    in evidence: PayloadEvidence
  ) -> JSONDocument.Element? {
    guard !isForOtherService(root) else { return nil }
    if let message = root["message"],
      ["token", "topic", "condition"].contains(where: { message[$0]?.kind == .string }),
      ["notification", "data", "apns"].contains(where: { message[$0]?.kind == .object })
    {
      return message
    }
    let isAddressed =
      root["to"]?.kind == .string || root["condition"]?.kind == .string
      || root["registration_ids"]?.kind == .array
    if isAddressed || !evidence.isTypeUnknown, let notification = root["notification"],
      notification["title"]?.kind == .string || notification["body"]?.kind == .string
    {
      return notification
    }
    return isAddressed ? root["data"].flatMap { $0.kind == .object ? $0 : nil } : nil
  }

  /// Returns whether a body has the mark of a message to a service other than Firebase.
  ///
  /// W3C, Push API, declarative push messages: `{"web_push": 8030, "notification": {…}}`. Expo, Send
  /// notifications with the Expo Push Service: `{"to": "ExponentPushToken[…]", "data": {…}}`.
  private static func isForOtherService(_ root: JSONDocument.Element) -> Bool {
    if root["web_push"] != nil { return true }
    let receiver = root["to"]?.string ?? ""
    return ["ExponentPushToken[", "ExpoPushToken["].contains(where: receiver.hasPrefix)
  }
}
