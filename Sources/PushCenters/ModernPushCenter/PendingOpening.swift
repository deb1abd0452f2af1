import Foundation

/// The push or link that the user has opened and the app cannot show yet, because it has no screens.
///
/// Only the newest one is kept: a user who taps twice before any screen appears wants the second.
struct PendingOpening: Hashable {
  /// A push or link to open.
  enum Target: Hashable {
    /// A push, and the scene that the system has chosen for it.
    case message(PushMessage, scene: String? = nil)
    /// A link.
    case url(URL)
  }

  private(set) var isReady = false
  /// The push or link that waits for the interface.
  private(set) var target: Target?

  /// Requests a target; returns it if it can be opened now, and otherwise keeps it.
  mutating func request(_ target: Target) -> Target? {
    guard !isReady else { return target }
    self.target = target
    return nil
  }

  /// Notes that the interface is ready; returns the target that has waited for it, once.
  mutating func becomeReady() -> Target? {
    isReady = true
    defer { target = nil }
    return target
  }

  /// Notes that the interface has gone; targets requested from now on wait for the next one.
  mutating func becomeUnready() {
    isReady = false
  }
}
