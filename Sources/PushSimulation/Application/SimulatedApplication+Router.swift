public import Foundation

extension SimulatedApplication {
  /// Passes a URL to the app's router, and returns whether the router accepts the URL, as the scenario defines.
  ///
  /// A nil URL records a call without a URL. `scene` is the session identifier of the scene whose router the center
  /// calls.
  @discardableResult
  public func open(_ url: URL?, inScene scene: String? = nil) -> Bool {
    open(url?.absoluteString, inScene: scene)
  }

  /// Passes a URL string to the app's router, and returns whether the router accepts the URL.
  ///
  /// A nil string records a call without a URL. `scene` is the session identifier of the scene whose router the center
  /// calls.
  @discardableResult
  public func open(_ url: String?, inScene scene: String? = nil) -> Bool {
    record(.links(.openedURL(url, accepted: device.world.routerAccepts, scene: scene)))
    return device.world.routerAccepts
  }
}
