package import Foundation
package import PushPayloads

/// A part of an app that takes part in the life of the application without standing in its delegate.
///
/// Every callback has a default, so that a service implements those it cares for: what UIKit's
/// optional methods are. They bear UIKit's names without the application, which a service is given
/// when it is made.
///
/// Design: seed 002, "Service Oriented AppDelegate".
@MainActor package protocol AppDelegateService: AnyObject {
  /// `application(_:didFinishLaunchingWithOptions:)`; the answer does not decide anything.
  func didFinishLaunching(with options: LaunchOptions?) -> Bool
  /// The app has built its first screens, at the end of `application(_:didFinishLaunchingWithOptions:)`.
  func didBuildInterface()
  /// `applicationWillResignActive(_:)`.
  func willResignActive()
  /// `applicationDidEnterBackground(_:)`.
  func didEnterBackground()
  /// `applicationWillEnterForeground(_:)`.
  func willEnterForeground()
  /// `applicationDidBecomeActive(_:)`.
  func didBecomeActive()
  /// `applicationWillTerminate(_:)`.
  func willTerminate()
  /// `application(_:open:sourceApplication:annotation:)`; answers whether the URL is the service's.
  func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool
  /// `application(_:handleOpen:)`; answers whether the URL is the service's.
  func handleOpen(_ url: URL) -> Bool
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken)
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error)
  /// `application(_:didReceive:)` with a `UILocalNotification`.
  func didReceiveLocalNotification(_ notification: Any)
  /// `application(_:didReceiveRemoteNotification:)`.
  func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any])
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`; the first result counts.
  func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  )
}

extension AppDelegateService {
  /// Does nothing.
  package func didFinishLaunching(with options: LaunchOptions?) -> Bool { true }
  /// Does nothing.
  package func didBuildInterface() {}
  /// Does nothing.
  package func willResignActive() {}
  /// Does nothing.
  package func didEnterBackground() {}
  /// Does nothing.
  package func willEnterForeground() {}
  /// Does nothing.
  package func didBecomeActive() {}
  /// Does nothing.
  package func willTerminate() {}
  /// Leaves the URL to others.
  package func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }
  /// Leaves the URL to others.
  package func handleOpen(_ url: URL) -> Bool { false }
  /// Does nothing.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
  /// Does nothing.
  package func didFailToRegisterForRemoteNotifications(error: any Error) {}
  /// Does nothing.
  package func didReceiveLocalNotification(_ notification: Any) {}
  /// Does nothing.
  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {}
  /// Takes the notification in the way without a completion handler, which fetches nothing.
  package func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    didReceiveRemoteNotification(userInfo)
    reply(.noData)
  }
}
