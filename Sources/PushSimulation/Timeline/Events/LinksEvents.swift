package enum LinksStimulus: Sendable, Hashable {
  /// The second value is a notification that leads to the same URL; nil if there is no such notification.
  case openedURL(String, NotificationID?)
  // `application(_:handleOpen:)`, for systems before iOS 4.2.
  case handledURL(String)
}

package enum LinksEffect: Sendable, Hashable {
  // The URL is nil for a call without a URL, and `scene` is nil if the center names no scene.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  case repliedToURL(Bool)
}
