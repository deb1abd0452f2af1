/// All that a rule may look at: the request, and the body as far as it can be read.
struct PayloadEvidence: Sendable {
  let bytes: [UInt8]
  /// The request, without the values that HTTP/2 does not carry.
  let request: PushRequest
  /// What keeps the body from being a JSON text; nil as well for an empty body.
  let syntaxError: JSONSyntaxError?
  /// The body, if it is a JSON text.
  let document: JSONDocument?
  /// The root, if it is an object.
  let root: JSONDocument.Element?
  /// The value of `aps`, of whatever kind.
  let apsValue: JSONDocument.Element?
  /// The value of `aps`, if it is an object.
  let aps: JSONDocument.Element?

  init(bytes: [UInt8], request: PushRequest) {
    self.bytes = bytes
    self.request = request.carried
    switch JSONScanner.scan(bytes) {
    case .success(let document):
      self.document = document
      syntaxError = nil
    case .failure(let error):
      document = nil
      syntaxError = bytes.isEmpty ? nil : error
    }
    root = document.map(\.root).flatMap { $0.kind == .object ? $0 : nil }
    apsValue = root?["aps"]
    aps = apsValue.flatMap { $0.kind == .object ? $0 : nil }
  }

  /// The push type that the header states or, where none is given, the one that the topic is for.
  var pushType: PushType? { request.pushType ?? request.impliedPushType }

  /// Whether nothing at all is said of the push type, not even a wrong thing.
  var isTypeUnknown: Bool { request.headers[.pushType] == nil && request.impliedPushType == nil }

  /// The value of a member of `aps`; nil for `null` as well, of which one rule speaks for all members
  /// (Specs/decisions/0026-null-inside-aps.md).
  subscript(key: APSKey) -> JSONDocument.Element? { aps?.valued(key.rawValue) }

  /// Whether a member of `aps` is there and not `null`.
  func has(_ key: APSKey) -> Bool { self[key] != nil }

  /// The value of `alert`, if it is an object.
  var alertDictionary: JSONDocument.Element? {
    self[.alert].flatMap { $0.kind == .object ? $0 : nil }
  }

  /// Whether the payload is for a Live Activity, whose alert and score follow rules of their own.
  ///
  /// Where the push type is unknown, members that only Live Activities have decide; an `event` alone
  /// does not, since apps put values of their own into `aps`.
  var isForLiveActivity: Bool {
    guard isTypeUnknown else { return pushType == .liveactivity }
    // Nothing else is broadcast; that widgets cannot be is said by a rule of its own.
    return request.isBroadcast && !has(.contentChanged) || has(.contentState)
      || has(.attributesType)
      || (has(.timestamp) && activityEvent != nil)
  }

  /// What happens to the Live Activity; nil if that is not said, or not in Apple's words.
  var activityEvent: LiveActivityEvent? {
    self[.event].flatMap { LiveActivityEvent(rawValue: $0.string) }
  }
}

extension JSONDocument.Element {
  /// The value of a member that is not `null`.
  func valued(_ name: String) -> JSONDocument.Element? {
    self[name].flatMap { $0.kind == .null ? nil : $0 }
  }
}
