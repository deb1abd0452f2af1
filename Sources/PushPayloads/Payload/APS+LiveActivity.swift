/// The event that a push reports to a Live Activity: its start, an update, or its end.
package enum LiveActivityEvent: String, CaseIterable, Sendable, Hashable {
  /// The push starts a Live Activity; it needs `attributes-type`, `attributes` and an alert.
  case start
  /// The push gives a running Live Activity a new content state, perhaps with an alert.
  case update
  /// The push ends a Live Activity; its content state, if there is one, is the last that the user sees.
  case end
}

// MARK: - Live Activities

/// The members of `aps` for Live Activities.
///
/// Dates are seconds since 1970.
extension APS {
  /// The value of `event`; nil if it is missing or unknown.
  package var event: LiveActivityEvent? {
    get { object[string: APSKey.event.rawValue].flatMap(LiveActivityEvent.init) }
    set { object[string: APSKey.event.rawValue] = newValue?.rawValue }
  }

  /// The time at which the server sent the push; the system drops a push that is older than an earlier received push.
  package var timestamp: Double? {
    get { object[double: APSKey.timestamp.rawValue] }
    set { object[double: APSKey.timestamp.rawValue] = newValue }
  }

  /// The new state of the Live Activity: the members of the app's `ContentState`; nil if it is missing or no object.
  package var contentState: JSONObject? {
    get { object[object: APSKey.contentState.rawValue] }
    set { object[object: APSKey.contentState.rawValue] = newValue }
  }

  /// The time at which the system shows the state as outdated; nil for no such time.
  package var staleDate: Double? {
    get { object[double: APSKey.staleDate.rawValue] }
    set { object[double: APSKey.staleDate.rawValue] = newValue }
  }

  /// The time at which the ended Live Activity disappears, at most four hours after its end; nil lets the system
  /// decide.
  package var dismissalDate: Double? {
    get { object[double: APSKey.dismissalDate.rawValue] }
    set { object[double: APSKey.dismissalDate.rawValue] = newValue }
  }

  /// The name of the app's `ActivityAttributes` type, which only `start` needs; nil if it is missing or not a string.
  package var attributesType: String? {
    get { object[string: APSKey.attributesType.rawValue] }
    set { object[string: APSKey.attributesType.rawValue] = newValue }
  }

  /// The attributes that stay the same for the life of the Live Activity; nil if they are missing or no object.
  package var attributes: JSONObject? {
    get { object[object: APSKey.attributes.rawValue] }
    set { object[object: APSKey.attributes.rawValue] = newValue }
  }

  /// The broadcast channel that updates the started Live Activity.
  package var inputPushChannel: String? {
    get { object[string: APSKey.inputPushChannel.rawValue] }
    set { object[string: APSKey.inputPushChannel.rawValue] = newValue }
  }

  /// True if the started Live Activity requests a push token for updates.
  package var wantsInputPushToken: Bool {
    get { object[flag: APSKey.inputPushToken.rawValue] }
    set { object[flag: APSKey.inputPushToken.rawValue] = newValue }
  }
}
