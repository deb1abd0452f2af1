package import PushPayloads

/// When the number on the app's icon is removed.
package enum BadgePolicy: String, Sendable, Hashable, CaseIterable {
  /// When the user opens a push.
  case clearedByOpening
  /// Whenever the user comes into the app.
  case clearedByActivation
  /// Never: the app itself keeps count.
  case ownedByApp
}

extension ModernPushCenter {
  /// What an app decides for itself.
  package struct Configuration {
    /// Where payloads keep the app's own fields.
    package var keys = PayloadKeyMap()
    /// Where a payload names notifications that are to disappear, by their identifiers on the device
    /// or the server's names of their messages: a string, or an array of strings.
    package var withdrawal = ["withdraw"]
    /// Whether a push is the app's own; others are handed on.
    package var isOwn: @MainActor (JSONObject) -> Bool = { _ in true }
    /// Whether every launch asks for a device token.
    package var registersAtLaunch = true
    /// What the user is asked to allow.
    package var authorizationOptions: AuthorizationOptions = [.alert, .badge, .sound]
    /// How the system presents what is not shown as a toast.
    package var presentationOptions: PresentationOptions = [.banner, .list, .sound, .badge]
    /// When the number on the app's icon is removed.
    package var badge = BadgePolicy.clearedByOpening
    /// How long suppressors may take to find out.
    package var suppressionLimit = Duration.seconds(2)
    /// Whether a notification is kept away when a suppressor has not found out in time.
    package var suppressesWhenInDoubt = false
    /// How long fetchers, actions and other SDKs may take; the system grants 30 seconds.
    package var completionLimit = Duration.seconds(25)
    /// How requests to the server are tried again.
    package var retries = RetryPolicy()
    /// How many deliveries are known again.
    package var deliveryMemory = 256

    /// Decides as most apps do.
    package init() {}
  }

  /// What a center works with.
  package struct Services {
    /// The application.
    package var application: any RemoteNotificationApplication
    /// The system's center for notifications.
    package var notifications: any NotificationSystem
    /// The app's own server.
    package var registry: any DeviceRegistry
    /// What outlives the process.
    package var storage: any PushStorage
    /// What shows toasts inside the app; without it, the system presents.
    package var toasts: (any ToastPresenter<PushMessage>)?
    /// Where pushes lead; the first that says so has it.
    package var destinations: [any NotificationDestination]
    /// What measures pauses and limits.
    package var clock: any Clock<Duration>

    /// Puts the services of an app together.
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
