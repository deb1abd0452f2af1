/// The system calls that register an app for notifications.
@MainActor package protocol RemoteNotificationRegistrar: AnyObject {
  /// Whether the system separates user notification settings from remote registration, as iOS 8 and later do.
  var separatesSettingsFromRegistration: Bool { get }

  /// Asks for an alert, a badge and a sound, on systems that have a separate call for these.
  func registerUserNotificationSettings()

  /// Asks for a device token, on systems that have a separate call for it.
  func registerForRemoteNotifications()

  /// Asks for a device token and for an alert, a badge and a sound, on systems before iOS 8.
  func registerForRemoteNotificationTypes()
}

extension RemoteNotificationRegistrar {
  /// Asks for a device token, an alert, a badge and a sound, with the calls of the running system version.
  func registerInTheWayOfTheSystem() {
    guard separatesSettingsFromRegistration else { return registerForRemoteNotificationTypes() }
    registerUserNotificationSettings()
    registerForRemoteNotifications()
  }
}
