package import Foundation

package enum ApplicationPhase: String, Sendable, Hashable, CaseIterable {
  case active
  case inactive
  case background
}

/// The part of the application that a push center needs.
///
/// In an app the conformance is one property; `UIApplication` already has the rest:
///
/// ```swift
/// extension UIApplication: @retroactive RemoteNotificationApplication {
///   public var phase: ApplicationPhase { … applicationState … }
/// }
/// ```
@MainActor package protocol RemoteNotificationApplication: AnyObject {
  var phase: ApplicationPhase { get }

  func registerForRemoteNotifications()
}

/// The part of the system's notification center, `UNUserNotificationCenter`, that a push center needs.
@MainActor package protocol NotificationSystem: AnyObject {
  func requestAuthorization(options: AuthorizationOptions) async throws -> Bool

  /// Returns the user's permission: `notificationSettings().authorizationStatus`.
  func permissionStatus() async -> PermissionStatus

  func setNotificationCategories(_ categories: [NotificationCategory])

  func deliveredNotifications() async -> [NotificationRequest]

  func removeDeliveredNotifications(withIdentifiers identifiers: [String])

  func setBadgeCount(_ count: Int)
}

/// The storage that outlives the process, with the method names of `UserDefaults`.
///
/// In an app the conformance is one line:
///
/// ```swift
/// extension UserDefaults: @retroactive PushStorage {}
/// ```
@MainActor package protocol PushStorage: AnyObject {
  func data(forKey key: String) -> Data?

  func set(_ value: Any?, forKey key: String)
}

package enum RegistryFailure: Error, Sendable, Hashable {
  /// The server cannot be reached, or has asked for a pause; trying again can help.
  case unavailable(retryAfter: Duration? = nil)
  /// The server refuses, for the given reason; trying again does not help.
  case rejected(String)
}

/// The app's own server, which stores devices and the account of each device.
@MainActor package protocol DeviceRegistry: AnyObject {
  /// Stores a registration in place of an earlier registration of the same device and purpose.
  func register(_ registration: TokenRegistration) async throws(RegistryFailure)

  func unregister(_ registration: TokenRegistration) async throws(RegistryFailure)
}

/// The result that the app reports to the system after a background fetch, as in `UIBackgroundFetchResult`.
package enum FetchResult: String, Sendable, Hashable, CaseIterable {
  case newData
  case noData
  case failed

  init(combining results: some Collection<FetchResult>) {
    self = [.newData, .failed].first { results.contains($0) } ?? .noData
  }
}

/// An object that handles local notifications and the pushes of a third-party SDK.
///
/// A `UNUserNotificationCenter` has only one delegate. That delegate has to forward these notifications to the handler,
/// and to pass the handler's replies on to the system.
@MainActor package protocol ForeignNotificationHandler: AnyObject {
  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PresentationOptions) -> Void
  )

  func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

  func didReceiveRemoteNotification(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (FetchResult) -> Void
  )
}

/// Ways to present a notification in the foreground; the raw values are those of `UNNotificationPresentationOptions`.
package struct PresentationOptions: OptionSet, Sendable, Hashable {
  package static let badge = Self(rawValue: 1 << 0)
  package static let sound = Self(rawValue: 1 << 1)
  package static let list = Self(rawValue: 1 << 3)
  package static let banner = Self(rawValue: 1 << 4)

  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The kinds of notification that the app asks the user to allow; the raw values are those of `UNAuthorizationOptions`.
package struct AuthorizationOptions: OptionSet, Sendable, Hashable {
  package static let badge = Self(rawValue: 1 << 0)
  package static let sound = Self(rawValue: 1 << 1)
  package static let alert = Self(rawValue: 1 << 2)

  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }
}
