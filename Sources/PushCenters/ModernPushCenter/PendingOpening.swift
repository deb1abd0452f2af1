import Foundation

/// What the user has asked for and the app cannot show yet, because it has no screens.
///
/// The newest wish counts: a user who taps twice before anything is to be seen wants the second.
struct PendingOpening: Hashable {
  /// What to open.
  enum Target: Hashable {
    /// A notification, and the scene that the system has chosen for it.
    case message(PushMessage, scene: String? = nil)
    /// A link.
    case url(URL)
  }

  private(set) var isReady = false
  /// What waits for the interface.
  private(set) var target: Target?

  /// Asks for a target; returns what can be opened now.
  mutating func request(_ target: Target) -> Target? {
    guard !isReady else { return target }
    self.target = target
    return nil
  }

  /// Notes that the interface is there; returns what has waited for it, once.
  mutating func becomeReady() -> Target? {
    isReady = true
    defer { target = nil }
    return target
  }

  /// Notes that the interface has gone away; what is asked for now waits for the next one.
  mutating func becomeUnready() {
    isReady = false
  }
}
