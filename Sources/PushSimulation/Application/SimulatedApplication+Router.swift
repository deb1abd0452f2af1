public import Foundation

/// The object that takes a URL and brings up the screen that it names.
extension SimulatedApplication {
  /// Hands a URL to the router, or to that of a scene, by the identifier of its session.
  ///
  /// - Returns: Whether the router takes it, as the scenario says.
  @discardableResult
  public func open(_ url: URL?, inScene scene: String? = nil) -> Bool {
    open(url?.absoluteString, inScene: scene)
  }

  /// Hands the text of a URL to the router, or to that of a scene.
  ///
  /// - Returns: Whether the router takes it, as the scenario says.
  @discardableResult
  public func open(_ url: String?, inScene scene: String? = nil) -> Bool {
    record(.links(.openedURL(url, accepted: device.world.routerAccepts, scene: scene)))
    return device.world.routerAccepts
  }
}
