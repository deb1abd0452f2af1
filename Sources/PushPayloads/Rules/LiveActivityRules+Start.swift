extension LiveActivityRules {
  // MARK: - attributes-type, attributes and alert

  static let start: [PayloadRule] = [
    PayloadRule("live-activity.start.incomplete", .ignored) { evidence in
      guard evidence.isForLiveActivity, let aps = evidence.aps, evidence.activityEvent == .start
      else { return [] }
      let needed: [(key: APSKey, what: String)] = [
        (.attributesType, "the name of the app's ActivityAttributes type"),
        (.attributes, "an object with the attributes, {} if there are none"),
        (.alert, "an alert, which notifies the user that the Live Activity starts"),
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
    .members(
      "live-activity.start.member-wrong-type",
      .ignored,
      [.attributesType, .attributes]
    ) { key, value, evidence in
      guard evidence.isForLiveActivity else { return nil }
      if key == .attributes {
        return value.kind == .object
          ? nil : "attributes is \(value.quoted); an object is expected."
      }
      guard value.kind != .string || value.string.isEmpty else { return nil }
      return """
        attributes-type is \(value.quoted); the name of the app's ActivityAttributes type is expected.
        """
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
    .member("live-activity.start.alert-incomplete", .info, .alert) { alert, evidence in
      guard evidence.isForLiveActivity, evidence.activityEvent == .start,
        alert.kind == .string || AlertRules.hasText(alert)
      else { return nil }
      let missing = [AlertKey.title, .body].map(\.rawValue).filter { alert.valued($0) == nil }
      // Another rule reports localization keys that are not nested.
      guard !missing.isEmpty,
        ![AlertKey.titleLocKey, .locKey].contains(where: { alert.valued($0.rawValue) != nil })
      else { return nil }
      let seen =
        alert.kind == .string ? "a string" : "without \(missing.joined(separator: " and "))"
      return """
        The alert of the start is \(seen); Apple's alert of a Live Activity has title and body. \
        Write {"title": …, "body": …}.
        """
    },
    .members(
      "live-activity.start-member-later",
      .warning,
      [.attributesType, .attributes, .inputPushChannel, .inputPushToken]
    ) { key, _, evidence in
      guard evidence.isForLiveActivity, let event = evidence.activityEvent, event != .start else {
        return nil
      }
      return """
        \(key.rawValue) is sent with the event "\(event.rawValue)", and counts only when a Live \
        Activity starts. Leave it out, or send the event "start".
        """
    },
    .member(
      "live-activity.input-push-channel.not-base64",
      .ignored,
      .inputPushChannel
    ) { channel, evidence in
      guard evidence.isForLiveActivity,
        !Base64.holds(Array(channel.string.utf8), ofAnyLength: true)
      else { return nil }
      return """
        input-push-channel is \(channel.quoted); the identifier of a channel is expected, in Base64 \
        as APNs gave it.
        """
    },
    .member("live-activity.input-push-token.not-one", .warning, .inputPushToken) { flag, evidence in
      guard evidence.isForLiveActivity, ![0, 1].contains(flag.wholeNumber) else { return nil }
      return APSRules.notOne(flag, APSKey.inputPushToken.rawValue)
    },
    .member("live-activity.input-push.both", .warning, .inputPushToken) { flag, evidence in
      guard evidence.isForLiveActivity, evidence.has(.inputPushChannel), flag.wholeNumber == 1
      else { return nil }
      return """
        input-push-channel and input-push-token are both set. A Live Activity gets its updates \
        over a channel or with a token of its own; keep one.
        """
    },
  ]
}
