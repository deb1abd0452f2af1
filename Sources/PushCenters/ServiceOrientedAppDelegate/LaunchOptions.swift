/// The reasons for an application's launch, as in `application(_:didFinishLaunchingWithOptions:)`.
package typealias LaunchOptions = [LaunchOptionsKey: Any]

/// A reason for a launch, with the raw value of `UIApplication.LaunchOptionsKey`.
package struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
  /// The key of the remote notification that the user has tapped, or that wakes the app; the value is the
  /// notification's user info.
  package static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )

  package var rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
