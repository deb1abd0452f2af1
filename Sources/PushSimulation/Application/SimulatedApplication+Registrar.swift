extension SimulatedApplication {
  /// Records `UIApplication.registerForRemoteNotifications()`.
  public func registerForRemoteNotifications() {
    awaitToken()
    record(.registration(.registeredForRemoteNotifications))
  }

  /// Records `UIApplication.unregisterForRemoteNotifications()`.
  ///
  /// Until the next registration the system delivers neither tokens nor pushes, in later processes too.
  public func unregisterForRemoteNotifications() {
    guard isRunning else { return }
    hasAskedForToken = false
    device.isUnregistered = true
    record(.registration(.unregisteredForRemoteNotifications))
  }

  /// Records `UIApplication.registerUserNotificationSettings(_:)` of iOS 8 and 9.
  public func registerUserNotificationSettings(_ types: NotificationTypes) {
    record(.registration(.registeredUserNotificationSettings(types)))
  }

  /// Records `UIApplication.registerForRemoteNotificationTypes(_:)` of iOS 7 and earlier.
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
