/// The system calls by which an application registers for notifications.
extension SimulatedApplication {
  /// Records `UIApplication.registerForRemoteNotifications()`.
  public func registerForRemoteNotifications() {
    record(.registration(.registeredForRemoteNotifications))
  }

  /// Records `UIApplication.registerUserNotificationSettings(_:)` of iOS 8 and 9.
  public func registerUserNotificationSettings(_ types: NotificationTypes) {
    record(.registration(.registeredUserNotificationSettings(types)))
  }

  /// Records `UIApplication.registerForRemoteNotificationTypes(_:)` of iOS 7 and before.
  public func registerForRemoteNotificationTypes(_ types: NotificationTypes) {
    record(.registration(.registeredForRemoteNotificationTypes(types)))
  }
}
