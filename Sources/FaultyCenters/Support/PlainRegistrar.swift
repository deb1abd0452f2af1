import PushConformance

/// A simple correct center with one account at a time.
class PlainRegistrar: DeclaredCenter, LifecycleObservingCenter, PermissionAskingCenter,
  PermissionReportingCenter, UnregisteringCenter, OptingOutCenter, RetryingCenter,
  BroadcastingCenter
{
  override class var vocabulary: Vocabulary { PushApp().uploads(to: "/devices").vocabulary }

  typealias Observer = PlainCenter.Observer
  typealias Completion = @MainActor (Result<Void, any Error>) -> Void

  struct Registration: Hashable {
    var token: String
    var account: String?
  }

  var observers = WeakMembers<Observer>()
  var status: AuthorizationStatus?
  var token: String?
  var account: String?
  var isLoggedOut = false
  var isOptedOut = false
  /// The registration that was sent last in this process; nil if it has to be sent again.
  var sent: Registration?
  var failures = 0
  var retry: VirtualClock.Timer?

  required init(application: SimulatedApplication) {
    super.init(application: application)
    account = application.storage["account"]?.string
    isLoggedOut = application.storage["isLoggedOut"] != nil
    isOptedOut = application.storage["isOptedOut"] != nil
  }

  // MARK: - Launch and permission

  func didFinishLaunching() { payDebts() }

  func didBecomeActive() { readStatus() }

  func readStatus() { status = application.authorizationStatus }

  func permissionStatus() -> AuthorizationStatus? { status }

  func requestPermission(completion: PermissionCompletion) {
    application.requestAuthorization(options: Self.policies.notificationTypes) { [weak self] in
      self?.userAnswered($0, to: completion)
    }
  }

  func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
    readStatus()
    completion(application.authorizationStatus)
  }

  // MARK: - Tokens

  func registerForRemoteNotifications() {
    application.registerForRemoteNotifications()
    application.requestAuthorization(options: Self.policies.notificationTypes)
  }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty else { return }
    token = deviceToken.hexadecimal
    register()
  }

  func didFailToRegisterForRemoteNotifications(error: any Error) {}

  var isOn: Bool { !isLoggedOut && !isOptedOut }

  func register() {
    guard isOn, let token else { return }
    let registration = Registration(token: token, account: account)
    guard registration != sent else { return }
    callOff()
    upload(registration)
  }

  func upload(_ registration: Registration) {
    sent = registration
    // An earlier unregistration of the same token and account must not reach the server after this upload.
    debts.removeAll { $0 == registration }
    send(registration) { [weak self] in self?.uploadEnded($0, of: registration) }
  }

  func send(_ registration: Registration, completion: @escaping Completion) {
    application.uploadDeviceToken(
      registration.token,
      to: "/devices",
      account: registration.account,
      completion: completion
    )
  }

  func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
    // `account` can be newer than `sent` while the upload for the new account has to wait.
    guard registration == sent, registration.account == account else { return }
    // An earlier upload of the same registration might have failed, and its retry can still wait.
    guard case .failure = result, !result.isRejected else { return callOff() }
    failures += 1
    if failures < 5 { tryAgain(registration) }
  }

  func tryAgain(_ registration: Registration) {
    retry?.cancel()
    retry = application.later(.seconds(30 << failures)) { [weak self] in
      if self?.sent == registration { self?.upload(registration) }
    }
  }

  func callOff() {
    retry?.cancel()
    (retry, failures) = (nil, 0)
  }

  // MARK: - Accounts

  func logIn(_ account: String) {
    isLoggedOut = false
    application.storage["isLoggedOut"] = nil
    if account != self.account, let sent, sent.account != nil { unregister(sent) }
    self.account = account
    application.storage["account"] = .string(account)
    register()
  }

  func logOut() {
    isLoggedOut = true
    application.storage["isLoggedOut"] = true
    withdraw()
  }

  func optOut() {
    isOptedOut = true
    application.storage["isOptedOut"] = true
    withdraw()
  }

  func optIn() {
    isOptedOut = false
    application.storage["isOptedOut"] = nil
    register()
  }

  func withdraw() {
    guard let gone = sent else { return }
    callOff()
    sent = nil
    unregister(gone)
  }

  func unregister(_ registration: Registration) {
    if !debts.contains(registration) { debts.append(registration) }
    application.unregisterDeviceToken(registration.token, account: registration.account) {
      [weak self] in self?.unregistrationEnded($0, of: registration)
    }
  }

  func unregistrationEnded(_ result: Result<Void, any Error>, of registration: Registration) {
    if case .failure = result, !result.isRejected { return }
    debts.removeAll { $0 == registration }
  }

  func payDebts() { for debt in debts { unregister(debt) } }

  /// The registrations that the center still has to remove from the server, also in later processes.
  var debts: [Registration] {
    get { (application.storage["debts"]?.array ?? []).compactMap(Registration.init(json:)) }
    set { application.storage["debts"] = .array(newValue.map(\.json)) }
  }

  // MARK: - Receipts

  func addObserver(_ observer: Observer) { observers.add(observer) }
  func removeObserver(_ observer: Observer) { observers.remove(observer) }

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    guard isOn else { return }
    announce(Receipt(userInfo.payload))
  }

  func announce(_ receipt: Receipt) {
    for observer in observers.alive { observer.handle.didReceive(receipt.sighting) }
  }
}

extension PlainRegistrar.Registration {
  init?(json: JSONValue) {
    guard let token = json.object?["token"]?.string else { return nil }
    self.init(token: token, account: json.object?["account"]?.string)
  }

  var json: JSONValue {
    .object(["token": .string(token), "account": account.map(JSONValue.string) ?? .null])
  }
}

extension Result<Void, any Error> {
  var isRejected: Bool {
    if case .failure(let error as UploadRefused) = self { error.isPermanent } else { false }
  }
}

/// A center that unregisters with the system instead of the server.
///
/// APNs then notifies the server that the token is no longer valid.
class SystemRegistrar: PlainRegistrar {
  override func withdraw() {
    callOff()
    (sent, token) = (nil, nil)
    application.unregisterForRemoteNotifications()
  }
  override func register() {
    if isOn, token == nil { application.registerForRemoteNotifications() }
    super.register()
  }
}

/// A correct center that sends its token only while the app is active.
class ForegroundRegistrar: PlainRegistrar {
  override class var policies: Policies { Policies(requests: .inForeground) }

  var isInFront: Bool { application.applicationState == .active }

  override func register() {
    guard isInFront else {
      // A retry must not send the previous token.
      callOff()
      return
    }
    super.register()
  }

  override func tryAgain(_ registration: Registration) {
    // If a newer token waits until the app is active, retrying the older token would be wrong.
    if registration.token == token { super.tryAgain(registration) }
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    register()
  }
}
