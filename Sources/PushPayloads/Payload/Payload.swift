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

  /// Reads a body; nil if the body is not a JSON object.
  public init?(bytes: [UInt8]) {
    guard case .success(let document) = JSONScanner.scan(bytes),
      case .object(let object) = document.value
    else { return nil }
    self.object = object
  }

  package var aps: APS? { object["aps"]?.object.map(APS.init) }

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
