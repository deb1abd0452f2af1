/// The literal texts.
extension AlertDictionary {
  /// The title.
  public var title: String? {
    get { object[string: AlertKey.title.rawValue] }
    set { object[string: AlertKey.title.rawValue] = newValue }
  }

  /// The line below the title.
  public var subtitle: String? {
    get { object[string: AlertKey.subtitle.rawValue] }
    set { object[string: AlertKey.subtitle.rawValue] = newValue }
  }

  /// The message.
  public var body: String? {
    get { object[string: AlertKey.body.rawValue] }
    set { object[string: AlertKey.body.rawValue] = newValue }
  }

  /// The image that a launch shows.
  public var launchImage: String? {
    get { object[string: AlertKey.launchImage.rawValue] }
    set { object[string: AlertKey.launchImage.rawValue] = newValue }
  }

  /// The sound of a Live Activity's alert.
  public var sound: String? {
    get { object[string: AlertKey.sound.rawValue] }
    set { object[string: AlertKey.sound.rawValue] = newValue }
  }
}

/// A text that the device looks up in the app's strings file and fills in.
public struct LocalizedText: Sendable, Hashable {
  /// The key of the strings file.
  public var key: String
  /// The texts that fill in its placeholders, in order.
  public var arguments: [String]

  /// Names a text by its key.
  public init(key: String, arguments: [String] = []) {
    self.key = key
    self.arguments = arguments
  }
}

/// The texts to be localised, which take the place of the literal ones.
extension AlertDictionary {
  /// The title, flat as notifications have it or nested as Live Activities do.
  public var localizedTitle: LocalizedText? {
    get { localized(.titleLocKey, .titleLocArgs) ?? nested(.title) }
    set { setLocalized(newValue, .titleLocKey, .titleLocArgs) }
  }

  /// The subtitle.
  public var localizedSubtitle: LocalizedText? {
    get { localized(.subtitleLocKey, .subtitleLocArgs) }
    set { setLocalized(newValue, .subtitleLocKey, .subtitleLocArgs) }
  }

  /// The body, flat as notifications have it or nested as Live Activities do.
  public var localizedBody: LocalizedText? {
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
