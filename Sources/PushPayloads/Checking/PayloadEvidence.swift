/// The input of every rule: the request, and the readable parts of the body.
struct PayloadEvidence: Sendable {
  let bytes: [UInt8]
  /// The request, without the header values that HTTP/2 cannot transmit.
  let request: PushRequest
  /// The reason why the body is not a JSON text; nil for a JSON text and for an empty body.
  let syntaxError: JSONSyntaxError?
  /// The scanned body; nil if the body is not a JSON text, or is a payload inside a request to another push service.
  let document: JSONDocument?
  /// The root of the body; nil unless the root is an object, and nil for a request to another push service.
  let root: JSONDocument.Element?
  let apsValue: JSONDocument.Element?
  /// The value of `aps`; nil unless it is an object.
  let aps: JSONDocument.Element?
  /// The request, if it manages channels; nil for a push.
  let channelRequest: ChannelRequest?
  /// The request to another push service, if the body is such a request; nil for a body that is made for APNs.
  let service: ServiceRequest?
  /// True if a push service adds an alert to the body before it sends the body to APNs.
  let getsAlert: Bool
  /// The push type in the header, otherwise the type that the topic implies; nil if neither names a known type.
  let pushType: PushType?
  /// True if the push type is unknown: the request has no header for the type, and the topic implies no type.
  ///
  /// A header for the type counts even if its value is invalid.
  let isTypeUnknown: Bool
  private(set) var facts: PayloadFacts
  /// The node indices of the values in `aps`, in the order of `APSKey.allCases`; empty without `aps`.
  private let places: [Int]
  /// The node indices of the names of members beside `aps` that can be secrets or unsafe URLs.
  private let suspectPlaces: [Int]
  let isBroadcast: Bool

  init(
    bytes: [UInt8],
    request: PushRequest,
    getsAlert: Bool = false,
    scan: Result<JSONDocument, JSONSyntaxError>? = nil
  ) {
    let scan = scan ?? JSONScanner.scan(bytes)
    let document = try? scan.get()
    let carried = request.carried
    let root = document.map(\.root).flatMap { $0.kind == .object ? $0 : nil }
    let channelRequest = ChannelRequest(of: carried, body: bytes, root: root)
    let service =
      channelRequest == nil ? document.flatMap { ServiceRequest($0.root, of: carried) } : nil
    let isForService =
      (service != nil || ServiceRequest.service(atPath: carried.path) != nil) && !carried.goesToAPNs
    var syntaxError: JSONSyntaxError?
    if case .failure(let error) = scan, !bytes.isEmpty { syntaxError = error }
    self.init(
      bytes: bytes,
      request: isForService ? carried.withoutHeaders : carried,
      syntaxError: syntaxError,
      document: document,
      root: service == nil ? root : nil,
      channelRequest: channelRequest,
      service: service,
      getsAlert: getsAlert
    )
  }

  init(part: JSONDocument.Element, request: PushRequest, getsAlert: Bool) {
    let bytes = Array(part.source)
    self.init(bytes: bytes, request: request.carried, root: part, getsAlert: getsAlert)
  }

  private init(
    bytes: [UInt8],
    request: PushRequest,
    syntaxError: JSONSyntaxError? = nil,
    document: JSONDocument? = nil,
    root: JSONDocument.Element?,
    channelRequest: ChannelRequest? = nil,
    service: ServiceRequest? = nil,
    getsAlert: Bool
  ) {
    (self.bytes, self.request, self.syntaxError) = (bytes, request, syntaxError)
    (self.document, self.root) = (document, root)
    (self.channelRequest, self.service, self.getsAlert) = (channelRequest, service, getsAlert)
    let apsValue = root?["aps"]
    let aps = apsValue.flatMap { $0.kind == .object ? $0 : nil }
    (self.apsValue, self.aps) = (apsValue, aps)
    let implied = request.impliedPushType
    pushType = request.pushType ?? implied
    isTypeUnknown = request.headers[.pushType] == nil && implied == nil
    let survey = root.map { PayloadSurvey(of: $0, aps: aps) }
    places = survey?.places ?? []
    suspectPlaces = survey?.suspects ?? []
    facts = survey?.facts ?? []
    facts.formUnion(PayloadFacts(about: request))
    if let read = document ?? root?.document { facts.formUnion(PayloadFacts(about: read)) }
    if root != nil, apsValue == nil { facts.insert(.apsMissing) }
    if document?.root.kind != .object { facts.insert(.noObject) }
    if let apsValue, apsValue.kind != .object { facts.insert(.unusualKind) }
    if service != nil { facts.insert(.service) }
    isBroadcast = request.isBroadcast
    if isBroadcast || channelRequest != nil { facts.insert(.channels) }
    // If the push type is unknown, two kinds of payload are for a Live Activity: a broadcast without content-changed,
    // because only Live Activities can be broadcast, and a payload with members that only Live Activities have.
    // Another rule reports broadcasts to widgets.
    let isForLiveActivity =
      isTypeUnknown
      ? isBroadcast && !has(.contentChanged) || hasActivityMembers : pushType == .liveactivity
    if isForLiveActivity { facts.insert(.liveActivity) }
  }

