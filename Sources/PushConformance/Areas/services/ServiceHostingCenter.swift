public import Foundation
public import PushPayloads
public import PushSimulation

/// A center that receives the launch options.
@MainActor public protocol LaunchHandOffCenter: PushCenterUnderTest {
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func didFinishLaunching(with options: LaunchOptions) async -> Bool
}

/// An application delegate that forwards its callbacks to services.
///
/// The adapter gives it the services that ``SimulatedApplication/makeServices()`` returns. The callbacks about the
/// application's state are those of ``LifecycleObservingCenter``, and remote notifications come by ``ReceivingCenter``.
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

/// A delegate whose services fetch data for a notification, and that answers the system after the last of them.
///
/// Its adapter passes a notification on by `ServiceHandle.fetch(_:completion:)`, or awaits ``ServiceHandle/fetch(_:)``.
/// Services that the kit did not make contribute no data.
@MainActor public protocol ServiceFetchingCenter: ServiceHostingCenter, FetchCompletingCenter {}

/// A delegate with a push service, which passes a launch's notification to the app's handler.
///
/// It calls ``SimulatedApplication/handleNotification(_:)``.
@MainActor public protocol NotificationHandlingCenter: ServiceHostingCenter {}
