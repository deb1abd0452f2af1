/// An action of a center with a URL.
package enum LinksEffect: Sendable, Hashable {
  /// Passes a URL to the router; nil stands for a call without a URL.
  ///
  /// The scene is the session identifier that the center names; nil for none.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  /// Tells the system whether the center accepts a URL.
  case repliedToURL(Bool)
}
