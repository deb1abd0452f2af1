import PushConformance
import PushSimulation

/// The plainest correct center of an app with several windows.
///
/// A subclass with a legal variety or a fault overrides only the step in question.
class PlainWindows: PlainResponder, SceneRoutingCenter {
  /// The scene that the system has chosen for the notification that is being opened.
  var target: String?
  /// The scene of the notification that waits for screens.
  var pendingScene: String?

  override func handle(_ response: NotificationResponse) {
    target = response.targetScene
    super.handle(response)
    // Over an active app, too, a new scene may bring the response besides the delegate.
    handled = response
  }

  override func sceneDidBecomeActive() { handled = nil }

  override func route(to url: String) { route(to: url, inScene: target) }

  func route(to url: String, inScene scene: String?) {
    guard isInterfaceReady else {
      (pendingURL, pendingScene) = (url, scene)
      return
    }
    open(url, inScene: scene)
  }

  func open(_ url: String, inScene scene: String?) { application.open(url, inScene: scene) }

  override func interfaceDidBecomeReady() {
    isInterfaceReady = true
    guard let url = pendingURL else { return }
    pendingURL = nil
    open(url, inScene: pendingScene)
  }
}
