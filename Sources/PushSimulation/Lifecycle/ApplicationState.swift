/// The state of an application: UIKit's three states of a running application, not running, and suspended.
///
/// Source: Apple, "Managing your app's life cycle".
public enum ApplicationState: String, Sendable, Hashable, CaseIterable, Codable {
  /// The process does not exist.
  case notRunning
  /// In the foreground without receiving events, such as during a launch, under Control Center, or during a call.
  case inactive
  /// In the foreground and receiving events.
  case active
  /// Not on screen, with its code still running.
  case background
  /// Not on screen but in memory, with its code not running.
  case suspended

  /// The state in words, such as "not running".
  public var name: String {
    self == .notRunning ? "not running" : rawValue
  }
}
