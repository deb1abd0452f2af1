public import Foundation

/// The app's router, which opens the screen for a URL.
extension SimulatedApplication {
  /// Passes a URL to the router, or to the router of a scene by its session's identifier.
  ///
  /// - Returns: Whether the router accepts it, as the scenario defines.
  @discardableResult
  public func open(_ url: URL?, inScene scene: String? = nil) -> Bool {
    open(url?.absoluteString, inScene: scene)
  }

  /// Passes the text of a URL to the router, or to the router of a scene.
  ///
  /// - Returns: Whether the router accepts it, as the scenario defines.
  @discardableResult
  public func open(_ url: String?, inScene scene: String? = nil) -> Bool {
    record(.links(.openedURL(url, accepted: device.world.routerAccepts, scene: scene)))
    return device.world.routerAccepts
  }
}
