package import Foundation
package import PushPayloads

/// An object that receives the callbacks of the application delegate, so that the delegate itself need not contain the
/// code.
///
/// Every callback has a default, so a service implements only the callbacks that it needs, as with UIKit's optional
/// methods. The names of the callbacks are UIKit's. The callbacks have no parameter for the application: a service
/// that needs the application receives the application in its initializer.
///
/// Design: the passage "Service Oriented AppDelegate" of seed article 002 (Specs/requirements.md).
@MainActor package protocol AppDelegateService: AnyObject {
  /// `application(_:didFinishLaunchingWithOptions:)`; the delegate ignores the returned value.
  func didFinishLaunching(with options: LaunchOptions?) -> Bool
  /// The app has built its first screens, at the end of `application(_:didFinishLaunchingWithOptions:)`.
  func didBuildInterface()
  func willResignActive()
  func didEnterBackground()
  func willEnterForeground()
  func didBecomeActive()
  func willTerminate()
  /// `application(_:open:sourceApplication:annotation:)`; returns whether the service has handled the URL.
  func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool
  /// `application(_:handleOpen:)`; returns whether the service has handled the URL.
  func handleOpen(_ url: URL) -> Bool
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken)
  func didFailToRegisterForRemoteNotifications(error: any Error)
  /// `application(_:didReceive:)` with a `UILocalNotification`.
  func didReceiveLocalNotification(_ notification: Any)
  func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any])
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`; only the first call of `reply` counts.
  func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  )
}

extension AppDelegateService {
  package func didFinishLaunching(with options: LaunchOptions?) -> Bool { true }
  package func didBuildInterface() {}
  package func willResignActive() {}
  package func didEnterBackground() {}
  package func willEnterForeground() {}
  package func didBecomeActive() {}
  package func willTerminate() {}
  package func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }
  package func handleOpen(_ url: URL) -> Bool { false }
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
  package func didFailToRegisterForRemoteNotifications(error: any Error) {}
  package func didReceiveLocalNotification(_ notification: Any) {}
  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {}
  package func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    didReceiveRemoteNotification(userInfo)
    reply(.noData)
  }
}

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

  package init(rawValue: String) { self.rawValue = rawValue }
}
