import PushPayloads

/// Whose device this is, what the server has been told of it, and what it has still to be told.
///
/// Every change ends in ``reconcile()``: it compares what the server should know with what it has been
/// told and answers with the requests that lie between. A registration is noted *before* its request
/// is made, and one that has to go stays noted as owed until the server has confirmed that: whenever
/// the app is terminated, the next process knows what to do.
struct AccountRegistration: Hashable {
  /// How much may be owed; a server that is never to be reached must not fill the storage.
  static let owedLimit = 100

  /// Who uses the app.
  enum User: Hashable, Codable {
    /// Nobody has ever logged in; an app without accounts.
    case anonymous
    /// An account.
    case account(String)
    /// Nobody any more: the device is not to be notified for whoever was there before.
    case loggedOut
  }

  /// What the server is to be asked for.
  enum Request: Hashable {
    /// Keep a registration.
    case register(TokenRegistration)
    /// Forget a registration.
    case unregister(TokenRegistration)
  }

  private(set) var user = User.anonymous
  private(set) var isOptedOut = false
  /// What the server has been told last, for each purpose.
  private var told: [TokenPurpose: TokenRegistration] = [:]
  /// What the server has still to forget.
  private(set) var owed: [TokenRegistration] = []

  // Not stored: every process is handed its tokens anew, and tells the server of them again.
  private var received: DeviceToken?
  private var activities = ActivityTokens()
  private var sent: [TokenPurpose: TokenRegistration] = [:]

  /// Whether the device is to be notified at all.
  var isOn: Bool { !isOptedOut && user != .loggedOut }

  /// The token by which the device is notified; nil while it is not to be.
  var deviceToken: DeviceToken? { isOn ? received : nil }

  private var account: String? {
    if case .account(let name) = user { name } else { nil }
  }

  /// What the server should know, in a fixed order.
  private var wanted: [TokenRegistration] {
    guard isOn else { return [] }
    var tokens = activities.current
    tokens[.device] = received
    return tokens.sorted { $0.key.order < $1.key.order }.map {
      TokenRegistration(purpose: $0.key, token: $0.value, account: account)
    }
  }

  // MARK: - Changes

  /// Takes a token that the system has handed out; one without a byte is none.
  mutating func receive(_ token: DeviceToken, for purpose: TokenPurpose) -> [Request] {
    if purpose == .device {
      guard !token.bytes.isEmpty else { return [] }
      received = token
    } else if !activities.rotate(token, for: purpose) {
      return []
    }
    return reconcile()
  }

  /// Drops the token of an activity that has ended.
  mutating func end(activity id: String) -> [Request] {
    activities.end(activity: id)
    return reconcile()
  }

  /// Has an account notified, and nobody else.
  mutating func logIn(_ account: String) -> [Request] {
    user = .account(account)
    return reconcile()
  }

  /// Has nobody notified until somebody logs in.
  mutating func logOut() -> [Request] {
    user = .loggedOut
    return reconcile()
  }

  /// Takes the user's word whether they want to be notified at all.
  mutating func setOptedOut(_ isOptedOut: Bool) -> [Request] {
    self.isOptedOut = isOptedOut
    return reconcile()
  }

  /// What an earlier process, or an earlier failure, has left undone.
  mutating func resume() -> [Request] {
    owed.map(Request.unregister) + reconcile()
  }

  // MARK: - Answers

  /// Notes that the server could not be reached: a registration that is still wanted is sent again
  /// with the next occasion.
  mutating func didFail(_ registration: TokenRegistration) {
    if sent[registration.purpose] == registration { sent[registration.purpose] = nil }
  }

  /// Notes that the server keeps a registration, also when it is not to any more: a request that was
  /// called off may have been carried out behind the one that was to undo it.
  mutating func didKeep(_ registration: TokenRegistration) -> [Request] {
    guard isObsolete(registration) else { return [] }
    owe(registration)
    return [.unregister(registration)]
  }

  /// Notes that the server has forgotten a registration, also when it is wanted again in the
  /// meantime: then the server has to be told once more.
  mutating func didForget(_ registration: TokenRegistration) -> [Request] {
    owed.removeAll { $0 == registration }
    didFail(registration)
    return reconcile()
  }

  /// Notes that the server will never forget a registration, most likely because it has none.
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

  /// Whether the server has to forget a registration.
  ///
  /// A newer token replaces an older one by itself, and the first login claims what was nobody's.
  private func isObsolete(_ registration: TokenRegistration) -> Bool {
    !isOn || activities.hasEnded(registration.purpose)
      || registration.account != nil && registration.account != account
  }
}

extension AccountRegistration: Codable {
  private enum CodingKeys: CodingKey {
    case user, isOptedOut, told, owed
  }

  /// Writes what the next process has to know.
  ///
  /// The activities that are still there then hand their tokens out again, and the others need none.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(user, forKey: .user)
    try container.encode(isOptedOut, forKey: .isOptedOut)
    try container.encode(told.filter { !$0.key.isOfAnActivity }, forKey: .told)
    try container.encode(owed, forKey: .owed)
  }
}

extension TokenPurpose {
  fileprivate var isOfAnActivity: Bool {
    if case .activity = self { true } else { false }
  }

  /// The device first, then by name.
  fileprivate var order: String {
    switch self {
    case .device: "0"
    case .pushToStart(let type): "1\(type)"
    case .activity(let id): "2\(id)"
    }
  }
}
