public import Foundation

/// The object that takes a URL and brings up the screen that it names.
extension SimulatedApplication {
  /// Hands a URL to the router.
  ///
  /// - Returns: Whether the router takes it, as the scenario says.
  @discardableResult
  public func open(_ url: URL?) -> Bool {
    open(url?.absoluteString)
  }

  /// Hands the text of a URL to the router.
  ///
  /// - Returns: Whether the router takes it, as the scenario says.
  @discardableResult
  public func open(_ url: String?) -> Bool {
    record(.openedURL(url, accepted: device.world.routerAccepts))
    return device.world.routerAccepts
  }
}