  /// Returns the value of a member of `aps`; nil if the member is missing or `null`.
  ///
  /// One rule reports `null` in any member (Specs/decisions/0026-null-inside-aps.md), so the other rules ignore such a
  /// member.
  subscript(key: APSKey) -> JSONDocument.Element? {
    guard has(key), let aps else { return nil }
    return JSONDocument.Element(document: aps.document, place: places[key.ordinal])
  }

  func has(_ key: APSKey) -> Bool { facts.contains(.aps(at: key.ordinal)) }

  var suspects: [CustomRules.Member] {
    guard let document = root?.document else { return [] }
    return suspectPlaces.map {
      (
        JSONDocument.Element(document: document, place: $0),
        JSONDocument.Element(document: document, place: $0 + 1)
      )
    }
  }

  var sizeLimit: SizeLimit {
    SizeLimit(profile: request.limits, pushType: pushType, isBroadcast: isBroadcast)
  }

  var mayNeedAPS: Bool { pushType.map(\.needsAPS) ?? isTypeUnknown }

  var alertDictionary: JSONDocument.Element? {
    self[.alert].flatMap { $0.kind == .object ? $0 : nil }
  }

  /// True if the payload is for a Live Activity, which has its own rules for the alert and the relevance score.
  ///
  /// The member `event` by itself proves nothing, since apps put their own values into `aps`.
  var isForLiveActivity: Bool { facts.contains(.liveActivity) }

  private var hasActivityMembers: Bool {
    has(.contentState) || has(.attributesType) || (has(.timestamp) && activityEvent != nil)
  }

  /// The push type that the body suggests; nil if the body has no member that is typical of a push type.
  var shape: PushType? {
    guard let root else { return nil }
    if hasActivityMembers { return .liveactivity }
    if has(.pushToTalkType) { return .pushtotalk }
    if getsAlert || has(.alert) || has(.badge) || has(.sound) { return .alert }
    if has(.contentChanged) { return .widgets }
    if self[.contentAvailable]?.wholeNumber == 1 { return .background }
    return root[FileProviderRules.container] == nil ? nil : .fileprovider
  }

  /// True if the push notifies Wallet of a changed pass or order; such a push has an empty object as its body.
  ///
  /// Apple, Adding a Web Service to Update Passes; Apple, Wallet Orders. The topic is the identifier of the pass type
  /// or the order type.
  var isForWallet: Bool {
    let topic = request.topic ?? ""
    return topic.hasPrefix("pass.") || topic.hasPrefix("order.")
  }

  var activityEvent: LiveActivityEvent? {
    self[.event].flatMap { LiveActivityEvent(rawValue: $0.string) }
  }
}

extension JSONDocument.Element {
  func valued(_ name: String) -> JSONDocument.Element? {
    self[name].flatMap { $0.kind == .null ? nil : $0 }
  }
}

// MARK: - The clock

extension PayloadEvidence {
  /// The degree of certainty that a time had passed when the push was sent.
  enum Lateness {
    case certain
    /// The time of sending is unknown, but the given time had passed when the push was checked.
    case possible
  }

  /// Returns the certainty that a time, in seconds since 1970, has passed; nil if the time has not passed.
  ///
  /// The result is also nil if the request has neither `sentAt` nor `checkedAt`. The method allows five minutes for a
  /// delay in transit. If the time of sending is unknown, the push can be an old test file. So only a time more than a
  /// year ago has certainly passed.
  func isPast(_ date: Double) -> Lateness? {
    guard let now = request.sentAt ?? request.checkedAt, date < Double(now) - 300 else {
      return nil
    }
    return request.sentAt != nil || date < Double(now) - 366 * 86_400 ? .certain : .possible
  }

  /// Returns whether a time is more than `seconds` after the sending or the check, with five seconds of tolerance.
  func isAhead(_ date: Double, by seconds: Double) -> Bool {
    (request.sentAt ?? request.checkedAt).map { date > Double($0) + seconds + 5 } ?? false
  }
}
