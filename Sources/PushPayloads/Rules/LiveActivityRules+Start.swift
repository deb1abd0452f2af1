extension LiveActivityRules {
  // MARK: - attributes-type, attributes and alert

  static let start: [PayloadRule] = [
    PayloadRule("live-activity.start.incomplete", .ignored) { evidence in
      guard evidence.isForLiveActivity, let aps = evidence.aps, evidence.activityEvent == .start
      else { return [] }
      let needed: [(key: APSKey, what: String)] = [
        (.attributesType, "the name of the app's ActivityAttributes type"),
        (.attributes, "an object with the attributes, {} if there are none"),
        (.alert, "an alert, which tells the user that the Live Activity starts"),
      ]
      return needed.filter { evidence[$0.key] == nil }.map { missing in
        PayloadFinding(at: aps) {
          """
          event is "start", but the push has no \(missing.key.rawValue), so nothing starts. Add \
          \(missing.what).
          """
        }
      }
    },
    PayloadRule("live-activity.start.member-wrong-type", .ignored) { evidence in
      guard evidence.isForLiveActivity else { return [] }
      var findings: [PayloadFinding] = []
      if let type = evidence[.attributesType], type.kind != .string || type.string.isEmpty {
        findings.append(
          PayloadFinding(at: type) {
            """
            attributes-type is \(type.quoted); the name of the app's ActivityAttributes type is \
            expected.
            """
          }
        )
      }
      if let attributes = evidence[.attributes], attributes.kind != .object {
        findings.append(
          PayloadFinding(at: attributes) {
            "attributes is \(attributes.quoted); an object is expected."
          }
        )
      }
      return findings
    },
  ]

  // MARK: - input-push-channel and input-push-token

  static let inputPush: [PayloadRule] = [
    .value("live-activity.start.no-updates", .info) { evidence in
      guard evidence.isForLiveActivity, !evidence.request.isBroadcast, let aps = evidence.aps,
        evidence.activityEvent == .start, !evidence.has(.inputPushToken),
        !evidence.has(.inputPushChannel)
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        event is "start", and the push has neither input-push-token nor input-push-channel, so on \
        iOS 18 and later the Live Activity asks for no token and listens to no channel. Add \
        "input-push-token": 1 or the identifier of a channel, if you send updates.
        """
      }
    },
    .value("live-activity.start.alert-incomplete", .info) { evidence in
      guard evidence.isForLiveActivity, evidence.activityEvent == .start,
        let alert = evidence[.alert], alert.kind == .string || AlertRules.hasText(alert)
      else { return nil }
      let missing = [AlertKey.title, .body].map(\.rawValue).filter { alert.valued($0) == nil }
      // Another rule reports keys that are not nested.
      guard !missing.isEmpty,
        ![AlertKey.titleLocKey, .locKey].contains(where: { alert.valued($0.rawValue) != nil })
      else { return nil }
      let seen =
        alert.kind == .string ? "a string" : "without \(missing.joined(separator: " and "))"
      return PayloadFinding(at: alert) {
        """
        The alert of the start is \(seen); Apple's alert of a Live Activity has title and body. \
        Write {"title": …, "body": …}.
        """
      }
    },
    PayloadRule("live-activity.start-member-later", .warning) { evidence in
      guard evidence.isForLiveActivity, let event = evidence.activityEvent, event != .start else {
        return []
      }
      let keys = [APSKey.attributesType, .attributes, .inputPushChannel, .inputPushToken]
      return keys.compactMap { key in
        guard let value = evidence[key] else { return nil }
        return PayloadFinding(at: value) {
          """
          \(key.rawValue) is sent with the event "\(event.rawValue)", and counts only when a Live \
          Activity starts. Leave it out, or send the event "start".
          """
        }
      }
    },
    .value("live-activity.input-push-channel.not-base64", .ignored) { evidence in
      guard evidence.isForLiveActivity, let channel = evidence[.inputPushChannel],
        !isBase64(channel.string)
      else { return nil }
      return PayloadFinding(at: channel) {
        """
        input-push-channel is \(channel.quoted); the identifier of a channel is expected, in Base64 \
        as APNs gave it.
        """
      }
    },
    .value("live-activity.input-push-token.not-one", .warning) { evidence in
      guard evidence.isForLiveActivity, let flag = evidence[.inputPushToken],
        ![0, 1].contains(flag.wholeNumber)
      else { return nil }
      return PayloadFinding(at: flag) { APSRules.notOne(flag, APSKey.inputPushToken.rawValue) }
    },
    .value("live-activity.input-push.both", .warning) { evidence in
      guard evidence.isForLiveActivity, evidence.has(.inputPushChannel),
        let flag = evidence[.inputPushToken], flag.wholeNumber == 1
      else { return nil }
      return PayloadFinding(at: flag) {
        """
        input-push-channel and input-push-token are both set. A Live Activity gets its updates \
        over a channel or with a token of its own; keep one.
        """
      }
    },
  ]

  /// Returns whether a text has only letters of Base64, in either alphabet of RFC 4648, padded or not.
  ///
  /// The method does not check length and padding, because APNs decides about these.
  private static func isBase64(_ text: String) -> Bool {
    guard let end = text.utf8.lastIndex(where: { $0 != UInt8(ascii: "=") }) else { return false }
    let padding = text.utf8.distance(from: end, to: text.utf8.endIndex) - 1
    return padding <= 2
      && text.utf8[...end].allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
