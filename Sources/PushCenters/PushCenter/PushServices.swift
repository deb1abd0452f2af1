package import Foundation

/// The app's own server, which receives requests such as the upload of a device token.
@MainActor package protocol DeviceAPI: AnyObject {
  /// Sends a request; the completion receives whether the server has accepted the request.
  func post(
    _ path: String,
    parameters: [String: String],
    completion: @escaping @MainActor (Bool) -> Void
  )
}

@MainActor package protocol Router: AnyObject {
  @discardableResult
  func handleOpen(_ url: URL) -> Bool
  /// Shows the screen of a URL in a scene, and returns whether the URL has a screen; `scene` is nil for any scene.
  @discardableResult
  func handleOpen(_ url: URL, inScene scene: String?) -> Bool
}

extension Router {
  /// Shows the screen of a URL and ignores the given scene, as suits an app with only one scene.
  @discardableResult
  package func handleOpen(_ url: URL, inScene scene: String?) -> Bool { handleOpen(url) }
}

/// An object that can suppress toasts while it is on the screen.
@MainActor package protocol PushCenterDelegate: AnyObject {
  func pushCenter(_ center: PushCenter, shouldSuppress notification: PushNotification) -> Bool
}
