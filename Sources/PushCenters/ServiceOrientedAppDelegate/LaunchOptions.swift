/// Why an application was launched, as `application(_:didFinishLaunchingWithOptions:)` is told it.
public typealias LaunchOptions = [LaunchOptionsKey: Any]

/// A reason for a launch, with the raw value of `UIApplication.LaunchOptionsKey`.
public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
  /// The user has tapped a remote notification, or one wakes the app: its user info.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )

  /// UIKit's name.
  public var rawValue: String

  /// Takes over UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
