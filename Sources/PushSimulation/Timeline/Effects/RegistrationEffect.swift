/// A call that registers for remote notifications, by the names of each system.
package enum RegistrationEffect: Sendable, Hashable {
  /// Calls `registerForRemoteNotifications()`.
  case registeredForRemoteNotifications
  /// Calls `registerUserNotificationSettings(_:)`, which iOS 8 and 9 have.
  case registeredUserNotificationSettings(NotificationTypes)
  /// Calls `registerForRemoteNotificationTypes(_:)`, which iOS 7 and before have.
  case registeredForRemoteNotificationTypes(NotificationTypes)
  /// Calls `unregisterForRemoteNotifications()`.
  case unregisteredForRemoteNotifications
}

extension RegistrationEffect {
  /// The ways of disturbing the user that it asks for.
  package var requestedTypes: NotificationTypes? {
    switch self {
    case .registeredUserNotificationSettings(let types),
      .registeredForRemoteNotificationTypes(let types):
      types
    case .registeredForRemoteNotifications, .unregisteredForRemoteNotifications: nil
    }
  }

  /// Whether it asks the system for a device token.
  package var asksForToken: Bool {
    switch self {
    case .registeredForRemoteNotifications, .registeredForRemoteNotificationTypes: true
    case .registeredUserNotificationSettings, .unregisteredForRemoteNotifications: false
    }
  }
}
