/// The input of every rule: the request, and the readable parts of the body.
struct PayloadEvidence: Sendable {
  let bytes: [UInt8]
  /// The request, without the header values that HTTP/2 cannot transmit.
  let request: PushRequest
  /// The reason why the body is not a JSON text; nil for a JSON text and for an empty body.
  let syntaxError: JSONSyntaxError?
  /// The body, if it is a JSON text.
  let document: JSONDocument?
  /// The root of the body; nil unless it is an object.
  let root: JSONDocument.Element?
  /// The value of `aps`, of any kind.
  let apsValue: JSONDocument.Element?
  /// The value of `aps`; nil unless it is an object.
  let aps: JSONDocument.Element?
  /// The request, if it manages channels; nil for a push.
  let channelRequest: ChannelRequest?

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
    channelRequest = ChannelRequest(of: self.request, body: bytes, root: root)
  }

  /// The push type in the header or, without a header, the type that the topic implies; nil if neither names a type.
  var pushType: PushType? { request.pushType ?? request.impliedPushType }

  /// True if the push type is unknown: the request has no header for the type, and the topic implies no type.
  ///
  /// A header counts even if its value is invalid.
  var isTypeUnknown: Bool { request.headers[.pushType] == nil && request.impliedPushType == nil }

  /// Returns the value of a member of `aps`; nil if the member is missing or `null`.
  ///
  /// One rule reports `null` in any member (Specs/decisions/0026-null-inside-aps.md), so the other rules ignore such a
  /// member.
  subscript(key: APSKey) -> JSONDocument.Element? { aps?.valued(key.rawValue) }

  /// Returns whether a member of `aps` is present and not `null`.
  func has(_ key: APSKey) -> Bool { self[key] != nil }

  /// The value of `alert`; nil unless it is an object.
  var alertDictionary: JSONDocument.Element? {
    self[.alert].flatMap { $0.kind == .object ? $0 : nil }
  }

  /// True if the payload is for a Live Activity, which has its own rules for the alert and the relevance score.
  ///
  /// If the push type is unknown, two kinds of payload are for a Live Activity: a broadcast without `content-changed`,
  /// and a payload with members that only Live Activities have. `event` alone is not enough, since apps put their own
  /// values into `aps`.
  var isForLiveActivity: Bool {
    guard isTypeUnknown else { return pushType == .liveactivity }
    // Only Live Activities can be broadcast; another rule reports broadcasts to widgets.
    return request.isBroadcast && !has(.contentChanged) || has(.contentState)
      || has(.attributesType)
      || (has(.timestamp) && activityEvent != nil)
  }

  /// The event of the Live Activity; nil if it is missing or not one of Apple's.
  var activityEvent: LiveActivityEvent? {
    self[.event].flatMap { LiveActivityEvent(rawValue: $0.string) }
  }
}

extension JSONDocument.Element {
  /// Returns the value of a member; nil if the member is missing or `null`.
  func valued(_ name: String) -> JSONDocument.Element? {
    self[name].flatMap { $0.kind == .null ? nil : $0 }
  }
}
