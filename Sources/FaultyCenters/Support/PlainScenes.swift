import PushConformance

/// A simple correct center of an app with several scenes.
class PlainScenes: PlainResponder, SceneRoutingCenter {
  /// The scene that the system has chosen for the notification that the center opens; nil if the system has chosen no
  /// scene.
  var target: String?
  var pendingScene: String?

  override func handle(_ response: NotificationResponse) {
    target = response.targetScene
    super.handle(response)
    // A response for a new scene of an active app arrives twice: in the connection options, and through the delegate.
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
