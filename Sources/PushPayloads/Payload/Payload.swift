/// The body of a push: what APNs and the system read in it, and what the app put beside.
///
/// A payload *is* its JSON object. The typed properties are views of it, so nothing that they do not
/// know is lost, and a value of the wrong type is nil through them and still there.
public struct Payload: Sendable, Hashable {
  /// The whole body, as it is written.
  public var object: JSONObject

  /// Views an object as a payload.
  public init(_ object: JSONObject) {
    self.object = object
  }

  /// Makes a payload of the system's dictionary and the app's own values, the former first.
  public init(aps: APS, custom: JSONObject = [:]) {
    object = ["aps": .object(aps.object)]
    object.members += custom.members
  }

  /// Reads a body; nil if it is no JSON object.
  public init?(bytes: [UInt8]) {
    guard case .success(let document) = JSONScanner.scan(bytes),
      case .object(let object) = document.value
    else { return nil }
    self.object = object
  }

  /// The system's dictionary; nil if it is missing or no object.
  public var aps: APS? {
    get { object[object: "aps"].map(APS.init) }
    set { object[object: "aps"] = newValue?.object }
  }

  /// The members that the app put beside `aps`, exactly as they stand.
  public var custom: JSONObject {
    JSONObject(object.members.filter { !$0.key.isSameText(as: "aps") })
  }

  /// Whether it wakes the app without the user noticing: `content-available` and no alert, badge or
  /// sound (Apple, Pushing background updates to your App).
  public var isSilent: Bool {
    guard let aps, aps.isContentAvailable else { return false }
    return !aps.interactsWithUser
  }

  /// The compact body, ready to send.
  public var utf8: [UInt8] { object.utf8 }
}

extension JSONObject {
  /// A member that is a string; nil where it is missing or anything else.
  public subscript(string key: String) -> String? {
    get { self[key]?.string }
    set { self[key] = newValue.map(JSONValue.string) }
  }

  /// A member that is a number.
  public subscript(number key: String) -> JSONNumber? {
    get { self[key]?.number }
    set { self[key] = newValue.map(JSONValue.number) }
  }

  /// A member that is a number, by value; setting an infinity or NaN removes it.
  public subscript(double key: String) -> Double? {
    get { self[key]?.number?.double }
    set { self[key] = newValue.flatMap(JSONNumber.init).map(JSONValue.number) }
  }

  /// A member that is a Boolean.
  public subscript(bool key: String) -> Bool? {
    get { self[key]?.bool }
    set { self[key] = newValue.map(JSONValue.bool) }
  }

  /// A member that is an object.
  public subscript(object key: String) -> JSONObject? {
    get { self[key]?.object }
    set { self[key] = newValue.map(JSONValue.object) }
  }

  /// A member that is an array of strings and nothing else.
  public subscript(strings key: String) -> [String]? {
    get {
      guard let elements = self[key]?.array else { return nil }
      let strings = elements.compactMap(\.string)
      return strings.count == elements.count ? strings : nil
    }
    set { self[key] = newValue.map { .array($0.map(JSONValue.string)) } }
  }

  /// A flag that Apple spells as the number 1 and not as a Boolean; clearing it removes the member.
  public subscript(flag key: String) -> Bool {
    get { self[key]?.number?.wholeNumber == 1 }
    set { self[key] = newValue ? 1 : nil }
  }
}
