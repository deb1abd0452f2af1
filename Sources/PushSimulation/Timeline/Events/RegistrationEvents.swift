package enum RegistrationStimulus: Sendable, Hashable {
  case requested
  case failed(RegistrationFailure)
}

package enum RegistrationEffect: Sendable, Hashable {
  /// `registerForRemoteNotifications()`, which iOS 8 and later have.
  case registeredForRemoteNotifications
  /// `registerUserNotificationSettings(_:)`, which iOS 8 and 9 have.
  case registeredUserNotificationSettings(NotificationTypes)
  /// `registerForRemoteNotificationTypes(_:)`, which iOS 7 and earlier have.
  case registeredForRemoteNotificationTypes(NotificationTypes)
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

package struct RegistrationFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
