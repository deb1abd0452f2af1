extension CustomRules {
  // MARK: - Bodies in a wrapper, or for another service

  static let wrappers: [PayloadRule] = [
    .value("custom.nested-aps", .ignored, needs: .apsMissing) { evidence in
      guard evidence.apsValue == nil, evidence.mayNeedAPS, let root = evidence.root,
        let aps = nestedAPS(in: root)
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        aps is inside another object. The system reads aps only at the root, so nothing arrives. \
        Send the object that holds it as the whole body.
        """
      }
    },
    .value("custom.other-service", .info, needs: .service) { evidence in
      guard let service = evidence.service, !evidence.request.goesToAPNs else { return nil }
      let judged =
        switch service.parts.first?.isTranslated {
        case nil: "The service makes the payload for APNs, so no rule about payloads runs."
        case false?: "Only the parts that the service passes to APNs unchanged are judged."
        case true?:
          "Only the parts for APNs are judged, in the spelling that firebase-admin sends."
        }
      return PayloadFinding(at: service.root) {
        """
        This body is a request for \(service.name). \(judged) If you send the body to APNs itself, \
        say so with --to apns.
        """
      }
    },
    .value("custom.service-request", .ignored, needs: .service) { evidence in
      guard let service = evidence.service, evidence.request.goesToAPNs else { return nil }
      let remedy =
        service.parts.first.map {
          "send APNs the payload at \($0.payload.reachablePointer) as the whole body"
        } ?? "send APNs an aps dictionary"
      return PayloadFinding(at: service.root) {
        """
        This body is a request for \(service.name), and APNs does not read it: it has no aps at the \
        root, so nothing arrives. Send it to \(service.name), or \(remedy).
        """
      }
    },
    .value("custom.serialized-request", .warning, needs: .apsMissing) { evidence in
      guard let payload = serializedPayload(in: evidence) else { return nil }
      return PayloadFinding(at: payload) {
        """
        topic, priority and expiration are in the body, around a payload: a library has \
        serialized its whole request. They are headers; send only the value of payload as the \
        body.
        """
      }
    },
  ]

  /// Returns the `payload` member of a body that is a library's whole serialized request; nil for any other body.
  static func serializedPayload(in evidence: PayloadEvidence) -> JSONDocument.Element? {
    guard let root = evidence.root, evidence.apsValue == nil,
      let payload = root["payload"], payload.kind == .object,
      ["topic", "priority", "expiration"].allSatisfy({ root[$0] != nil })
    else { return nil }
    return payload
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
}
