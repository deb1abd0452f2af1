/// The known parts of a request to APNs, without its body.
///
/// All values are stored as sent, because rules also check impossible values. The checker skips rules about a missing
/// value, which is unknown. If `headersComplete` is true, a missing header was not sent.
public struct PushRequest: Sendable, Hashable {
  /// The method as sent; nil if unknown.
  public var method: String?
  /// The path as sent; nil if unknown.
  public var path: String?
  /// The headers that are sent once, with their values.
  public var headers: [Header: String]
  /// The headers that are sent several times, with all values.
  ///
  /// No source says which of the values counts, so rules treat the header as unknown.
  public var repeated: [Header: [String]]
  /// The names of sent headers that ``Header`` does not list, in lower case.
  package var otherHeaders: [String] = []
  /// The headers with a value that HTTP/2 cannot transmit, each with all its values.
  ///
  /// Only a request that ``carried`` returns has such entries. In a request as sent, the dictionary is empty.
  var uncarried: [Header: [String]] = [:]
  /// True if all sent headers are known, so that a missing header is certainly not sent.
  public var headersComplete: Bool
  /// The APNs interface whose size limits apply.
  public var limits: LimitProfile
  /// The time at which the request is sent, in seconds since 1970; nil if unknown.
  public var sentAt: Int?
  /// The time at which the request is checked, in seconds since 1970; nil skips the rules that need this time.
  ///
  /// A request in a test file can be older than the check. If ``sentAt`` is known, this time has no effect.
  public var checkedAt: Int?
  /// The service that the body is sent to; nil lets the checker infer the service from the rest of the request.
  public var recipient: Recipient?

  /// Creates a request from values as sent.
  public init(
    method: String? = nil,
    path: String? = nil,
    headers: [Header: String],
    repeated: [Header: [String]] = [:],
    headersComplete: Bool = false,
    limits: LimitProfile = .current
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.repeated = repeated
    self.headersComplete = headersComplete
    self.limits = limits
  }

  /// Creates a request with well-formed headers.
  public init(
    pushType: PushType? = nil,
    priority: Int? = nil,
    topic: String? = nil,
    collapseID: String? = nil,
    expiration: Int? = nil,
    destination: PushDestination? = nil,
    headersComplete: Bool = false,
    limits: LimitProfile = .current
  ) {
    self.init(headers: [:], headersComplete: headersComplete, limits: limits)
    self.pushType = pushType
    self.priority = priority
    self.topic = topic
    self.collapseID = collapseID
    self.expiration = expiration
    self.destination = destination
  }

  // MARK: - Typed values

  /// The destination; nil if the path is unknown or not a path for pushes.
  public var destination: PushDestination? {
    get { path.flatMap(PushDestination.init(path:)) }
    set { path = newValue?.path }
  }

  /// True for a broadcast; if the path is unknown, a channel header marks a broadcast.
  package var isBroadcast: Bool {
    guard let path else { return headers[.channelID] != nil || uncarried[.channelID] != nil }
    if case .broadcast? = PushDestination(path: path) { return true }
    return false
  }

  /// The push type; nil if the type is unknown, or if Apple does not document the type.
  ///
  /// Broadcasts have one type, which Apple spells in three ways. So the type of a broadcast is read without regard to
  /// case (Specs/decisions/0016-spelling-of-the-broadcast-push-type.md).
  public var pushType: PushType? {
    get {
      headers[.pushType].flatMap { PushType(rawValue: isBroadcast ? $0.lowercased() : $0) }
    }
    set { headers[.pushType] = newValue?.rawValue }
  }

  /// The priority; nil if the priority is unknown or not a number.
  public var priority: Int? {
    get { headers[.priority].flatMap { Int($0) } }
    set { headers[.priority] = newValue.map { String($0) } }
  }

  /// The topic as sent: the bundle identifier of the app, with a suffix for some push types; nil if unknown.
  public var topic: String? {
    get { headers[.topic] }
    set { headers[.topic] = newValue }
  }

