public import Foundation

extension SimulatedApplication {
  /// Passes a URL to the app's router.
  ///
  /// - Parameters:
  ///   - url: The URL; nil records a call without a URL.
  ///   - scene: The session identifier of the scene whose router the center calls; nil for the app's router.
  /// - Returns: Whether the router accepts the URL, as the scenario defines.
  @discardableResult
  public func open(_ url: URL?, inScene scene: String? = nil) -> Bool {
    open(url?.absoluteString, inScene: scene)
  }

  /// Passes the text of a URL to the app's router.
  ///
  /// - Parameters:
  ///   - url: The text of the URL; nil records a call without a URL.
  ///   - scene: The session identifier of the scene whose router the center calls; nil for the app's router.
  /// - Returns: Whether the router accepts the URL, as the scenario defines.
  @discardableResult
  public func open(_ url: String?, inScene scene: String? = nil) -> Bool {
    record(.links(.openedURL(url, accepted: device.world.routerAccepts, scene: scene)))
    return device.world.routerAccepts
  }
}
