/// The generation of iOS that a simulated application runs on.
///
/// The generation decides which registration calls exist and which callbacks a delivery causes.
public enum OSProfile: String, Sendable, Hashable, CaseIterable, Codable {
  /// iOS 13 and later, with scenes.
  case scenes
  /// iOS 10 and later without scenes, with the UserNotifications framework.
  case userNotifications
  /// iOS 8 and 9, where an app registers notification settings and remote notifications in separate calls.
  case iOS8
  /// iOS 7 and earlier, where one call registers for remote notifications and names their types.
  case iOS7

  /// The first major version of iOS in this generation.
  package var majorVersion: Int {
    switch self {
    case .scenes: 13
    case .userNotifications: 10
    case .iOS8: 8
    case .iOS7: 7
    }
  }
}
