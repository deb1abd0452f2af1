import Foundation
import PushConformance

/// The lock screen of a bank's app, which hides all screens until the user has authenticated.
@MainActor private final class LockScreen {
  private(set) var isLocked = true
  private var openings: [@MainActor () -> Void] = []
  /// Asks for Face ID or Touch ID, and returns whether it succeeded.
  private let authenticate: () async -> Bool

  init(authenticate: @escaping () async -> Bool) { self.authenticate = authenticate }

  func lock() { isLocked = true }

  func unlock() async {
    guard isLocked, await authenticate() else { return }
    isLocked = false
    let waiting = openings
    openings = []
    for opening in waiting { opening() }
  }

  /// Runs the newest opening that was requested while the app was locked.
  func whenUnlocked(_ opening: @escaping @MainActor () -> Void) {
    if isLocked { openings = [opening] } else { opening() }
  }

  func forget() { openings = [] }
}

/// The push registration of a customer: exists from login to logout.
@MainActor private final class DeviceBinding {
  struct Backend {
    var bind: (_ token: String, _ customer: String) async throws -> Void
    var unbind: (_ token: String, _ customer: String) async throws -> Void
  }
  struct System {
    var register: () -> Void
    var unregister: () -> Void
    var clearNotifications: () -> Void
  }

  private let backend: Backend
  private let system: System
  private(set) var customer: String?
  private var bound: String?
  /// The last customer of this device, also in an earlier process.
  private let last: ApplicationStorage

  init(backend: Backend, system: System, last: ApplicationStorage) {
    self.backend = backend
    self.system = system
    self.last = last
  }

  func logIn(_ customer: String) {
    if self.customer != nil, self.customer != customer { logOut() }
    guard self.customer == nil else { return }
    if let former = last["customer"]?.string, former != customer { system.clearNotifications() }
    self.customer = customer
    last["customer"] = .string(customer)
    system.register()
  }

  func didRegister(_ deviceToken: Data) async {
    guard let customer, !deviceToken.isEmpty else { return }
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    guard token != bound else { return }
    bound = token
    // A binding that failed is made at the next login, because sessions of this bank end with the process.
    try? await backend.bind(token, customer)
  }

  func logOut() {
    let (leaving, token) = (customer, bound)
    (customer, bound) = (nil, nil)
    system.unregister()
    system.clearNotifications()
    guard let leaving, let token else { return }
    Task { [backend] in try? await backend.unbind(token, leaving) }
  }
}

/// A push of the bank: a screen to open, and no amount.
private struct BankNotice {
  var screen: URL?
  init(_ userInfo: [AnyHashable: Any]) {
    let data = userInfo["data"] as? [String: Any]
    screen = (data?["screen"] as? String).flatMap(URL.init(string:))
  }
}

// MARK: - Declaration and adapter

final class BankAppAdapter: LifecycleObservingCenter, UnregisteringCenter, FetchCompletingCenter,
  RespondingCenter, RoutingCenter, ToastingCenter, DeferringCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "data": ["screen": $0.url, "notice": $0.messageID]] }
    .neverSends(.withoutText)
    .actions()
    .registers(.atLogin)
    .uploads(for: .account)

  private let lock = LockScreen { true }
  private let binding: DeviceBinding
  private let application: SimulatedApplication
  private var hasScreens = false

  init(application: SimulatedApplication) {
    self.application = application
    binding = DeviceBinding(
      backend: .init(
        bind: { try await application.uploadDeviceToken($0, account: $1) },
        unbind: { try await application.unregisterDeviceToken($0, account: $1) }
      ),
      system: .init(
        register: { application.registerForPushes() },
        unregister: { application.unregisterForRemoteNotifications() },
        clearNotifications: { [lock] in
          lock.forget()
          application.removeAllDeliveredNotifications()
          application.setBadgeCount(0)
        }
      ),
      last: application.storage
    )
  }

  func interfaceDidBecomeReady() async {
    hasScreens = true
    if application.applicationState == .active { await lock.unlock() }
  }
  func didBecomeActive() async { if hasScreens { await lock.unlock() } }
  func didEnterBackground() { lock.lock() }
  func registerForRemoteNotifications() {}
  func logIn(_ account: String) { binding.logIn(account) }
  func logOut() { binding.logOut() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await binding.didRegister(Data(deviceToken.bytes))
  }
  func didReceiveRemoteNotification(_: UserInfo, fetchCompletion: FetchCompletion) {
    fetchCompletion(.noData)
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(lock.isLocked ? [.list] : [.banner, .list])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    let notice = BankNotice(response.notification.userInfo.dictionary)
    if let screen = notice.screen {
      lock.whenUnlocked { [application] in application.open(screen) }
    }
    completion()
  }
}
