/// The event that a push reports to a Live Activity: its start, an update, or its end.
public enum LiveActivityEvent: String, CaseIterable, Sendable, Hashable {
  /// The push starts a Live Activity.
  case start
  /// The push updates the content of a Live Activity.
  case update
  /// The push ends a Live Activity.
  case end
}

// MARK: - Live Activities

/// The members of `aps` for Live Activities.
///
/// Dates are seconds since 1970.
extension APS {
  /// The value of `event`; nil if it is missing or unknown.
  public var event: LiveActivityEvent? {
    get { object[string: APSKey.event.rawValue].flatMap(LiveActivityEvent.init) }
    set { object[string: APSKey.event.rawValue] = newValue?.rawValue }
  }

  /// The time at which the server sent the push; the system drops a push that is older than an earlier received push.
  public var timestamp: Double? {
    get { object[double: APSKey.timestamp.rawValue] }
    set { object[double: APSKey.timestamp.rawValue] = newValue }
  }

  /// The new state of the Live Activity.
  public var contentState: JSONObject? {
    get { object[object: APSKey.contentState.rawValue] }
    set { object[object: APSKey.contentState.rawValue] = newValue }
  }

  /// The time at which the state becomes outdated.
  public var staleDate: Double? {
    get { object[double: APSKey.staleDate.rawValue] }
    set { object[double: APSKey.staleDate.rawValue] = newValue }
  }

  /// The time at which the ended Live Activity disappears.
  public var dismissalDate: Double? {
    get { object[double: APSKey.dismissalDate.rawValue] }
    set { object[double: APSKey.dismissalDate.rawValue] = newValue }
  }

  /// The name of the attributes type of the Live Activity to start.
  public var attributesType: String? {
    get { object[string: APSKey.attributesType.rawValue] }
    set { object[string: APSKey.attributesType.rawValue] = newValue }
  }

  /// The static attributes of the Live Activity to start.
  public var attributes: JSONObject? {
    get { object[object: APSKey.attributes.rawValue] }
    set { object[object: APSKey.attributes.rawValue] = newValue }
  }

  /// The broadcast channel that updates the started Live Activity.
  public var inputPushChannel: String? {
    get { object[string: APSKey.inputPushChannel.rawValue] }
    set { object[string: APSKey.inputPushChannel.rawValue] = newValue }
  }

  /// True if the started Live Activity requests a push token for updates.
  public var wantsInputPushToken: Bool {
    get { object[flag: APSKey.inputPushToken.rawValue] }
    set { object[flag: APSKey.inputPushToken.rawValue] = newValue }
  }
}
