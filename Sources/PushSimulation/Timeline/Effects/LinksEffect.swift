/// Something that a center does with a URL.
package enum LinksEffect: Sendable, Hashable {
  /// Hands a URL to the router, nil when it hands over none at all; and says in which scene it is to
  /// be opened, if the center knows of scenes.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  /// Says whether it takes a URL.
  case repliedToURL(Bool)
}
