/// The known parts of a request to APNs, without its body.
///
/// All values are stored as sent, since rules check impossible values, too. A missing value is unknown, and the checker
/// skips rules about the value, unless `headersComplete` is set.
public struct PushRequest: Sendable, Hashable {
  /// The method as sent; nil if unknown.
  public var method: String?
  /// The path as sent; nil if unknown.
  public var path: String?
  /// The headers that are sent once, with their values.
  public var headers: [Header: String]
  /// The headers that are sent several times, with all values.
  ///
  /// No source says which value counts, so rules treat the header as unknown.
  public var repeated: [Header: [String]]
  /// The headers with a value that HTTP/2 cannot transmit, each with all its values.
  ///
  /// Only a request that ``carried`` returns has such entries. In a request as sent, the dictionary is empty.
  var uncarried: [Header: [String]] = [:]
  /// True if all sent headers are known, so that a missing header is certainly not sent.
  public var headersComplete: Bool
  /// The APNs interface whose size limits apply.
  public var limits: LimitProfile

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

  /// True if the request is a broadcast.
  ///
  /// A known path decides. If the path is unknown, a request with a channel header is a broadcast.
  public var isBroadcast: Bool {
    guard let path else { return headers[.channelID] != nil || uncarried[.channelID] != nil }
    if case .broadcast? = PushDestination(path: path) { return true }
    return false
  }

  /// The push type; nil if it is unknown or not one of Apple's.
  ///
  /// Broadcasts have one type, which Apple spells in three ways. In a broadcast, upper and lower case are therefore
  /// equal (Specs/decisions/0016-spelling-of-the-broadcast-push-type.md).
  public var pushType: PushType? {
    get {
      headers[.pushType].flatMap { PushType(rawValue: isBroadcast ? $0.lowercased() : $0) }
    }
    set { headers[.pushType] = newValue?.rawValue }
  }

  /// The priority; nil if it is unknown or not a number.
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

  /// The expiration in seconds since 1970; nil if it is unknown or not a number.
  public var expiration: Int? {
    get { headers[.expiration].flatMap { Int($0) } }
    set { headers[.expiration] = newValue.map { String($0) } }
  }

  /// The size limit of the body, for the push type that is stated or implied.
  public var sizeLimit: SizeLimit {
    SizeLimit(profile: limits, pushType: pushType ?? impliedPushType, isBroadcast: isBroadcast)
  }
}
