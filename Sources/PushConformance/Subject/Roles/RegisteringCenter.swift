public import PushPayloads

/// A center that registers for remote notifications and takes device tokens.
@MainActor public protocol RegisteringCenter: PushCenterUnderTest {
  /// Registers the device; the kit calls this method when the app asks for a registration.
  func registerForRemoteNotifications() async
  /// Takes a device token: the callback `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async
  /// Takes a registration error: the callback `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error) async
}

extension RegisteringCenter {
  /// Does nothing, for a center that ignores registration errors.
  public func didFailToRegisterForRemoteNotifications(error: any Error) async {}
}
