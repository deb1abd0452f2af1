package import PushPayloads

/// The occasion on which the badge is removed from the app's icon.
package enum BadgePolicy: String, Sendable, Hashable, CaseIterable {
  /// The center removes the badge when the user opens a push.
  case clearedByOpening
  /// The center removes the badge whenever the app becomes active.
  case clearedByActivation
  /// The center never removes the badge, because the app keeps the count.
  case ownedByApp
}

extension ModernPushCenter {
  /// The settings of a push center that differ between apps.
  package struct Configuration {
    /// The places of the app's own fields in payloads.
    package var keys = PayloadKeyMap()
    /// The key path, in a payload, to the names of the notifications that the push removes from Notification Center.
    ///
    /// The value is a string or an array of strings. Each string is an identifier on the device, or the server's name
    /// of a message.
    package var withdrawal = ["withdraw"]
    /// Returns whether a push belongs to the app; the center forwards all other pushes.
    package var isOwn: @MainActor (JSONObject) -> Bool = { _ in true }
    /// True if every launch asks for a device token.
    package var registersAtLaunch = true
    /// The options that the center asks the user to allow.
    package var authorizationOptions: AuthorizationOptions = [.alert, .badge, .sound]
    /// The options with which the system presents a notification if the app shows no toast.
    package var presentationOptions: PresentationOptions = [.banner, .list, .sound, .badge]
    /// The occasion on which the badge is removed from the app's icon.
    package var badge = BadgePolicy.clearedByOpening
    /// The time that suppressors may take to answer.
    package var suppressionLimit = Duration.seconds(2)
    /// True if the center suppresses a notification when a suppressor has not answered in time.
    package var suppressesWhenInDoubt = false
    /// The time that withdrawals, actions and other SDKs may take; the system grants 30 seconds.
    package var completionLimit = Duration.seconds(25)
    /// The number of attempts for a request to the server, and the pauses between them.
    package var retries = RetryPolicy()
    /// The number of deliveries that the center remembers, so that it recognizes repeated reports.
    package var deliveryMemory = 256

    /// Creates the settings that suit most apps.
    package init() {}
  }

  /// The system and the parts of the app that a center calls; a test can replace each of them.
  package struct Services {
    /// The application, which states its phase and registers for device tokens.
    package var application: any RemoteNotificationApplication
    /// The system's notification center, `UNUserNotificationCenter` in an app.
    package var notifications: any NotificationSystem
    /// The app's own server, to which the center sends tokens.
    package var registry: any DeviceRegistry
    /// The storage that outlives the process, `UserDefaults` in an app.
    package var storage: any PushStorage
    /// The presenter of toasts inside the app; if nil, the system presents notifications.
    package var toasts: (any ToastPresenter<PushMessage>)?
    /// The destinations of pushes and links; a push or link goes to the first destination that accepts it.
    package var destinations: [any NotificationDestination]
    /// The clock that measures the pauses between attempts and the limits for answers.
    package var clock: any Clock<Duration>

    /// Creates the services of an app; by default without toasts inside the app, and without destinations.
    package init(
      application: any RemoteNotificationApplication,
      notifications: any NotificationSystem,
      registry: any DeviceRegistry,
      storage: any PushStorage,
      toasts: (any ToastPresenter<PushMessage>)? = nil,
      destinations: [any NotificationDestination] = [],
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.application = application
      self.notifications = notifications
      self.registry = registry
      self.storage = storage
      self.toasts = toasts
      self.destinations = destinations
      self.clock = clock
    }
  }
}
