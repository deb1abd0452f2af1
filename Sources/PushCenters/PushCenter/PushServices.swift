package import Foundation

/// The app's own server.
@MainActor package protocol DeviceAPI: AnyObject {
  /// Sends a request; the completion tells whether the server has taken it.
  func post(
    _ path: String,
    parameters: [String: String],
    completion: @escaping @MainActor (Bool) -> Void
  )
}

/// What brings up the screens that URLs name.
@MainActor package protocol Router: AnyObject {
  /// Brings up the screen of a URL and answers whether there is one.
  @discardableResult
  func handleOpen(_ url: URL) -> Bool
  /// Brings up the screen of a URL in one of several scenes; nil stands for any.
  @discardableResult
  func handleOpen(_ url: URL, inScene scene: String?) -> Bool
}

extension Router {
  /// There is one scene.
  @discardableResult
  package func handleOpen(_ url: URL, inScene scene: String?) -> Bool { handleOpen(url) }
}

/// An object that may keep toasts away while it is on the screen.
@MainActor package protocol PushCenterDelegate: AnyObject {
  /// Whether the toast of a notification shall not be shown.
  func pushCenter(_ center: PushCenter, shouldSuppress notification: PushNotification) -> Bool
}
