/// What is known of a request to APNs beside its body.
///
/// Headers are held as they are sent, since an impossible value is among the things to be judged. One
/// that is missing is unknown, and what depends on it is not judged, unless `headersComplete` is set.
public struct PushRequest: Sendable, Hashable {
  /// The request headers that say something about the payload.
  public enum Header: String, CaseIterable, Sendable, Hashable {
    /// What the push is for.
    case pushType = "apns-push-type"
    /// How urgent it is: 10, 5 or 1.
    case priority = "apns-priority"
    /// The app or service it is for.
    case topic = "apns-topic"
    /// What makes later pushes replace earlier ones.
    case collapseID = "apns-collapse-id"
    /// Until when APNs keeps it, in seconds since 1970.
    case expiration = "apns-expiration"
    /// The identifier of the request.
    case id = "apns-id"
  }

  /// The headers, as they are sent.
  public var headers: [Header: String]
  /// Whether a header that is not given is not sent either.
  public var headersComplete: Bool
  /// The era whose size limits apply.
  public var limits: LimitProfile

  /// Holds headers as they are sent.
  public init(
    headers: [Header: String],
    headersComplete: Bool = false,
    limits: LimitProfile = .current
  ) {
    self.headers = headers
    self.headersComplete = headersComplete
    self.limits = limits
  }

  /// Holds well-formed headers.
  public init(
    pushType: PushType? = nil,
    priority: Int? = nil,
    topic: String? = nil,
    collapseID: String? = nil,
    expiration: Int? = nil,
    headersComplete: Bool = false,
    limits: LimitProfile = .current
  ) {
    self.init(headers: [:], headersComplete: headersComplete, limits: limits)
    self.pushType = pushType
    self.priority = priority
    self.topic = topic
    self.collapseID = collapseID
    self.expiration = expiration
  }

  /// The push type; nil if it is unknown or not one of Apple's.
  public var pushType: PushType? {
    get { headers[.pushType].flatMap(PushType.init(rawValue:)) }
    set { headers[.pushType] = newValue?.rawValue }
  }

  /// The priority; nil if it is unknown or no number.
  public var priority: Int? {
    get { headers[.priority].flatMap { Int($0) } }
    set { headers[.priority] = newValue.map { String($0) } }
  }

  /// The topic.
  public var topic: String? {
    get { headers[.topic] }
    set { headers[.topic] = newValue }
  }

  /// The collapse identifier.
  public var collapseID: String? {
    get { headers[.collapseID] }
    set { headers[.collapseID] = newValue }
  }

  /// The expiration in seconds since 1970; nil if it is unknown or no number.
  public var expiration: Int? {
    get { headers[.expiration].flatMap { Int($0) } }
    set { headers[.expiration] = newValue.map { String($0) } }
  }

  /// How large the body may be.
  public var sizeLimit: SizeLimit {
    SizeLimit(profile: limits, pushType: pushType)
  }
}
