package struct APS: Sendable, Hashable {
  package var object: JSONObject

  package init(_ object: JSONObject = [:]) {
    self.object = object
  }

  package subscript(key: APSKey) -> JSONValue? {
    get { object[key.rawValue] }
    set { object[key.rawValue] = newValue }
  }

  package var interactsWithUser: Bool {
    [APSKey.alert, .badge, .sound].contains { self[$0] ?? .null != .null }
  }

  package var alert: PayloadAlert? { self[.alert].flatMap(PayloadAlert.init) }

  /// The badge number: 0 removes the badge, nil leaves the badge unchanged.
  package var badge: Int? { self[.badge]?.number?.int }

  package var soundName: String? { self[.sound]?.string ?? self[.sound]?.object?["name"]?.string }

  package var category: String? { self[.category]?.string }

  /// True if the flag is the number 1; a Boolean does not count.
  package var isContentAvailable: Bool { self[.contentAvailable]?.number?.wholeNumber == 1 }
}

/// The interruption level of a notification: Apple, `UNNotificationInterruptionLevel`.
package enum InterruptionLevel: String, CaseIterable, Sendable, Hashable {
  case passive
  case active
  case timeSensitive = "time-sensitive"
  case critical
}

package enum LiveActivityEvent: String, CaseIterable, Sendable, Hashable {
  case start
  case update
  case end
}
