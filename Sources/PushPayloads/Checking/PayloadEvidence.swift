/// The input of every rule: the request, and the readable parts of the body.
struct PayloadEvidence: Sendable {
  let bytes: [UInt8]
  /// The request, without the header values that HTTP/2 cannot transmit.
  let request: PushRequest
  /// The reason why the body is not a JSON text; nil for a JSON text and for an empty body.
  let syntaxError: JSONSyntaxError?
  /// The body, if it is a JSON text.
  let document: JSONDocument?
  /// The root of the body; nil unless it is an object, and nil for the request of another service.
  let root: JSONDocument.Element?
  /// The value of `aps`, of any kind.
  let apsValue: JSONDocument.Element?
  /// The value of `aps`; nil unless it is an object.
  let aps: JSONDocument.Element?
  /// The request, if it manages channels; nil for a push.
  let channelRequest: ChannelRequest?
  /// The request of another push service that the body is; nil for a body that is made for APNs.
  let service: ServiceRequest?
  /// True if a push service adds an alert to the body before it sends the body to APNs.
  let getsAlert: Bool

  init(bytes: [UInt8], request: PushRequest, getsAlert: Bool = false) {
    self.bytes = bytes
    switch JSONScanner.scan(bytes) {
    case .success(let document):
      self.document = document
      syntaxError = nil
    case .failure(let error):
      document = nil
      syntaxError = bytes.isEmpty ? nil : error
    }
    let carried = request.carried
    let root = document.map(\.root).flatMap { $0.kind == .object ? $0 : nil }
    channelRequest = ChannelRequest(of: carried, body: bytes, root: root)
    service =
      channelRequest == nil ? document.flatMap { ServiceRequest($0.root, of: carried) } : nil
    self.getsAlert = getsAlert
    let isForService =
      (service != nil || ServiceRequest.service(atPath: carried.path) != nil) && !carried.goesToAPNs
    self.request = isForService ? carried.withoutHeaders : carried
    self.root = service == nil ? root : nil
    apsValue = self.root?["aps"]
    aps = apsValue.flatMap { $0.kind == .object ? $0 : nil }
  }

  /// Creates the evidence about a body that is an object inside the request of another service.
  init(part: JSONDocument.Element, request: PushRequest, getsAlert: Bool) {
    bytes = Array(part.source)
    self.getsAlert = getsAlert
    self.request = request.carried
    syntaxError = nil
    document = nil
    root = part
    apsValue = part["aps"]
    aps = apsValue.flatMap { $0.kind == .object ? $0 : nil }
    channelRequest = nil
    service = nil
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
    return request.isBroadcast && !has(.contentChanged) || hasActivityMembers
  }

  /// True if the body has members that only Live Activities have.
  private var hasActivityMembers: Bool {
    has(.contentState) || has(.attributesType) || (has(.timestamp) && activityEvent != nil)
  }

  /// The push type that the body is made for, judged by its members; nil if it fits several types or none.
  var shape: PushType? {
    guard let root else { return nil }
    if hasActivityMembers { return .liveactivity }
    if has(.pushToTalkType) { return .pushtotalk }
    if getsAlert || has(.alert) || has(.badge) || has(.sound) { return .alert }
    if has(.contentChanged) { return .widgets }
    if self[.contentAvailable]?.wholeNumber == 1 { return .background }
    return root[FileProviderRules.container] == nil ? nil : .fileprovider
  }

  /// True if the push tells Wallet that a pass or an order has changed: its body is an empty object.
  ///
  /// Apple, Adding a Web Service to Update Passes; Apple, Wallet Orders. The topic is the identifier of the pass type
  /// or the order type.
  var isForWallet: Bool {
    let topic = request.topic ?? ""
    return topic.hasPrefix("pass.") || topic.hasPrefix("order.")
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

// MARK: - The clock

extension PayloadEvidence {
  /// How sure it is that a time has passed when the push is sent.
  enum Lateness {
    case certain
    /// The time of sending is unknown, and the time has passed when the push is checked.
    case possible
  }

  /// Returns whether a time in seconds since 1970 has passed; nil if it has not, and if no time is known.
  ///
  /// Five minutes count as a delay on the way. A push whose time of sending is unknown can be from a file of a test, but
  /// hardly from a file that is a year old.
  func isPast(_ date: Double) -> Lateness? {
    guard let now = request.sentAt ?? request.checkedAt, date < Double(now) - 300 else {
      return nil
    }
    return request.sentAt != nil || date < Double(now) - 366 * 86_400 ? .certain : .possible
  }

  /// Returns whether a time in seconds since 1970 is farther ahead than a number of seconds.
  func isAhead(_ date: Double, by seconds: Double) -> Bool {
    (request.sentAt ?? request.checkedAt).map { date > Double($0) + seconds + 5 } ?? false
  }
}
