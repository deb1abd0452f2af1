import Foundation

/// The push or link that the user has opened and the app cannot show yet, because the app has no screens.
///
/// Only the newest push or link is kept: a user who taps twice before any screen appears wants the second push.
struct PendingOpening: Hashable {
  enum Target: Hashable {
    /// A push, and the scene that the system has chosen for it.
    case message(PushMessage, scene: String? = nil)
    case url(URL)
  }

  private(set) var isReady = false
  private(set) var target: Target?
  private var account: String?

  /// Returns the push or link if screens are ready; otherwise it waits until they are, and the result is nil.
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
