import Foundation

/// A stand-in for `UNNotification`, for systems without UIKit and UserNotifications.
///
/// The names and shapes of this file are Apple's, so that the centers read as they do in an app.
struct UNNotification {
  /// The identifier of the request.
  var identifier: String
  /// `request.content.userInfo`.
  var userInfo: [AnyHashable: Any]
}

struct UNNotificationResponse {
  var notification: UNNotification
  var actionIdentifier: String
  /// The text of a `UNTextInputNotificationResponse`.
  var userText: String?
}

let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

struct UNNotificationPresentationOptions: OptionSet, Sendable {
  var rawValue: UInt
  static let badge = Self(rawValue: 1 << 0)
  static let sound = Self(rawValue: 1 << 1)
  static let list = Self(rawValue: 1 << 3)
  static let banner = Self(rawValue: 1 << 4)
}

struct UNNotificationAction: Sendable {
  var identifier: String
  /// `UNNotificationActionOptions.foreground`.
  var isForeground: Bool
}

struct UNAuthorizationOptions: OptionSet, Sendable {
  var rawValue: UInt
  static let badge = Self(rawValue: 1 << 0)
  static let sound = Self(rawValue: 1 << 1)
  static let alert = Self(rawValue: 1 << 2)
}

enum UIBackgroundFetchResult: Sendable {
  case newData
  case noData
  case failed
}

/// `UIApplication.State`.
enum UIApplicationState: Sendable {
  case active
  case inactive
  case background
}

/// `UIScene.ConnectionOptions`.
struct UISceneConnectionOptions {
  var notificationResponse: UNNotificationResponse?
}

@MainActor protocol UIApplicationDelegate: AnyObject {
  func application(didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
  )
}

@MainActor protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  )
  func userNotificationCenter(
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  )
}
