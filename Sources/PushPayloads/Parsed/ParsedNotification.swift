/// The values that an app reads in a payload.
///
/// The kit compares parsers by these values, which `Specs/decisions/0028-what-a-payload-is-read-as.md` specifies.
public struct ParsedNotification: Sendable, Hashable {
  /// True if the notification only wakes the app: `content-available` without alert, badge and sound.
  public var isSilent: Bool
  /// The title, as literal text and not as a key of the app's strings file; nil without a literal title.
  public var title: String?
  /// The subtitle, as literal text; nil without a literal subtitle.
  public var subtitle: String?
  /// The body, as literal text; if the alert is a string, that string is the body.
  public var body: String?
  /// The key and the arguments of the localized title, which replaces the literal title; nil without a localized title.
  public var localizedTitle: LocalizedText?
  /// The key and the arguments of the localized subtitle; nil without a localized subtitle.
  public var localizedSubtitle: LocalizedText?
  /// The key and the arguments of the localized body; nil without a localized body.
  public var localizedBody: LocalizedText?
  /// The badge number: 0 removes the badge, nil leaves the badge unchanged.
  public var badge: Int?
  /// The name of the sound, from a string or from the dictionary of a critical alert.
  public var sound: String?
  /// The category, `aps.category`, whose actions iOS shows with the notification; nil if the payload has no category.
  public var category: String?
  /// The identifier of the object that the event is about; a number in the payload becomes a string of digits.
  public var type: String?
  /// The identifier of the object that the event is about; the digits, if the identifier is a number in the payload.
  public var objectID: String?
  /// The URL to open when the user taps the notification, as written in the payload.
  public var url: String?

  /// Creates a notification; omitted values are absent.
  public init(
    isSilent: Bool = false,
    title: String? = nil,
    subtitle: String? = nil,
    body: String? = nil,
    badge: Int? = nil,
    sound: String? = nil,
    category: String? = nil,
    type: String? = nil,
    objectID: String? = nil,
    url: String? = nil
  ) {
    self.isSilent = isSilent
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.badge = badge
    self.sound = sound
    self.category = category
    self.type = type
    self.objectID = objectID
    self.url = url
  }
}

// MARK: - Reading

extension ParsedNotification {
  /// Reads a body, which can be malformed; nil if the body is not a JSON object.
  public init?(bytes: [UInt8], keys: PayloadKeyMap = PayloadKeyMap()) {
    guard let payload = Payload(bytes: bytes) else { return nil }
    self.init(payload, keys: keys)
  }

  /// Reads a payload; a value that is missing, null or of the wrong kind is absent.
  ///
  /// An empty type, identifier or URL is absent, too.
  public init(_ payload: Payload, keys: PayloadKeyMap = PayloadKeyMap()) {
    let root = JSONValue.object(payload.object)
    let aps = payload.aps
    let alert = aps?.alert
    self.init(
      isSilent: payload.isSilent,
      title: alert?.title,
      subtitle: alert?.subtitle,
      body: alert?.body,
      badge: aps?[.badge]?.number?.wholeNumber,
      sound: aps?.soundName,
      category: aps?.category,
      type: root[keys.type]?.string.flatMap(\.nonEmpty),
      objectID: root[keys.objectID].flatMap(Self.identifier),
      url: root[keys.url]?.string.flatMap(\.nonEmpty)
    )
    guard case .dictionary(let dictionary) = alert else { return }
    localizedTitle = dictionary.localizedTitle
    localizedSubtitle = dictionary.localizedSubtitle
    localizedBody = dictionary.localizedBody
  }

  /// Returns the normal form of an identifier, which servers send as a string or a number; nil for an empty string and
  /// for other kinds.
  ///
  /// Digits are kept as written: floating point would turn a number of 19 digits into another identifier.
  private static func identifier(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.nonEmpty
    case .number(let number) where number.isSpelledAsInteger: number.lexeme
    case .number(let number): number.wholeNumber.map(String.init)
    case .null, .bool, .array, .object: nil
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
