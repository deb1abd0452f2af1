/// The user's permission for an app: `UNAuthorizationStatus`.
public enum AuthorizationStatus: String, Sendable, Hashable, CaseIterable, Codable {
  /// The user has not been asked.
  case notDetermined
  /// The user has said no, or has switched notifications off in Settings.
  case denied
  /// The user has said yes.
  case authorized
  /// Nobody has asked; notifications come quietly (iOS 12).
  case provisional
  /// An App Clip, for some hours (iOS 14).
  case ephemeral
  /// One that a later system has, and no app of today knows by name: `@unknown default`.
  case unknown

  /// Whether it is a grant, of whatever kind.
  public var isGrant: Bool {
    switch self {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied, .unknown: false
    }
  }
}
