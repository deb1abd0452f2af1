/// A registration call, by its name in each version of iOS.
package enum RegistrationEffect: Sendable, Hashable {
  /// Calls `registerForRemoteNotifications()`, which iOS 8 and later have.
  case registeredForRemoteNotifications
  /// Calls `registerUserNotificationSettings(_:)`, which iOS 8 and 9 have.
  case registeredUserNotificationSettings(NotificationTypes)
  /// Calls `registerForRemoteNotificationTypes(_:)`, which iOS 7 and before have.
  case registeredForRemoteNotificationTypes(NotificationTypes)
  /// Calls `unregisterForRemoteNotifications()`, which all versions of iOS have.
  case unregisteredForRemoteNotifications
}

extension RegistrationEffect {
  package var requestedTypes: NotificationTypes? {
    switch self {
    case .registeredUserNotificationSettings(let types),
      .registeredForRemoteNotificationTypes(let types):
      types
    case .registeredForRemoteNotifications, .unregisteredForRemoteNotifications: nil
    }
  }

  package var asksForToken: Bool {
    switch self {
    case .registeredForRemoteNotifications, .registeredForRemoteNotificationTypes: true
    case .registeredUserNotificationSettings, .unregisteredForRemoteNotifications: false
    }
  }
}
