/// The phase an application is in: UIKit's three running states, and the two outside them.
///
/// Source: Apple, "Managing your app's life cycle".
public enum ApplicationState: String, Sendable, Hashable, CaseIterable, Codable {
  /// The process does not exist.
  case notRunning
  /// In the foreground without events: while launching, under Control Center, during a call.
  case inactive
  /// In the foreground and receiving events.
  case active
  /// Off the screen, its code still running.
  case background
  /// Off the screen and in memory, its code not running.
  case suspended

  /// The state as prose names it.
  public var name: String {
    self == .notRunning ? "not running" : rawValue
  }
}
