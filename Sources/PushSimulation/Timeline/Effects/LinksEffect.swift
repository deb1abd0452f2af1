/// An action of a center with a URL.
package enum LinksEffect: Sendable, Hashable {
  // The URL is nil for a call without a URL, and the scene nil if the center names none.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  case repliedToURL(Bool)
}
