/// The `aps` dictionary, which the system reads.
package struct APS: Sendable, Hashable {
  /// The dictionary as written, with members that Apple does not document.
  package var object: JSONObject

  package init(_ object: JSONObject = [:]) {
    self.object = object
  }

  package subscript(key: APSKey) -> JSONValue? {
    get { object[key.rawValue] }
    set { object[key.rawValue] = newValue }
  }

  /// True if the push has an alert, a badge or a sound; `null` does not count.
  package var interactsWithUser: Bool {
    [APSKey.alert, .badge, .sound].contains { self[$0] ?? .null != .null }
  }
}

// MARK: - Notifications

extension APS {
  package var alert: PayloadAlert? {
    get { self[.alert].flatMap(PayloadAlert.init) }
    set { self[.alert] = newValue?.value }
  }

  /// The badge number: 0 removes the badge, nil leaves the badge unchanged.
  package var badge: Int? {
    get { object[number: APSKey.badge.rawValue]?.int }
    set { self[.badge] = newValue.map { .number(JSONNumber($0)) } }
  }

  package var sound: NotificationSound? {
    get { self[.sound].flatMap(NotificationSound.init) }
    set { self[.sound] = newValue?.value }
  }

  package var threadID: String? {
    get { object[string: APSKey.threadID.rawValue] }
    set { object[string: APSKey.threadID.rawValue] = newValue }
  }

  package var category: String? {
    get { object[string: APSKey.category.rawValue] }
    set { object[string: APSKey.category.rawValue] = newValue }
  }

  package var isContentAvailable: Bool {
    get { object[flag: APSKey.contentAvailable.rawValue] }
    set { object[flag: APSKey.contentAvailable.rawValue] = newValue }
  }

  package var isMutableContent: Bool {
    get { object[flag: APSKey.mutableContent.rawValue] }
    set { object[flag: APSKey.mutableContent.rawValue] = newValue }
  }

  package var targetContentID: String? {
    get { object[string: APSKey.targetContentID.rawValue] }
    set { object[string: APSKey.targetContentID.rawValue] = newValue }
  }

  /// The interruption level; nil for a value that Apple does not list.
  package var interruptionLevel: InterruptionLevel? {
    get { object[string: APSKey.interruptionLevel.rawValue].flatMap(InterruptionLevel.init) }
    set { object[string: APSKey.interruptionLevel.rawValue] = newValue?.rawValue }
  }

  /// The relevance score: 0 to 1 for a notification, any number for a Live Activity.
  package var relevanceScore: Double? {
    get { object[double: APSKey.relevanceScore.rawValue] }
    set { object[double: APSKey.relevanceScore.rawValue] = newValue }
  }

  package var filterCriteria: String? {
    get { object[string: APSKey.filterCriteria.rawValue] }
    set { object[string: APSKey.filterCriteria.rawValue] = newValue }
  }

  package var urlArguments: [String]? {
    get { object[strings: APSKey.urlArguments.rawValue] }
    set { object[strings: APSKey.urlArguments.rawValue] = newValue }
  }

  package var contentChanged: Bool? {
    get { object[bool: APSKey.contentChanged.rawValue] }
    set { object[bool: APSKey.contentChanged.rawValue] = newValue }
  }
}

/// The interruption level of a notification: Apple, `UNNotificationInterruptionLevel`.
package enum InterruptionLevel: String, CaseIterable, Sendable, Hashable {
  /// The notification is added to the list without lighting the screen.
  case passive
  /// The notification is shown at once.
  case active
  /// The notification is shown at once, even in most Focus modes.
  case timeSensitive = "time-sensitive"
  /// The notification sounds even when the device is muted; Apple has to permit it.
  case critical
}
