extension CustomRules {
  // MARK: - Bodies that something was put around, or that are meant for somebody else

  static let wrappers: [PayloadRule] = [
    PayloadRule("custom.nested-aps", .ignored) { evidence in
      guard let root = rootWithoutAPS(evidence), firebaseMember(of: root) == nil,
        let aps = nestedAPS(in: root)
      else { return [] }
      return [
        PayloadFinding(
          """
          aps stands inside another object. It is read at the root alone, so nothing arrives. \
          Send the object that holds it as the whole body.
          """,
          at: aps
        )
      ]
    },
    PayloadRule("custom.firebase-message", .warning) { evidence in
      guard let root = rootWithoutAPS(evidence), let member = firebaseMember(of: root) else {
        return []
      }
      return [
        PayloadFinding(
          """
          This body has the form of a message to Firebase, which APNs does not read. Send it to \
          Firebase, or send APNs an aps dictionary.
          """,
          at: member
        )
      ]
    },
    PayloadRule("custom.serialized-request", .warning) { evidence in
      guard let root = evidence.root, evidence.apsValue == nil,
        let payload = root["payload"], payload.kind == .object,
        ["topic", "priority", "expiration"].allSatisfy({ root[$0] != nil })
      else { return [] }
      return [
        PayloadFinding(
          """
          topic, priority and expiration stand in the body, around a payload: a library has serialised \
          its whole request. They are headers; send as the body what stands under payload.
          """,
          at: payload
        )
      ]
    },
  ]

  /// The root, if it lacks an `aps` that the push would need, as far as is known.
  private static func rootWithoutAPS(_ evidence: PayloadEvidence) -> JSONDocument.Element? {
    guard evidence.apsValue == nil,
      evidence.pushType.map(\.needsAPS) ?? evidence.isTypeUnknown
    else { return nil }
    return evidence.root
  }

  /// An `aps` object that is at most three levels too deep, the one that is nearest to the root.
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

  /// The member that gives a message to Firebase away.
  ///
  /// Firebase, FCM HTTP v1, `Message`: `{"message": {"token": …, "notification": {…}}}`; and the legacy
  /// protocol: `{"to": …, "notification": {…}, "data": {…}}`.
  private static func firebaseMember(of root: JSONDocument.Element) -> JSONDocument.Element? {
    if let message = root["message"],
      ["token", "topic", "condition"].contains(where: { message[$0]?.kind == .string }),
      ["notification", "data", "apns"].contains(where: { message[$0]?.kind == .object })
    {
      return message
    }
    if let notification = root["notification"],
      notification["title"]?.kind == .string || notification["body"]?.kind == .string
    {
      return notification
    }
    let isAddressed =
      root["to"]?.kind == .string || root["registration_ids"]?.kind == .array
    return isAddressed ? root["data"].flatMap { $0.kind == .object ? $0 : nil } : nil
  }
}
