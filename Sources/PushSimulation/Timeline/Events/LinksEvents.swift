/// A URL that the user opens, and that the system passes to the app.
package enum LinksStimulus: Sendable, Hashable {
  /// The second value is a notification that leads to the same URL, or nil for none.
  case openedURL(String, NotificationID?)
  // On a system before iOS 4.2.
  case handledURL(String)
}

package enum LinksEffect: Sendable, Hashable {
  // The URL is nil for a call without a URL, and the scene nil if the center names none.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  case repliedToURL(Bool)
}
