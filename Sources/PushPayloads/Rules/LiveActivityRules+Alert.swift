extension LiveActivityRules {
  // MARK: - The alert

  /// Rules about the alert; Apple's samples nest localized texts: `"title": {"loc-key": …, "loc-args": […]}`.
  static let alert: [PayloadRule] = [
    PayloadRule("live-activity.alert.flat-key", .warning) { evidence in
      guard evidence.isForLiveActivity, let alert = evidence.alertDictionary else { return [] }
      let flat: [(key: AlertKey, arguments: AlertKey, nested: String)] = [
        (.titleLocKey, .titleLocArgs, "title"), (.locKey, .locArgs, "body"),
      ]
      return flat.compactMap { member in
        let keys = [member.key, member.arguments].lazy.map(\.rawValue)
        guard let key = keys.first(where: { alert.valued($0) != nil }), let value = alert[key]
        else { return nil }
        return PayloadFinding(at: value) {
          """
          \(key) is directly in the alert, as in ordinary notifications. For a Live Activity, \
          Apple nests it: "\(member.nested)": {"loc-key": …, "loc-args": […]}.
          """
        }
      }
    },
    PayloadRule("live-activity.alert.nested-text", .ignored) { evidence in
      guard evidence.isForLiveActivity, let alert = evidence.alertDictionary else { return [] }
      return [AlertKey.title, .body].compactMap { name in
        guard let text = alert[name.rawValue], text.kind == .object,
          text[AlertKey.locKey.rawValue].map({ $0.kind != .string || $0.string.isEmpty }) ?? true
        else { return nil }
        let hint = text.members.lazy.map(\.name.string).first {
          Suggestion.nearest(to: $0, in: [AlertKey.locKey.rawValue]) != nil
            && $0 != AlertKey.locKey.rawValue
        }
        let question =
          hint.map { " Did you mean \"loc-key\" instead of \(Quotation.of($0))?" } ?? ""
        return PayloadFinding(at: text) {
          """
          \(name.rawValue) is an object without a text for loc-key, so there is nothing to look up in \
          the app's strings.\(question)
          """
        }
      }
    },
  ]

  // MARK: - Members that belong in another kind of push

  static let strangers: [PayloadRule] = [
    .value(
      "live-activity.member-in-notification",
      .warning,
      any: PayloadFacts(ownKeys.map { .aps($0) })
    ) { evidence in
      guard let type = evidence.pushType, type.needsAPS, type != .liveactivity else { return nil }
      let found = ownKeys.filter(evidence.has)
      let places = found.compactMap { evidence[$0] }
      guard let first = places.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
        return nil
      }
      return PayloadFinding(at: first) {
        """
        The system reads \(found.map(\.rawValue).joined(separator: ", ")) in aps only for Live \
        Activities, and this push is of type \(type.rawValue). Send it with push type \
        liveactivity; values of your own belong beside aps.
        """
      }
    },
    .members(
      "live-activity.notification-member",
      .warning,
      notificationKeys,
      types: [.liveactivity]
    ) { key, _, evidence in
      guard evidence.pushType == .liveactivity else { return nil }
      let remedy =
        key == .sound
        ? "Move it into the alert." : "Leave it out, or send it in a push of type alert."
      return
        "\(key.rawValue) is documented for notifications and not for Live Activities. \(remedy)"
    },
  ]

  private static let ownKeys: [APSKey] = [
    .event, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes,
    .inputPushChannel, .inputPushToken,
  ]

  private static let notificationKeys: [APSKey] = [
    .badge, .sound, .threadID, .category, .contentAvailable, .mutableContent, .targetContentID,
    .interruptionLevel, .filterCriteria, .contentChanged, .urlArguments,
  ]
}
