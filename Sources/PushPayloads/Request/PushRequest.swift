/// The known parts of a request to APNs beside its body.
///
/// All of it is held as it is sent, since an impossible value is among the things to be judged. What is
/// missing is unknown, and what depends on it is not judged, unless `headersComplete` is set.
public struct PushRequest: Sendable, Hashable {
  /// The method, as it is sent; nil if it is unknown.
  public var method: String?
  /// The path, as it is sent; nil if it is unknown.
  public var path: String?
  /// The headers that are sent once, as they are sent.
  public var headers: [Header: String]
  /// The headers that are sent several times, with all their values.
  ///
  /// Nobody can say which one counts, so to the other rules the value is unknown.
  public var repeated: [Header: [String]]
  /// Values that are given and that HTTP/2 does not carry, kept apart by ``carried``.
  var uncarried: [Header: [String]] = [:]
  /// Whether a header that is not given is not sent either.
  public var headersComplete: Bool
  /// The era whose size limits apply.
  public var limits: LimitProfile

  /// Holds a request as it is sent.
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

  /// Holds well-formed headers.
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

  // MARK: - What it says

  /// Where it is sent; nil if the path is unknown or none that a push is sent to.
  public var destination: PushDestination? {
    get { path.flatMap(PushDestination.init(path:)) }
    set { path = newValue?.path }
  }

  /// Whether it is a broadcast: by its path or, where that is unknown, because it names a channel.
  public var isBroadcast: Bool {
    guard let path else { return headers[.channelID] != nil || uncarried[.channelID] != nil }
    if case .broadcast? = PushDestination(path: path) { return true }
    return false
  }

  /// The push type; nil if it is unknown or not one of Apple's.
  ///
  /// In a broadcast case does not count, as Apple spells the one type there in three ways
  /// (Specs/decisions/0016-spelling-of-the-broadcast-push-type.md).
  public var pushType: PushType? {
    get {
      headers[.pushType].flatMap { PushType(rawValue: isBroadcast ? $0.lowercased() : $0) }
    }
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

  /// How large the body may be, by the push type that is stated or that the topic is for.
  public var sizeLimit: SizeLimit {
    SizeLimit(profile: limits, pushType: pushType ?? impliedPushType, isBroadcast: isBroadcast)
  }
}
