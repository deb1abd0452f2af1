import Foundation
import PushConformance

/// The pushes of a shop: campaigns with a universal link, for users who have never been asked.
///
/// The app gets provisional permission at the first launch, and asks for full permission when an order is placed. The
/// app registers as soon as it has either permission, since each of its pushes is visible.
@MainActor private final class CampaignPushes {
  enum Permission {
    case quiet
    case prominent
  }
  struct System {
    var authorizationStatus: () -> AuthorizationStatus
    var requestAuthorization: (Permission, @escaping @MainActor (Bool) -> Void) -> Void
    var registerForRemoteNotifications: () -> Void
    /// `UIApplication.open(_:options:)` with `universalLinksOnly`.
    var openUniversalLink: (URL) -> Void
    var subscribe: (_ token: String, @escaping @MainActor (Result<Void, any Error>) -> Void) -> Void
  }

  private let system: System
  /// The token that the shop's server has, in the user defaults.
  private var knownToken: String? {
    get { defaults() }
    set { setDefaults(newValue) }
  }
  private var newest: String?
  private let defaults: () -> String?
  private let setDefaults: (String?) -> Void

  init(system: System, get: @escaping () -> String?, set: @escaping (String?) -> Void) {
    self.system = system
    (defaults, setDefaults) = (get, set)
  }

  /// Called by `didFinishLaunching`, and when the user returns from Settings.
  func refresh() {
    switch system.authorizationStatus() {
    case .authorized, .provisional, .ephemeral: system.registerForRemoteNotifications()
    case .notDetermined:
      system.requestAuthorization(.quiet) { [system] isGranted in
        if isGranted { system.registerForRemoteNotifications() }
      }
    case .denied, .unknown: break
    }
  }

  func orderPlaced(_ completion: @escaping @MainActor (Bool) -> Void) {
    system.requestAuthorization(.prominent) { [system] isGranted in
      if isGranted { system.registerForRemoteNotifications() }
      completion(isGranted)
    }
  }

  func didRegister(_ token: Data) {
    let text = token.map { String(format: "%02x", $0) }.joined()
    guard text != newest ?? knownToken else { return }
    // Until the shop answers, its server can have this token or the previous token.
    (newest, knownToken) = (text, nil)
    system.subscribe(text) { [weak self] result in
      guard self?.newest == text else { return }
      if case .success = result { self?.knownToken = text } else { self?.newest = nil }
    }
  }

  func didReceive(_ response: UNNotificationResponse) {
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier,
      let link = response.notification.userInfo["url"] as? String, let url = URL(string: link),
      url.scheme == "https"
    else { return }
    system.openUniversalLink(url)
  }
}

// MARK: - Declaration and adapter

final class ShopAppAdapter: RegisteringCenter, RespondingCenter, RoutingCenter, ToastingCenter,
  PermissionAskingCenter, PermissionReportingCenter, LifecycleObservingCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "url": $0.url, "campaign": $0.messageID] }
    .neverSends(.silent, .withoutText, .badge, .malformed)
    .actions()
    .registers(.whenAllowed)
    .asksPermission(for: [.alert, .badge, .sound, .provisional], or: [.alert, .badge, .sound])
    .opensLinks(under: "https://shop.example/")

  private let pushes: CampaignPushes
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    pushes = CampaignPushes(
      system: .init(
        authorizationStatus: { application.authorizationStatus },
        requestAuthorization: { kind, answer in
          let options: NotificationTypes = [.alert, .badge, .sound]
          application.requestAuthorization(
            options: kind == .quiet ? options.union(.provisional) : options,
            completion: answer
          )
        },
        registerForRemoteNotifications: { application.registerForRemoteNotifications() },
        openUniversalLink: { application.open($0) },
        subscribe: { application.uploadDeviceToken($0, completion: $1) }
      ),
      get: { application.storage["token"]?.string },
      set: { application.storage["token"] = $0.map(JSONValue.string) }
    )
  }

  func didFinishLaunching() { pushes.refresh() }
  func willEnterForeground() { pushes.refresh() }
  func registerForRemoteNotifications() { pushes.refresh() }
  func requestPermission(completion: PermissionCompletion) { pushes.orderPlaced { completion($0) } }
  func permissionStatus() -> AuthorizationStatus? { application.authorizationStatus }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    pushes.didRegister(Data(deviceToken.bytes))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    pushes.didReceive(UNNotificationResponse(response))
    completion()
  }
}
