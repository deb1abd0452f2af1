import Foundation
import PushConformance

/// The push manager of a news app: one shared object that does everything.
///
/// The manager is configured in `didFinishLaunching`, registers at each launch, and sends each token that it gets. Taps
/// become actions in a queue, which the manager performs when the first screen has appeared.
@MainActor private final class NotificationManager {
  static let shared = NotificationManager()

  struct System {
    var registerForRemoteNotifications: () -> Void
    var requestAuthorization: (@escaping @MainActor (Bool) -> Void) -> Void
    var putToken: (String) -> Void
    var show: (URL) -> Void
    var setBadge: (Int) -> Void
  }

  private enum PendingAction {
    case show(URL)
    case savedForLater(article: String)
  }

  private var system: System?
  private var pending: [PendingAction] = []
  private var isFirstScreenVisible = false
  /// The articles of the reading list, which other screens show.
  private(set) var readingList: [String] = []
  /// The articles that silent pushes have named.
  private(set) var prefetched: [String] = []

  /// Called in `application(_:didFinishLaunchingWithOptions:)`, which also sets the delegate.
  func configure(_ system: System) {
    self.system = system
    system.registerForRemoteNotifications()
  }

  func askForPermission(_ completion: @escaping @MainActor (Bool) -> Void) {
    system?.requestAuthorization(completion)
  }

  func didRegister(deviceToken: Data) {
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    system?.putToken(token)
  }

  func firstScreenDidAppear() {
    isFirstScreenVisible = true
    workOffPending()
  }

  func applicationDidBecomeActive() { system?.setBadge(0) }

  // MARK: - Notifications

  func fetch(_ userInfo: [AnyHashable: Any]) -> UIBackgroundFetchResult {
    guard let article = userInfo["article"] as? String else { return .noData }
    prefetched.append(article)
    return .newData
  }

  func presentationOptions() -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

  func handle(_ response: UNNotificationResponse) {
    let userInfo = response.notification.userInfo
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      if let link = userInfo["link"] as? String, let url = URL(string: link) {
        pending.append(.show(url))
      }
    case "save":
      if let article = userInfo["article"] as? String {
        pending.append(.savedForLater(article: article))
      }
    default: break
    }
    workOffPending()
  }

  private func workOffPending() {
    guard isFirstScreenVisible else { return }
    while !pending.isEmpty {
      switch pending.removeFirst() {
      case .show(let url): system?.show(url)
      case .savedForLater(let article): readingList.append(article)
      }
    }
  }
}

// MARK: - Declaration and adapter

final class SingletonAppAdapter: RegisteringCenter, FetchCompletingCenter, RespondingCenter,
  RoutingCenter, ToastingCenter, DeferringCenter, LifecycleObservingCenter, BadgeOwningCenter,
  PermissionAskingCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "article": $0.objectID, "link": $0.url] }
    .neverSends(.withoutText, .withoutObjectID)
    .actions(archive: "save")
    .registers(.atLaunch)
    .uploads(.everyCallback)
    .clearsBadge(.onActivation)

  // Not the shared object, because each simulated process needs its own.
  private let manager = NotificationManager()
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func didFinishLaunching() {
    manager.configure(
      .init(
        registerForRemoteNotifications: { [application] in
          application.registerForRemoteNotifications()
        },
        requestAuthorization: { [application] in
          application.requestAuthorization(options: [.alert, .badge, .sound], completion: $0)
        },
        putToken: { [application] in application.uploadDeviceToken($0, completion: nil) },
        show: { [application] in application.open($0) },
        setBadge: { [application] in application.setBadgeCount($0) }
      )
    )
  }
  func registerForRemoteNotifications() {}
  func requestPermission(completion: PermissionCompletion) {
    manager.askForPermission { completion($0) }
  }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    manager.didRegister(deviceToken: Data(deviceToken.bytes))
  }
  func interfaceDidBecomeReady() { manager.firstScreenDidAppear() }
  func didBecomeActive() { manager.applicationDidBecomeActive() }
  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    fetchCompletion(FetchResult(manager.fetch(userInfo.dictionary)))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(PresentationOptions(manager.presentationOptions()))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    manager.handle(UNNotificationResponse(response))
    completion()
  }
}
