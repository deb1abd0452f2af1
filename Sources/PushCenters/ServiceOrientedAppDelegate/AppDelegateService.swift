public import Foundation
public import PushPayloads

/// A part of an app that takes part in the life of the application without standing in its delegate.
///
/// Every callback has a default, so that a service implements those it cares for: what UIKit's
/// optional methods are. They bear UIKit's names without the application, which a service is given
/// when it is made.
///
/// Design: seed 002, "Service Oriented AppDelegate".
@MainActor public protocol AppDelegateService: AnyObject {
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
  public func didFinishLaunching(with options: LaunchOptions?) -> Bool { true }
  /// Does nothing.
  public func didBuildInterface() {}
  /// Does nothing.
  public func willResignActive() {}
  /// Does nothing.
  public func didEnterBackground() {}
  /// Does nothing.
  public func willEnterForeground() {}
  /// Does nothing.
  public func didBecomeActive() {}
  /// Does nothing.
  public func willTerminate() {}
  /// Leaves the URL to others.
  public func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }
  /// Leaves the URL to others.
  public func handleOpen(_ url: URL) -> Bool { false }
  /// Does nothing.
  public func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
  /// Does nothing.
  public func didFailToRegisterForRemoteNotifications(error: any Error) {}
  /// Does nothing.
  public func didReceiveLocalNotification(_ notification: Any) {}
  /// Does nothing.
  public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {}
  /// Takes the notification in the way without a completion handler, which fetches nothing.
  public func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    didReceiveRemoteNotification(userInfo)
    reply(.noData)
  }
}
