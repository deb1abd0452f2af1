/// The user's permission for an app: `UNAuthorizationStatus`.
public enum AuthorizationStatus: String, Sendable, Hashable, CaseIterable, Codable {
  /// The user has not decided yet.
  case notDetermined
  /// The user has refused, or has turned notifications off in Settings.
  case denied
  /// The user has agreed, in the system's prompt or in Settings.
  case authorized
  /// The app did not ask the user; notifications arrive quietly (iOS 12).
  case provisional
  /// Permission of an App Clip for some hours (iOS 14).
  case ephemeral
  /// A status that only later versions of iOS have; an app handles it in `@unknown default`.
  case unknown

  /// True if the status allows notifications of any kind.
  public var isGrant: Bool {
    switch self {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied, .unknown: false
    }
  }
}
