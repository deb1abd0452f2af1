import Foundation
import PushConformance

/// The session of a field-service app, kept in the keychain.
@MainActor private protocol SessionStorage: AnyObject {
  var technician: String? { get set }
}

/// The push part of the app: registers for the technician who is logged in.
@MainActor private final class PushService {
  struct System {
    var register: () -> Void
    var unregister: () -> Void
    var removeAllNotifications: () -> Void
  }
  /// The device calls of the server; the session cookie names the technician.
  struct API {
    var addDevice: (_ token: String, _ technician: String) async throws -> Void
    var removeDevice: (_ token: String, _ technician: String) async throws -> Void
  }

  private let system: System
  private let api: API
  private var technician: String?
  private var token: String?
  private var registration: Task<Void, Never>?

  init(system: System, api: API) {
    self.system = system
    self.api = api
  }

  /// Called when a session begins or is restored.
  func start(for technician: String) {
    guard technician != self.technician else { return }
    self.technician = technician
    system.register()
  }

  func didRegister(_ deviceToken: Data) {
    let token = deviceToken.base64EncodedString()
    guard let technician, !token.isEmpty else { return }
    self.token = token
    registration?.cancel()
    registration = Task { [api] in
      // If this request fails, the server gets the device at the next launch.
      try? await api.addDevice(token, technician)
    }
  }

  /// Called when the session ends.
  ///
  /// The system stops delivering pushes, even if the server cannot be reached now.
  func stop() {
    guard let technician else { return }
    registration?.cancel()
    system.unregister()
    system.removeAllNotifications()
    if let token {
      Task { [api] in try? await api.removeDevice(token, technician) }
    }
    (self.technician, token) = (nil, nil)
  }

  func presentation(
    of userInfo: [AnyHashable: Any]
  ) -> UNNotificationPresentationOptions { technician == nil ? [] : [.banner, .list, .sound] }
}

/// The coordinator of the app, which restores the session and shows the screens.
@MainActor private final class AppCoordinator {
  let push: PushService
  private let storage: any SessionStorage
  private let openJob: (URL) -> Void
  private var waiting: URL?
  private var hasScreens = false

  init(push: PushService, storage: any SessionStorage, openJob: @escaping (URL) -> Void) {
    self.push = push
    self.storage = storage
    self.openJob = openJob
  }

  func start() { if let technician = storage.technician { push.start(for: technician) } }

  func showScreens() {
    hasScreens = true
    if let waiting { openJob(waiting) }
    waiting = nil
  }

  func logIn(_ technician: String) {
    storage.technician = technician
    push.start(for: technician)
  }

  func logOut() {
    storage.technician = nil
    waiting = nil
    push.stop()
  }

  func didTap(_ userInfo: [AnyHashable: Any]) {
    let job = userInfo["job"] as? [AnyHashable: Any]
    guard let url = (job?["href"] as? String).flatMap(URL.init(string:)) else { return }
    // Without a session, the app cannot know whose job it is.
    if hasScreens { openJob(url) } else if storage.technician != nil { waiting = url }
  }
}

// MARK: - Declaration and adapter

final class CoordinatorAppAdapter: LifecycleObservingCenter, UnregisteringCenter, RespondingCenter,
  RoutingCenter, ToastingCenter, DeferringCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "job": ["id": $0.objectID, "href": $0.url]] }
    .neverSends(.silent, .withoutText, .malformed, .withoutURL)
    .actions()
    .registers(.atLogin).uploads(.everyCallback).tokens(.base64)

  private let coordinator: AppCoordinator
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    let push = PushService(
      system: .init(
        register: { application.registerForPushes() },
        unregister: { application.unregisterForRemoteNotifications() },
        removeAllNotifications: { application.removeAllDeliveredNotifications() }
      ),
      api: .init(
        addDevice: { try await application.uploadDeviceToken($0, account: $1) },
        removeDevice: { try await application.unregisterDeviceToken($0, account: $1) }
      )
    )
    coordinator = AppCoordinator(push: push, storage: application.storage) { application.open($0) }
  }

  func didFinishLaunching() {
    // The app shows nothing without an account, so a first user is logged in.
    if application.storage["isInstalled"] == nil { coordinator.logIn("first") }
    application.storage["isInstalled"] = true
    coordinator.start()
  }
  func interfaceDidBecomeReady() { coordinator.showScreens() }
  func registerForRemoteNotifications() {}
  func logIn(_ account: String) {
    // The app shows its login only after a logout.
    if let former = application.storage.technician, former != account { coordinator.logOut() }
    coordinator.logIn(account)
  }
  func logOut() { coordinator.logOut() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    coordinator.push.didRegister(Data(deviceToken.bytes))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(.init(coordinator.push.presentation(of: notification.userInfo.dictionary)))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    coordinator.didTap(response.notification.userInfo.dictionary)
    completion()
  }
}

extension ApplicationStorage: SessionStorage {
  fileprivate var technician: String? {
    get { self["technician"]?.string }
    set { self["technician"] = newValue.map(JSONValue.string) }
  }
}
