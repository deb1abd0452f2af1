public import Foundation
public import PushPayloads
public import PushSimulation

/// A center that is told at a launch for what the application was launched.
@MainActor public protocol LaunchHandOffCenter: PushCenterUnderTest {
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func didFinishLaunching(with options: LaunchOptions) async -> Bool
}

/// A delegate of the application that passes its callbacks on to services.
///
/// The adapter gives it the services that ``SimulatedApplication/makeServices()`` makes. The callbacks
/// about the application's state are those of ``LifecycleObservingCenter``, and a remote notification
/// comes by ``ReceivingCenter``.
@MainActor
public protocol ServiceHostingCenter: LaunchHandOffCenter, LifecycleObservingCenter,
  ReceivingCenter
{
  /// `application(_:open:sourceApplication:annotation:)`.
  func open(_ url: URL, sourceApplication: String?) async -> Bool
  /// `application(_:handleOpen:)`.
  func handleOpen(_ url: URL) async -> Bool
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error) async
  /// `application(_:didReceive:)` with a local notification.
  func didReceiveLocalNotification(_ userInfo: UserInfo) async
}

/// A delegate that has its services fetch what a notification tells of, and answers the system when the
/// last of them has answered.
///
/// Its adapter passes a notification on by `ServiceHandle.fetch(_:completion:)`, or awaits
/// ``ServiceHandle/fetch(_:)``. A service of the app's own that the kit did not make brings no data.
@MainActor public protocol ServiceFetchingCenter: ServiceHostingCenter, FetchCompletingCenter {}

/// A delegate with a push service of its own, which hands the notification of a launch to the app's
/// handler, through ``SimulatedApplication/handleNotification(_:)``.
@MainActor public protocol NotificationHandlingCenter: ServiceHostingCenter {}
