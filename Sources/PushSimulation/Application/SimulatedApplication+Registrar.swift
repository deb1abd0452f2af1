extension SimulatedApplication {
  /// Records a call to `UIApplication.registerForRemoteNotifications()`.
  public func registerForRemoteNotifications() {
    awaitToken()
    record(.registration(.registeredForRemoteNotifications))
  }

  /// Records a call to `UIApplication.unregisterForRemoteNotifications()`.
  ///
  /// Until the app registers again, the system delivers neither tokens nor pushes, even after a relaunch.
  public func unregisterForRemoteNotifications() {
    guard isRunning else { return }
    hasAskedForToken = false
    device.isUnregistered = true
    record(.registration(.unregisteredForRemoteNotifications))
  }

  /// Records a call to `UIApplication.registerUserNotificationSettings(_:)` of iOS 8 and 9.
  public func registerUserNotificationSettings(_ types: NotificationTypes) {
    record(.registration(.registeredUserNotificationSettings(types)))
  }

  /// Records a call to `UIApplication.registerForRemoteNotificationTypes(_:)` of iOS 7 and earlier.
  public func registerForRemoteNotificationTypes(_ types: NotificationTypes) {
    awaitToken()
    record(.registration(.registeredForRemoteNotificationTypes(types)))
  }

  private func awaitToken() {
    guard isRunning else { return }
    hasAskedForToken = true
    device.isUnregistered = false
  }
}