  /// The collapse identifier, by which a later push replaces an earlier push; nil if unknown.
  public var collapseID: String? {
    get { headers[.collapseID] }
    set { headers[.collapseID] = newValue }
  }

  /// The expiration in seconds since 1970; nil if the expiration is unknown or not a number.
  public var expiration: Int? {
    get { headers[.expiration].flatMap { Int($0) } }
    set { headers[.expiration] = newValue.map { String($0) } }
  }

  package var sizeLimit: SizeLimit {
    SizeLimit(profile: limits, pushType: pushType ?? impliedPushType, isBroadcast: isBroadcast)
  }
}

extension PushRequest {
  /// The service that reads a body.
  public enum Recipient: String, CaseIterable, Sendable, Hashable {
    /// APNs itself.
    case apns
    /// A push service such as Firebase, which sends its own requests to APNs.
    case service
  }

  /// True if the body is sent to APNs itself: `recipient` says so, or a part of a request to APNs is known.
  package var goesToAPNs: Bool {
    if let recipient { return recipient == .apns }
    guard ServiceRequest.service(atPath: path) == nil else { return false }
    return headersComplete || !headers.isEmpty || !repeated.isEmpty || !uncarried.isEmpty
      || path != nil || method != nil
  }

  /// The request headers that concern the payload.
  public enum Header: String, CaseIterable, Sendable, Hashable {
    /// The purpose of the push, such as `alert`; see ``PushType``.
    case pushType = "apns-push-type"
    /// The priority: 10 to deliver at once, 5 to save power, 1 never to wake the device.
    case priority = "apns-priority"
    /// The topic: the app or service that the push is for.
    case topic = "apns-topic"
    /// The identifier by which a later push replaces an earlier push.
    case collapseID = "apns-collapse-id"
    /// The time until which APNs stores the push, in seconds since 1970.
    case expiration = "apns-expiration"
    /// The identifier of the request, a UUID, which APNs returns in its answer.
    case id = "apns-id"
    /// The identifier of a broadcast or of a request that manages channels, a UUID.
    case requestID = "apns-request-id"
    /// The channel that a broadcast goes to, or that a request reads or deletes: the Base64 text that APNs chose.
    case channelID = "apns-channel-id"
  }

  /// Returns whether the request certainly lacks a header, because all sent headers are known.
  package func omits(_ header: Header) -> Bool {
    headersComplete && headers[header] == nil && repeated[header] == nil && uncarried[header] == nil
  }

  /// The push type that the topic implies.
  ///
  /// The result is nil for a broadcast, if a header states a type, or if the topic is unknown or ambiguous.
  ///
  /// A suffix belongs to one type (Apple, Sending notification requests to APNs), and the topic of a managed device has
  /// its own prefix. A bundle identifier without a suffix is ambiguous: alerts, background pushes and websites use such
  /// a topic (Specs/decisions/0027-a-push-type-that-is-not-stated.md).
  package var impliedPushType: PushType? {
    guard headers[.pushType] == nil, !isBroadcast, let topic else { return nil }
    if topic.hasPrefix(PushType.managementTopicPrefix) { return .mdm }
    return PushType.allCases.first { type in
      guard let suffix = type.topicSuffix, !suffix.isEmpty else { return false }
      return topic.hasSuffix(suffix) && topic != suffix
    }
  }

  /// A request that keeps only the times and the size limits of this request.
  var withoutHeaders: PushRequest {
    var request = PushRequest(headers: [:], limits: limits)
    (request.sentAt, request.checkedAt) = (sentAt, checkedAt)
    return request
  }

  /// The request without the header values that HTTP/2 cannot transmit.
  ///
  /// Such values count as unknown, because no rule can predict how APNs treats a value that does not reach APNs.
  var carried: PushRequest {
    var request = self
    for (header, value) in headers where FieldValue.obstacle(in: value) != nil {
      request.headers[header] = nil
      request.uncarried[header] = [value]
    }
    for (header, values) in repeated
    where values.contains(where: { FieldValue.obstacle(in: $0) != nil }) {
      request.uncarried[header] = values
    }
    return request
  }
}
