import Foundation
import PushConformance

private enum Route: Hashable {
  case page(URL)
  case settings
}

/// The router of the app: views show its path, and no other object navigates.
@MainActor private final class Router {
  /// The path of the `NavigationStack`; a subscriber stands for the view.
  private(set) var path: [Route] = [] {
    didSet { if path != oldValue { onChange?(path) } }
  }
  var onChange: ((_ path: [Route]) -> Void)?

  func go(to route: Route) { path = [route] }

  /// Records that the user has returned to the first screen.
  func popToRoot() { path = [] }
}

/// The delegate of UserNotifications, made by `@UIApplicationDelegateAdaptor`.
@MainActor private final class NotificationDelegate {
  private let router: Router
  /// Sends a token; the app's server replaces the installation's previous token.
  private let send: (_ token: String) async throws -> Void
  private var lastSent: String?

  init(router: Router, send: @escaping (_ token: String) async throws -> Void) {
    self.router = router
    self.send = send
  }

  func didRegister(deviceToken: Data) async {
    let token = deviceToken.reduce(into: "") { $0 += String(format: "%02x", $1) }
    guard !token.isEmpty, token != lastSent else { return }
    lastSent = token
    do { try await send(token) } catch { if lastSent == token { lastSent = nil } }
  }

  func willPresent(_ notification: UNNotification) async -> UNNotificationPresentationOptions {
    [.banner, .list, .sound, .badge]
  }

  func didReceive(_ response: UNNotificationResponse) async {
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier,
      let link = response.notification.userInfo["deep_link"] as? String, let url = URL(string: link)
    else { return }
    router.go(to: .page(url))
  }
}

/// The root view: shows the path from its first appearance on.
@MainActor private final class RootView {
  private let router: Router
  private let show: (URL) -> Void

  init(router: Router, show: @escaping (URL) -> Void) {
    self.router = router
    self.show = show
  }

  func appear() {
    render(router.path)
    router.onChange = { [weak self] in self?.render($0) }
  }

  private func render(_ path: [Route]) { if case .page(let url) = path.last { show(url) } }
}

// MARK: - Declaration and adapter

final class ScenesAppAdapter: RegisteringCenter, RespondingCenter, RoutingCenter, ToastingCenter,
  DeferringCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "deep_link": $0.url, "recipe": $0.objectID] }
    .neverSends(.silent, .withoutText, .malformed)
    .actions(dismissals: true)
    .reopens(.notWhileShown)

  private let router = Router()
  private let delegate: NotificationDelegate
  private let view: RootView
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    delegate = NotificationDelegate(router: router) { try await application.uploadDeviceToken($0) }
    view = RootView(router: router) { application.open($0) }
  }

  func interfaceDidBecomeReady() { view.appear() }
  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await delegate.didRegister(deviceToken: Data(deviceToken.bytes))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) async {
    completion(.init(await delegate.willPresent(UNNotification(notification))))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    await delegate.didReceive(UNNotificationResponse(response))
    completion()
  }
}
