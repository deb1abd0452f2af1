import Foundation

/// A proxy in front of the app's delegates, as swizzling installs it.
///
/// Each call reaches the library first, and then the original delegate. Every completion handler is called once.
@MainActor final class AppDelegateProxy: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  /// The part of the original delegate that not every app implements.
  typealias FetchingDelegate = any RemoteNotificationFetching

  private let messaging: Messaging
  private let original: any UNUserNotificationCenterDelegate

  init(of original: any UNUserNotificationCenterDelegate, for messaging: Messaging) {
    self.original = original
    self.messaging = messaging
  }

  func application(didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    messaging.apnsToken = deviceToken
  }

  func application(didFailToRegisterForRemoteNotificationsWithError error: any Error) {}

  /// Joins the results of the library and the app: new data takes precedence over a failure.
  func application(
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
  ) {
    messaging.appDidReceiveMessage(userInfo)
    guard let fetching = original as? FetchingDelegate else { return completionHandler(.noData) }
    fetching.application(
      didReceiveRemoteNotification: userInfo,
      fetchCompletionHandler: completionHandler
    )
  }

  func userNotificationCenter(
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    messaging.appDidReceiveMessage(notification.userInfo)
    original.userNotificationCenter(
      willPresent: notification,
      withCompletionHandler: completionHandler
    )
  }

  func userNotificationCenter(
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    messaging.appDidReceiveMessage(response.notification.userInfo)
    original.userNotificationCenter(didReceive: response, withCompletionHandler: completionHandler)
  }
}

/// An app delegate that fetches for a silent push.
@MainActor protocol RemoteNotificationFetching: AnyObject {
  func application(
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
  )
}

/// The delegate of an app that uses the library.
///
/// The app shows a banner of its own while it is open, and opens the link of a tapped notification.
@MainActor
final class ShopAppDelegate: UNUserNotificationCenterDelegate,
  RemoteNotificationFetching, MessagingDelegate
{
  struct Push {
    var text: String?
    var link: URL?
    var userInfo: [AnyHashable: Any]
  }

  struct Environment {
    var applicationState: () -> UIApplicationState
    var showBanner: (Push, _ tapped: @escaping @MainActor () -> Void) -> Void
    var open: (URL) -> Void
  }

  private let environment: Environment
  /// The token that the app's own server has for the current user.
  private(set) var tokenOfAccount: String?

  init(environment: Environment) { self.environment = environment }

  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {
    tokenOfAccount = token
  }

  func application(
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(userInfo["type"] is String ? .newData : .noData)
  }

  func userNotificationCenter(
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    let push = Push(notification.userInfo)
    guard environment.applicationState() == .active
    else { return completionHandler([.banner, .list, .sound, .badge]) }
    if push.text?.isEmpty == false {
      environment.showBanner(push) { [environment] in
        if let link = push.link { environment.open(link) }
      }
    }
    completionHandler([.sound, .badge])
  }

  func userNotificationCenter(
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    defer { completionHandler() }
    let opens = [UNNotificationDefaultActionIdentifier, "show"].contains(response.actionIdentifier)
    guard opens, let link = Push(response.notification.userInfo).link else { return }
    environment.open(link)
  }
}

extension ShopAppDelegate.Push {
  init(_ userInfo: [AnyHashable: Any]) {
    self.userInfo = userInfo
    let aps = userInfo["aps"] as? [AnyHashable: Any]
    if let alert = aps?["alert"] as? [AnyHashable: Any] {
      text = ["title", "subtitle", "body"].lazy.compactMap { alert[$0] as? String }
        .first { !$0.isEmpty }
    } else {
      text = aps?["alert"] as? String
    }
    let fcm = userInfo["fcm_options"] as? [AnyHashable: Any]
    link = (fcm?["link"] as? String).flatMap(URL.init(string:)).flatMap {
      $0.scheme == nil ? nil : $0
    }
  }
}
