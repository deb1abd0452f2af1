/// The reasons for an application's launch, as in `application(_:didFinishLaunchingWithOptions:)`.
package typealias LaunchOptions = [LaunchOptionsKey: Any]

/// A reason for a launch, with the raw value of `UIApplication.LaunchOptionsKey`.
package struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
  /// The user has tapped a remote notification, or one wakes the app: its user info.
  package static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )

  /// UIKit's name.
  package var rawValue: String

  /// Creates a key from UIKit's name.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
