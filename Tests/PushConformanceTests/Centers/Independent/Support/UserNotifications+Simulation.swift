import Foundation
import PushConformance

// Conversions of the simulated system's values to Apple's types, for all adapters of this folder.

extension UNNotification {
  init(_ notification: UserNotification) {
    self.init(identifier: notification.identifier, userInfo: notification.userInfo.dictionary)
  }
}

extension UNNotificationResponse {
  init(_ response: NotificationResponse) {
    self.init(
      notification: UNNotification(response.notification),
      actionIdentifier: response.actionIdentifier,
      userText: response.userText
    )
  }

  /// True if the user has tapped the notification, or has chosen the action that opens the app.
  var opensApp: Bool { [UNNotificationDefaultActionIdentifier, "show"].contains(actionIdentifier) }
}

extension PresentationOptions {
  init(_ options: UNNotificationPresentationOptions) {
    self = []
    if options.contains(.badge) { insert(.badge) }
    if options.contains(.sound) { insert(.sound) }
    if options.contains(.list) { insert(.list) }
    if options.contains(.banner) { insert(.banner) }
  }
}

extension NotificationTypes {
  init(_ options: UNAuthorizationOptions) {
    self = []
    if options.contains(.badge) { insert(.badge) }
    if options.contains(.sound) { insert(.sound) }
    if options.contains(.alert) { insert(.alert) }
  }
}

extension FetchResult {
  init(_ result: UIBackgroundFetchResult) {
    switch result {
    case .newData: self = .newData
    case .noData: self = .noData
    case .failed: self = .failed
    }
  }
}

extension UISceneConnectionOptions {
  init(_ options: ConnectionOptions) {
    self.init(notificationResponse: options.notificationResponse.map(UNNotificationResponse.init))
  }
}

extension SimulatedApplication {
  /// Asks the user for permission, and registers with the system, as an app does when its library does neither.
  func registerForPushes() {
    _ = requestAuthorization(options: [.alert, .badge, .sound])
    registerForRemoteNotifications()
  }

  /// The value of `UIApplication.applicationState`.
  var state: UIApplicationState {
    switch applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background, .suspended, .notRunning: .background
    }
  }
}

extension Vocabulary {
  var registeredActions: [UNNotificationAction] {
    actions.values.map {
      UNNotificationAction(identifier: $0.identifier, isForeground: $0.opensApp)
    }
  }
}

/// An adapter of a center that is the delegate of the application and of UserNotifications.
@MainActor
protocol DelegateAdapter: RegisteringCenter, FetchCompletingCenter, RespondingCenter {
  associatedtype Delegate: UIApplicationDelegate, UNUserNotificationCenterDelegate
  var delegate: Delegate { get }
  var application: SimulatedApplication { get }
}

extension DelegateAdapter {
  func registerForRemoteNotifications() { application.registerForPushes() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    delegate.application(didRegisterForRemoteNotificationsWithDeviceToken: Data(deviceToken.bytes))
  }

  func didFailToRegisterForRemoteNotifications(error: any Error) {
    delegate.application(didFailToRegisterForRemoteNotificationsWithError: error)
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    delegate.application(didReceiveRemoteNotification: userInfo.dictionary) {
      fetchCompletion(FetchResult($0))
    }
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    delegate.userNotificationCenter(willPresent: UNNotification(notification)) {
      completion(PresentationOptions($0))
    }
  }

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    delegate.userNotificationCenter(didReceive: UNNotificationResponse(response)) { completion() }
  }
}
