import PushPayloads

/// The user of the device, the registrations sent to the server, and the registrations to remove from the server.
///
/// Every change ends in ``reconcile()``. This method compares the registrations that the server should have with the
/// registrations that the center has sent. It returns the requests for the difference.
///
/// The center stores a registration *before* it makes the request. An obsolete registration stays stored, in ``owed``,
/// until the server confirms that it has forgotten the registration. So if the app is terminated at any time, the next
/// process knows which requests are left.
struct AccountRegistration: Hashable {
  /// The largest number of registrations in ``owed``, so that the list stays short while the server is offline.
  static let owedLimit = 100

  enum User: Hashable, Codable {
    /// No account has ever logged in, as in an app without accounts.
    case anonymous
    case account(String)
    /// The user has logged out; the device must not get pushes for the user's account.
    case loggedOut
  }

  enum Request: Hashable {
    case register(TokenRegistration)
    case unregister(TokenRegistration)
  }

  private(set) var user = User.anonymous
  private(set) var isOptedOut = false
  /// The registration that was last sent for each purpose, by this process or an earlier process.
  private var told: [TokenPurpose: TokenRegistration] = [:]
  /// The registrations that the center still has to remove from the server.
  private(set) var owed: [TokenRegistration] = []

  // The next three properties are not stored. In every process the system delivers the tokens again, and the center
  // sends them to the server again.
  private var received: DeviceToken?
  private var activities = ActivityTokens()
  private var sent: [TokenPurpose: TokenRegistration] = [:]

  var isOn: Bool { !isOptedOut && user != .loggedOut }

  var deviceToken: DeviceToken? { isOn ? received : nil }

  private var account: String? { if case .account(let name) = user { name } else { nil } }

  private var wanted: [TokenRegistration] {
    guard isOn else { return [] }
    var tokens = activities.current
    tokens[.device] = received
    return tokens.sorted { $0.key.order < $1.key.order }.map {
      TokenRegistration(purpose: $0.key, token: $0.value, account: account)
    }
  }

  // MARK: - Changes

  mutating func receive(_ token: DeviceToken, for purpose: TokenPurpose) -> [Request] {
    if purpose == .device {
      guard !token.bytes.isEmpty else { return [] }
      received = token
    } else if !activities.rotate(token, for: purpose) {
      return []
    }
    return reconcile()
  }

  mutating func end(activity id: String) -> [Request] {
    activities.end(activity: id)
    return reconcile()
  }

  mutating func logIn(_ account: String) -> [Request] {
    user = .account(account)
    return reconcile()
  }

  mutating func logOut() -> [Request] {
    user = .loggedOut
    return reconcile()
  }

  mutating func setOptedOut(_ isOptedOut: Bool) -> [Request] {
    self.isOptedOut = isOptedOut
    return reconcile()
  }

  /// Returns the requests that an earlier process did not finish, and the requests that have failed.
  mutating func resume() -> [Request] { owed.map(Request.unregister) + reconcile() }

  // MARK: - Answers

  /// Records that a request failed; the next change sends the registration again if the server should have it.
  mutating func didFail(_ registration: TokenRegistration) {
    if sent[registration.purpose] == registration { sent[registration.purpose] = nil }
  }

  mutating func didKeep(_ registration: TokenRegistration) -> [Request] {
    guard isObsolete(registration) else { return [] }
    owe(registration)
    return [.unregister(registration)]
  }

  /// Records that the server has removed a registration.
  ///
  /// If the user has logged in again in the meantime, the method returns a request to send the registration again.
  mutating func didForget(_ registration: TokenRegistration) -> [Request] {
    owed.removeAll { $0 == registration }
    didFail(registration)
    return reconcile()
  }

  /// Records that the server refuses to forget a registration, most likely because the server has no such registration.
  mutating func didRefuseToForget(_ registration: TokenRegistration) {
    owed.removeAll { $0 == registration }
  }

  private mutating func reconcile() -> [Request] {
    var requests: [Request] = []
    for old in told.values.sorted(by: { $0.purpose.order < $1.purpose.order })
    where isObsolete(old) {
      told[old.purpose] = nil
      sent[old.purpose] = nil
      owe(old)
      requests.append(.unregister(old))
    }
    for new in wanted where sent[new.purpose] != new {
      owed.removeAll { $0 == new }
      told[new.purpose] = new
      sent[new.purpose] = new
      requests.append(.register(new))
    }
    return requests
  }

  private mutating func owe(_ registration: TokenRegistration) {
    guard !owed.contains(registration) else { return }
    owed.append(registration)
    if owed.count > Self.owedLimit { owed.removeFirst() }
  }

  /// Returns whether the center has to remove a registration from the server.
  ///
  /// For a newer token of the same purpose, and at the first login, the server itself replaces the registration, so the
  /// result is false.
  private func isObsolete(_ registration: TokenRegistration) -> Bool {
    !isOn || activities.hasEnded(registration.purpose)
      || registration.account != nil && registration.account != account
  }
}

extension AccountRegistration: Codable {
  private enum CodingKeys: CodingKey {
    case user, isOptedOut, told, owed
  }

  /// Leaves the tokens of activities out of ``told``: a running activity delivers its token again in the next process.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(user, forKey: .user)
    try container.encode(isOptedOut, forKey: .isOptedOut)
    try container.encode(told.filter { !$0.key.isOfAnActivity }, forKey: .told)
    try container.encode(owed, forKey: .owed)
  }
}

extension TokenPurpose {
  fileprivate var isOfAnActivity: Bool { if case .activity = self { true } else { false } }

  fileprivate var order: String {
    switch self {
    case .device: "0"
    case .pushToStart(let type): "1\(type)"
    case .activity(let id): "2\(id)"
    }
  }
}
