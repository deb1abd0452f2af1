/// The system calls that register an app for notifications.
@MainActor package protocol RemoteNotificationRegistrar: AnyObject {
  /// True if the system separates user notification settings from remote registration, as iOS 8 and later do.
  var separatesSettingsFromRegistration: Bool { get }

  /// Asks the user to allow alerts, badges and sounds, on systems where this is a call of its own.
  func registerUserNotificationSettings()

  /// Asks for a device token, on systems where this is a call of its own.
  func registerForRemoteNotifications()

  /// Asks for a device token, and asks the user to allow alerts, badges and sounds, on systems before iOS 8.
  func registerForRemoteNotificationTypes()
}

extension RemoteNotificationRegistrar {
  func registerInTheWayOfTheSystem() {
    guard separatesSettingsFromRegistration else { return registerForRemoteNotificationTypes() }
    registerUserNotificationSettings()
    registerForRemoteNotifications()
  }
}
