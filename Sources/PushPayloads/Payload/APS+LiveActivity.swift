/// An event of a Live Activity.
public enum LiveActivityEvent: String, CaseIterable, Sendable, Hashable {
  /// It begins.
  case start
  /// It changes.
  case update
  /// It ends.
  case end
}

// MARK: - Live Activities

/// The members that a Live Activity reads. Dates are seconds since 1970.
extension APS {
  /// The event of the Live Activity.
  public var event: LiveActivityEvent? {
    get { object[string: APSKey.event.rawValue].flatMap(LiveActivityEvent.init) }
    set { object[string: APSKey.event.rawValue] = newValue?.rawValue }
  }

  /// When the push was sent, so that a later one is not undone by an earlier.
  public var timestamp: Double? {
    get { object[double: APSKey.timestamp.rawValue] }
    set { object[double: APSKey.timestamp.rawValue] = newValue }
  }

  /// The new state.
  public var contentState: JSONObject? {
    get { object[object: APSKey.contentState.rawValue] }
    set { object[object: APSKey.contentState.rawValue] = newValue }
  }

  /// When the state is out of date.
  public var staleDate: Double? {
    get { object[double: APSKey.staleDate.rawValue] }
    set { object[double: APSKey.staleDate.rawValue] = newValue }
  }

  /// When it disappears after its end.
  public var dismissalDate: Double? {
    get { object[double: APSKey.dismissalDate.rawValue] }
    set { object[double: APSKey.dismissalDate.rawValue] = newValue }
  }

  /// The type that describes the one to start.
  public var attributesType: String? {
    get { object[string: APSKey.attributesType.rawValue] }
    set { object[string: APSKey.attributesType.rawValue] = newValue }
  }

  /// The unchanging data of the one to start.
  public var attributes: JSONObject? {
    get { object[object: APSKey.attributes.rawValue] }
    set { object[object: APSKey.attributes.rawValue] = newValue }
  }

  /// The broadcast channel that updates the one to start.
  public var inputPushChannel: String? {
    get { object[string: APSKey.inputPushChannel.rawValue] }
    set { object[string: APSKey.inputPushChannel.rawValue] = newValue }
  }

  /// Whether the one to start asks for a token that updates it.
  public var wantsInputPushToken: Bool {
    get { object[flag: APSKey.inputPushToken.rawValue] }
    set { object[flag: APSKey.inputPushToken.rawValue] = newValue }
  }
}
