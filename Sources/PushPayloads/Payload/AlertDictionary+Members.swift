extension AlertDictionary {
  package var title: String? {
    get { object[string: AlertKey.title.rawValue] }
    set { object[string: AlertKey.title.rawValue] = newValue }
  }

  package var subtitle: String? {
    get { object[string: AlertKey.subtitle.rawValue] }
    set { object[string: AlertKey.subtitle.rawValue] = newValue }
  }

  package var body: String? {
    get { object[string: AlertKey.body.rawValue] }
    set { object[string: AlertKey.body.rawValue] = newValue }
  }

  package var launchImage: String? {
    get { object[string: AlertKey.launchImage.rawValue] }
    set { object[string: AlertKey.launchImage.rawValue] = newValue }
  }

  package var sound: String? {
    get { object[string: AlertKey.sound.rawValue] }
    set { object[string: AlertKey.sound.rawValue] = newValue }
  }
}

/// A text that the device looks up in the app's strings file and completes.
public struct LocalizedText: Sendable, Hashable {
  /// The key by which the device finds the text in the app's strings file.
  public var key: String
  /// The texts for the placeholders, in order.
  public var arguments: [String]

  /// Creates a text that the device looks up; without arguments, it has no placeholders.
  public init(key: String, arguments: [String] = []) {
    self.key = key
    self.arguments = arguments
  }
}

/// The localized texts of an alert, which replace the literal texts.
extension AlertDictionary {
  /// The localized title, flat as in notifications or nested as in Live Activities; nil if the alert has none.
  ///
  /// The setter writes the flat form.
  package var localizedTitle: LocalizedText? {
    get { localized(.titleLocKey, .titleLocArgs) ?? nested(.title) }
    set { setLocalized(newValue, .titleLocKey, .titleLocArgs) }
  }

  package var localizedSubtitle: LocalizedText? {
    get { localized(.subtitleLocKey, .subtitleLocArgs) }
    set { setLocalized(newValue, .subtitleLocKey, .subtitleLocArgs) }
  }

  /// The localized body, flat as in notifications or nested as in Live Activities; nil if the alert has none.
  ///
  /// The setter writes the flat form.
  package var localizedBody: LocalizedText? {
    get { localized(.locKey, .locArgs) ?? nested(.body) }
    set { setLocalized(newValue, .locKey, .locArgs) }
  }

  func localized(_ key: AlertKey, _ arguments: AlertKey) -> LocalizedText? {
    guard let name = object[string: key.rawValue] else { return nil }
    return LocalizedText(key: name, arguments: object[strings: arguments.rawValue] ?? [])
  }

  private mutating func setLocalized(
    _ text: LocalizedText?,
    _ key: AlertKey,
    _ arguments: AlertKey
  ) {
    object[string: key.rawValue] = text?.key
    let values = text?.arguments ?? []
    object[strings: arguments.rawValue] = values.isEmpty ? nil : values
  }
}

/// The alert of a Live Activity, which nests localized texts: `"title": {"loc-key": …, "loc-args": […]}`.
///
/// Apple, Starting and updating Live Activities with ActivityKit push notifications.
extension AlertDictionary {
  /// Returns the localized text that is nested in a member such as `title`; nil if the member contains none.
  func nested(_ member: AlertKey) -> LocalizedText? {
    object[object: member.rawValue].flatMap {
      AlertDictionary($0).localized(.locKey, .locArgs)
    }
  }
}

/// Members of older editions of Apple's table, for payloads that still have them.
extension AlertDictionary {
  package var action: String? {
    get { object[string: AlertKey.action.rawValue] }
    set { object[string: AlertKey.action.rawValue] = newValue }
  }

  package var actionLocKey: String? {
    get { object[string: AlertKey.actionLocKey.rawValue] }
    set { object[string: AlertKey.actionLocKey.rawValue] = newValue }
  }

  package var summaryArgument: String? {
    get { object[string: AlertKey.summaryArgument.rawValue] }
    set { object[string: AlertKey.summaryArgument.rawValue] = newValue }
  }

  package var summaryArgumentCount: Int? {
    get { object[number: AlertKey.summaryArgumentCount.rawValue]?.int }
    set {
      self[.summaryArgumentCount] = newValue.map { .number(JSONNumber($0)) }
    }
  }
}
