import PushPayloads
import PushSimulation

extension PushShape {
  /// Returns whether a notification has this shape; ``isAbout(_:)`` checks the notification's sender.
  func describes(_ notification: AbstractNotification, in vocabulary: Vocabulary) -> Bool {
    // The kit calls this method for each generated push, so each case reads only the properties that it needs.
    switch self {
    case .silent: notification.isSilent
    case .withoutText: !notification.isSilent && !notification.factsOfAPS.isDisplayable
    // A silent push leads to no URL in any case, so it does not count as a push without a URL.
    case .withoutURL:
      !notification.isSilent && NotificationFacts.routingURL(notification.url).text == nil
    case .withoutType: isUnusable(notification.type)
    case .withoutObjectID: isUnusable(notification.objectID)
    case .withoutMessageID: isUnusable(notification.messageID)
    case .malformed: notification.ownMembers.contains(where: isUnusable)
    case .unknownType:
      notification.facts(in: vocabulary).type
        .map { vocabulary.hierarchy(ofEvent: $0) == nil } ?? false
    case .foreignWithOwnMembers: notification.origin != .own && notification.hasOwnMembers
    case .badge: notification.badge != nil || notification.aps["badge"] != nil
    case .severalWithdrawals: notification.withdraws.count > 1
    case .attachmentInTheClear:
      notification.attachment != nil && notification.facts(in: vocabulary).secret == nil
    case .structuredAlert:
      notification.alert?.object != nil
        || notification.extra["aps"]?.object?["alert"]?.object != nil
    case .localizedText: notification.hasOnlyLocalizedText
    }
  }

  /// Returns true if the value is absent, is not a string, or is an empty string.
  private func isUnusable(_ value: JSONValue?) -> Bool { value?.string?.isEmpty != false }

  /// Removes this shape from a push; `number` is unique in the scenario.
  fileprivate func leave(_ notification: inout AbstractNotification, number: Int) {
    switch self {
    case .silent, .withoutText, .localizedText, .structuredAlert:
      notification.alert = .string("Message \(number)")
      notification.extra["aps"] = nil
    case .withoutURL: notification.url = .string("app://items/\(number)")
    case .withoutType, .unknownType: notification.type = "message"
    case .withoutObjectID: notification.objectID = .string("\(number)")
    case .withoutMessageID: notification.messageID = .string("m-\(number)")
    case .malformed: notification.removeMalformedMembers()
    case .foreignWithOwnMembers: notification.removeOwnMembers()
    case .badge: (notification.badge, notification.aps["badge"]) = (nil, nil)
    case .severalWithdrawals: notification.withdraws = Array(notification.withdraws.prefix(1))
    case .attachmentInTheClear: notification.attachment = nil
    }
  }

  func isAbout(_ origin: NotificationOrigin) -> Bool {
    (self == .foreignWithOwnMembers) == (origin != .own)
  }

  /// The order in which shapes are removed: removing `silent`, for example, can add `withoutURL`, which comes later.
  fileprivate static let order: [PushShape] = [
    .foreignWithOwnMembers, .malformed, .badge, .silent, .withoutText, .unknownType, .withoutType,
    .withoutObjectID,
    .withoutMessageID, .withoutURL, .severalWithdrawals, .attachmentInTheClear, .localizedText,
    .structuredAlert,
  ]
}

extension Scenario {
  /// True if a push of the app has an unusable value in a member of the app, such as an empty string.
  var isHostile: Bool {
    notifications.values.contains {
      $0.origin == .own && PushShape.malformed.describes($0, in: .usual)
    }
  }
}

extension AbstractNotification {
  private static let ownMembers:
    [any WritableKeyPath<AbstractNotification, JSONValue?> & Sendable] = [
      \.url, \.type, \.objectID, \.messageID, \.attachment, \.ciphertext,
    ]

  fileprivate var factsOfAPS: NotificationFacts {
    NotificationFacts(aps: writtenAPS.object ?? JSONObject())
  }

  fileprivate var hasOnlyLocalizedText: Bool {
    let facts = factsOfAPS
    return facts.isDisplayable && facts.title == nil
  }

  fileprivate var isSilent: Bool {
    let kind = delivery
    return kind.isContentAvailable && !kind.interruptsUser
  }

  fileprivate func facts(in vocabulary: Vocabulary) -> NotificationFacts {
    NotificationFacts(
      payload: rendered(with: vocabulary),
      vocabulary: vocabulary,
      form: vocabulary.form(of: self)
    )
  }

  fileprivate var ownMembers: [JSONValue] { Self.ownMembers.compactMap { self[keyPath: $0] } }

  fileprivate var hasOwnMembers: Bool { !ownMembers.isEmpty || account != nil || actionURL != nil }

  fileprivate mutating func removeOwnMembers() {
    for member in Self.ownMembers { self[keyPath: member] = nil }
    (account, actionURL) = (nil, nil)
  }

  fileprivate mutating func removeMalformedMembers() {
    for member in Self.ownMembers where self[keyPath: member]?.string?.isEmpty != false {
      self[keyPath: member] = nil
    }
  }

  func neverSentShape(in vocabulary: Vocabulary) -> PushShape? {
    guard !vocabulary.neverSends.isEmpty else { return nil }
    return PushShape.order.first {
      vocabulary.neverSends.contains($0) && $0.isAbout(origin) && $0.describes(self, in: vocabulary)
    }
  }

  mutating func conform(to vocabulary: Vocabulary, number: Int) {
    // An app that declares its categories receives no other categories.
    if vocabulary.hasCategories, origin == .own { aps["category"] = nil }
    for shape in PushShape.order
    where vocabulary.neverSends.contains(shape) && shape.isAbout(origin)
      && shape.describes(self, in: vocabulary)
    {
      shape.leave(&self, number: number)
    }
  }
}
