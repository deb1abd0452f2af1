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

  package var alert: PayloadAlert? { self[.alert].flatMap(PayloadAlert.init) }

  /// The badge number: 0 removes the badge, nil leaves the badge unchanged.
  package var badge: Int? { self[.badge]?.number?.int }

  /// The name of a sound file of the app, or "default"; nil if the dictionary of a critical alert states no name.
  package var soundName: String? { self[.sound]?.string ?? self[.sound]?.object?["name"]?.string }

  package var category: String? { self[.category]?.string }

  /// True if the flag is the number 1; a Boolean does not count.
  package var isContentAvailable: Bool { self[.contentAvailable]?.number?.wholeNumber == 1 }
}

/// The interruption level of a notification: Apple, `UNNotificationInterruptionLevel`.
package enum InterruptionLevel: String, CaseIterable, Sendable, Hashable {
  /// The notification is added to the list without lighting the screen.
  case passive
  /// The notification is shown at once.
  case active
  /// The notification is shown at once, even in most Focus modes.
  case timeSensitive = "time-sensitive"
  /// The notification sounds even when the device is muted; the app needs an entitlement from Apple.
  case critical
}

/// The event that a push reports to a Live Activity: its start, an update, or its end.
package enum LiveActivityEvent: String, CaseIterable, Sendable, Hashable {
  /// The push starts a Live Activity; it needs `attributes-type`, `attributes` and an alert.
  case start
  /// The push gives a running Live Activity a new content state, perhaps with an alert.
  case update
  /// The push ends a Live Activity; its content state, if there is one, is the last that the user sees.
  case end
}
