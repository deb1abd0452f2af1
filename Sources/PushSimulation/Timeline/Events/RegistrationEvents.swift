/// A stimulus about registering for remote notifications.
package enum RegistrationStimulus: Sendable, Hashable {
  case requested
  case failed(RegistrationFailure)
}

/// A registration call of a center; different versions of iOS have different calls.
package enum RegistrationEffect: Sendable, Hashable {
  /// Calls `registerForRemoteNotifications()`, which iOS 8 and later have.
  case registeredForRemoteNotifications
  /// Calls `registerUserNotificationSettings(_:)`, which iOS 8 and 9 have.
  case registeredUserNotificationSettings(NotificationTypes)
  /// Calls `registerForRemoteNotificationTypes(_:)`, which iOS 7 and before have.
  case registeredForRemoteNotificationTypes(NotificationTypes)
  /// Calls `unregisterForRemoteNotifications()`, which all versions of iOS have.
  case unregisteredForRemoteNotifications

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

/// The error that the system reports when it cannot deliver a device token.
package struct RegistrationFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
