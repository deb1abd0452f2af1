/// The `aps` dictionary, which the system reads.
public struct APS: Sendable, Hashable {
  /// The dictionary, as it is written.
  public var object: JSONObject

  /// Views an object as the `aps` dictionary.
  public init(_ object: JSONObject = [:]) {
    self.object = object
  }

  /// The value of a documented member, of whatever kind.
  public subscript(key: APSKey) -> JSONValue? {
    get { object[key.rawValue] }
    set { object[key.rawValue] = newValue }
  }

  /// Whether an alert, a badge or a sound is there for the user to notice; `null` is none.
  public var interactsWithUser: Bool {
    [APSKey.alert, .badge, .sound].contains { self[$0] ?? .null != .null }
  }
}

// MARK: - Notifications

extension APS {
  /// The text to show.
  public var alert: PayloadAlert? {
    get { self[.alert].flatMap(PayloadAlert.init) }
    set { self[.alert] = newValue?.value }
  }

  /// The number on the app's icon: 0 removes it, nil leaves it as it is.
  public var badge: Int? {
    get { object[number: APSKey.badge.rawValue]?.int }
    set { self[.badge] = newValue.map { .number(JSONNumber($0)) } }
  }

  /// The sound to play.
  public var sound: NotificationSound? {
    get { self[.sound].flatMap(NotificationSound.init) }
    set { self[.sound] = newValue?.value }
  }

  /// The identifier that groups notifications.
  public var threadID: String? {
    get { object[string: APSKey.threadID.rawValue] }
    set { object[string: APSKey.threadID.rawValue] = newValue }
  }

  /// The identifier of the registered category.
  public var category: String? {
    get { object[string: APSKey.category.rawValue] }
    set { object[string: APSKey.category.rawValue] = newValue }
  }

  /// Whether the app is woken in the background.
  public var isContentAvailable: Bool {
    get { object[flag: APSKey.contentAvailable.rawValue] }
    set { object[flag: APSKey.contentAvailable.rawValue] = newValue }
  }

  /// Whether the service extension may change the content.
  public var isMutableContent: Bool {
    get { object[flag: APSKey.mutableContent.rawValue] }
    set { object[flag: APSKey.mutableContent.rawValue] = newValue }
  }

  /// The window to bring forward.
  public var targetContentID: String? {
    get { object[string: APSKey.targetContentID.rawValue] }
    set { object[string: APSKey.targetContentID.rawValue] = newValue }
  }

  /// How urgently to interrupt; nil for a spelling that Apple does not list.
  public var interruptionLevel: InterruptionLevel? {
    get { object[string: APSKey.interruptionLevel.rawValue].flatMap(InterruptionLevel.init) }
    set { object[string: APSKey.interruptionLevel.rawValue] = newValue?.rawValue }
  }

  /// The rank: 0 to 1 for a notification, any number for a Live Activity.
  public var relevanceScore: Double? {
    get { object[double: APSKey.relevanceScore.rawValue] }
    set { object[double: APSKey.relevanceScore.rawValue] = newValue }
  }

  /// The criterion by which a Focus filters.
  public var filterCriteria: String? {
    get { object[string: APSKey.filterCriteria.rawValue] }
    set { object[string: APSKey.filterCriteria.rawValue] = newValue }
  }

  /// The texts that complete the URL of a website push.
  public var urlArguments: [String]? {
    get { object[strings: APSKey.urlArguments.rawValue] }
    set { object[strings: APSKey.urlArguments.rawValue] = newValue }
  }

  /// Whether widgets or controls reload.
  public var contentChanged: Bool? {
    get { object[bool: APSKey.contentChanged.rawValue] }
    set { object[bool: APSKey.contentChanged.rawValue] = newValue }
  }
}

/// How urgently a notification interrupts: Apple, `UNNotificationInterruptionLevel`.
public enum InterruptionLevel: String, CaseIterable, Sendable, Hashable {
  /// It goes into the list and lights no screen.
  case passive
  /// It is shown at once.
  case active
  /// It is shown at once, past most Focus settings.
  case timeSensitive = "time-sensitive"
  /// It sounds even when the device is muted, which Apple has to allow.
  case critical
}
