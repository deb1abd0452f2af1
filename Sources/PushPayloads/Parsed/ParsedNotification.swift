/// The values that an app reads in a payload before it decides anything: a value of a type for each field, or
/// nothing.
///
/// It is the common form in which parsers are compared, so it holds what every app reads and nothing
/// of how one reads it. `Specs/decisions/0028-what-a-payload-is-read-as.md` says what each field is.
public struct ParsedNotification: Sendable, Hashable {
  /// Whether it only wakes the app: `content-available` without alert, badge and sound.
  public var isSilent: Bool
  /// The literal title.
  public var title: String?
  /// The literal subtitle.
  public var subtitle: String?
  /// The literal body; a string in place of the alert's dictionary is it.
  public var body: String?
  /// The title that the device looks up in the app's strings file, in place of the literal one.
  public var localizedTitle: LocalizedText?
  /// The subtitle that the device looks up.
  public var localizedSubtitle: LocalizedText?
  /// The body that the device looks up.
  public var localizedBody: LocalizedText?
  /// The number on the app's icon: 0 removes it, nil leaves it as it is.
  public var badge: Int?
  /// The name of the sound, also of that of a critical alert.
  public var sound: String?
  /// The identifier of the registered category.
  public var category: String?
  /// The kind of event.
  public var type: String?
  /// The identifier of the object that the event is about; of a number its digits.
  public var objectID: String?
  /// Where activating the notification leads, as it is written.
  public var url: String?

  /// Creates a notification; what is not given is not there.
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
  /// Reads a body; nil if it is no JSON object.
  ///
  /// - Parameters:
  ///   - bytes: The body, whatever it may be.
  ///   - keys: Where the app keeps its own fields.
  public init?(bytes: [UInt8], keys: PayloadKeyMap = PayloadKeyMap()) {
    guard let payload = Payload(bytes: bytes) else { return nil }
    self.init(payload, keys: keys)
  }

  /// Reads a payload; a value that is missing, null or of another kind than its field is nothing.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - keys: Where the app keeps its own fields.
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
      sound: aps?.sound?.name,
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

  /// The normal form of an identifier, which servers send as a string and as a number.
  ///
  /// Digits are kept as they are spelled: a number of 19 digits read as floating point is the
  /// identifier of another object.
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
