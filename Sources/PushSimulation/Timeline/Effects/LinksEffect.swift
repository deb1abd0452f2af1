/// An action of a center with a URL.
package enum LinksEffect: Sendable, Hashable {
  /// Passes a URL to the router; nil stands for a call without one.
  ///
  /// The scene is the one that the center names, if any.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  /// Returns whether it accepts a URL.
  case repliedToURL(Bool)
}
