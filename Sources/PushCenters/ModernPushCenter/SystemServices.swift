package import Foundation

/// Where an application stands: the cases of `UIApplication.State`.
package enum ApplicationPhase: String, Sendable, Hashable, CaseIterable {
  /// The user is in the app.
  case active
  /// The user sees the app and cannot use it, or is on the way into it.
  case inactive
  /// The user does not see the app.
  case background
}

/// The application, as far as a push center needs it.
///
/// In an app the conformance is one property, of which `UIApplication` has the rest:
///
/// ```swift
/// extension UIApplication: @retroactive RemoteNotificationApplication {
///   public var phase: ApplicationPhase { … applicationState … }
/// }
/// ```
@MainActor package protocol RemoteNotificationApplication: AnyObject {
  /// Where the application stands now.
  var phase: ApplicationPhase { get }

  /// Asks for a device token, which needs no permission.
  func registerForRemoteNotifications()
}

/// The system's center for notifications, `UNUserNotificationCenter`, as far as a push center needs it.
@MainActor package protocol NotificationSystem: AnyObject {
  /// Asks the user, unless they have answered before.
  func requestAuthorization(options: AuthorizationOptions) async throws -> Bool

  /// What the user allows: `notificationSettings().authorizationStatus`.
  func permissionStatus() async -> PermissionStatus

  /// Tells the system which buttons notifications have.
  func setNotificationCategories(_ categories: [NotificationCategory])

  /// The notifications that are in Notification Center.
  func deliveredNotifications() async -> [NotificationRequest]

  /// Removes notifications from Notification Center.
  func removeDeliveredNotifications(withIdentifiers identifiers: [String])

  /// Puts a number on the app's icon; 0 removes it.
  func setBadgeCount(_ count: Int)
}

/// What outlives the process, spelled as `UserDefaults` spells it.
///
/// In an app the conformance is one line:
///
/// ```swift
/// extension UserDefaults: @retroactive PushStorage {}
/// ```
@MainActor package protocol PushStorage: AnyObject {
  /// What is kept under a key.
  func data(forKey key: String) -> Data?

  /// Keeps a value under a key until another one is kept there.
  func set(_ value: Any?, forKey key: String)
}

/// Why a server has not taken a registration, or not forgotten it.
package enum RegistrationFailure: Error, Sendable, Hashable {
  /// It cannot be reached, or has asked for a pause; trying again may help.
  case unavailable(retryAfter: Duration? = nil)
  /// It refuses, with its reason; trying again does not help.
  case rejected(String)
}

/// The app's own server, which keeps what devices are to be notified and for whom.
@MainActor package protocol DeviceRegistry: AnyObject {
  /// Keeps a registration in place of an earlier one of the same device and purpose.
  func register(_ registration: TokenRegistration) async throws(RegistrationFailure)

  /// Forgets a registration.
  func unregister(_ registration: TokenRegistration) async throws(RegistrationFailure)
}
