/// The body of a push: the `aps` dictionary, and the app's own values.
///
/// A payload wraps its JSON object. The typed properties are views of this object, so unknown members are kept. If a
/// value is of the wrong type, the view is nil, but the object keeps the value.
public struct Payload: Sendable, Hashable {
  /// The whole body as written, with unknown members and values of the wrong type.
  public var object: JSONObject

  /// Wraps the JSON object of a body; unknown members are kept.
  public init(_ object: JSONObject) {
    self.object = object
  }

  /// Creates a payload from the `aps` dictionary and the app's own values, in this order.
  package init(aps: APS, custom: JSONObject = [:]) {
    object = ["aps": .object(aps.object)]
    object.members += custom.members
  }

  /// Reads a body; nil if it is not a JSON object.
  public init?(bytes: [UInt8]) {
    guard case .success(let document) = JSONScanner.scan(bytes),
      case .object(let object) = document.value
    else { return nil }
    self.object = object
  }

  package var aps: APS? {
    get { object[object: "aps"].map(APS.init) }
    set { object[object: "aps"] = newValue?.object }
  }

  /// The members beside `aps`, as written.
  public var custom: JSONObject {
    JSONObject(object.members.filter { !$0.key.isSameText(as: "aps") })
  }

  /// True if the push wakes the app without the user noticing.
  ///
  /// Such a push has `content-available` and no alert, badge or sound (Apple, Pushing background updates to your App).
  public var isSilent: Bool {
    guard let aps, aps.isContentAvailable else { return false }
    return !aps.interactsWithUser
  }

  /// The compact body, ready to send.
  public var utf8: [UInt8] { object.utf8 }
}

extension JSONObject {
  /// The value of a member as a string; nil if the member is missing or of a different kind.
  package subscript(string key: String) -> String? {
    get { self[key]?.string }
    set { self[key] = newValue.map(JSONValue.string) }
  }

  package subscript(number key: String) -> JSONNumber? {
    get { self[key]?.number }
    set { self[key] = newValue.map(JSONValue.number) }
  }

  /// The value of a member as a floating-point number; setting an infinity or NaN removes the member.
  package subscript(double key: String) -> Double? {
    get { self[key]?.number?.double }
    set { self[key] = newValue.flatMap(JSONNumber.init).map(JSONValue.number) }
  }

  package subscript(bool key: String) -> Bool? {
    get { self[key]?.bool }
    set { self[key] = newValue.map(JSONValue.bool) }
  }

  package subscript(object key: String) -> JSONObject? {
    get { self[key]?.object }
    set { self[key] = newValue.map(JSONValue.object) }
  }

  /// The value of a member as an array of strings; nil if it is no array, or an element is not a string.
  package subscript(strings key: String) -> [String]? {
    get {
      guard let elements = self[key]?.array else { return nil }
      let strings = elements.compactMap(\.string)
      return strings.count == elements.count ? strings : nil
    }
    set { self[key] = newValue.map { .array($0.map(JSONValue.string)) } }
  }

  /// A flag that Apple writes as the number 1, not as a Boolean; clearing the flag removes the member.
  package subscript(flag key: String) -> Bool {
    get { self[key]?.number?.wholeNumber == 1 }
    set { self[key] = newValue ? 1 : nil }
  }
}
