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

  package var contentState: JSONObject? {
    get { object[object: APSKey.contentState.rawValue] }
    set { object[object: APSKey.contentState.rawValue] = newValue }
  }

  package var staleDate: Double? {
    get { object[double: APSKey.staleDate.rawValue] }
    set { object[double: APSKey.staleDate.rawValue] = newValue }
  }

  /// The time at which an ended Live Activity disappears: within four hours of its end; nil for the system's choice.
  package var dismissalDate: Double? {
    get { object[double: APSKey.dismissalDate.rawValue] }
    set { object[double: APSKey.dismissalDate.rawValue] = newValue }
  }

  package var attributesType: String? {
    get { object[string: APSKey.attributesType.rawValue] }
    set { object[string: APSKey.attributesType.rawValue] = newValue }
  }

  package var attributes: JSONObject? {
    get { object[object: APSKey.attributes.rawValue] }
    set { object[object: APSKey.attributes.rawValue] = newValue }
  }

  package var inputPushChannel: String? {
    get { object[string: APSKey.inputPushChannel.rawValue] }
    set { object[string: APSKey.inputPushChannel.rawValue] = newValue }
  }

  package var wantsInputPushToken: Bool {
    get { object[flag: APSKey.inputPushToken.rawValue] }
    set { object[flag: APSKey.inputPushToken.rawValue] = newValue }
  }
}
