import Foundation

/// The push or link that the user has opened and the app cannot show yet, because the app has no screens.
///
/// Only the newest push or link is kept: a user who taps twice before any screen appears wants the second push.
struct PendingOpening: Hashable {
  /// A push or link that the user has opened.
  enum Target: Hashable {
    /// A push, and the scene that the system has chosen for it.
    case message(PushMessage, scene: String? = nil)
    /// A link: a URL that the system has passed to the app.
    case url(URL)
  }

  private(set) var isReady = false
  /// The push or link that waits for the app's screens; nil if none waits.
  private(set) var target: Target?
  /// The account that has logged in last; nil if none has.
  private var account: String?

  /// Requests that a push or link is opened, and returns the push or link if screens are ready.
  ///
  /// Otherwise the push or link waits until screens are ready, and the result is nil.
  mutating func request(_ target: Target) -> Target? {
    guard !isReady else { return target }
    self.target = target
    return nil
  }

  /// Records a login, and drops a push or link that another account has opened.
  mutating func logIn(_ account: String) {
    if let former = self.account, former != account { target = nil }
    self.account = account
  }

  /// Drops the push or link, because its account has logged out.
  mutating func logOut() { target = nil }

  /// Records that screens are ready, and returns the push or link that has waited for them; nil if none has.
  mutating func becomeReady() -> Target? {
    isReady = true
    defer { target = nil }
    return target
  }
}
