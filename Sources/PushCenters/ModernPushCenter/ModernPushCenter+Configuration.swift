package import PushPayloads

extension ModernPushCenter {
  package struct Configuration {
    package var keys = PayloadKeyMap()
    /// The key path, in a payload, to the names of the notifications that the push removes from Notification Center.
    ///
    /// The value is a string or an array of strings. Each string is an identifier on the device, or the server's name
    /// of a message.
    package var withdrawal = ["withdraw"]
    /// Returns whether a push belongs to the app; the center forwards all other pushes to ``ModernPushCenter/next``.
    package var isOwn: @MainActor (JSONObject) -> Bool = { _ in true }
    package var registersAtLaunch = true
    package var authorizationOptions: AuthorizationOptions = [.alert, .badge, .sound]
    package var presentationOptions: PresentationOptions = [.banner, .list, .sound, .badge]
    package var suppressionLimit = Duration.seconds(2)
    package var suppressesWhenInDoubt = false
    /// The longest time that the center waits for withdrawals, actions or other SDKs; the system grants 30 seconds.
    package var completionLimit = Duration.seconds(25)
    package var retries = RetryPolicy()
    /// The number of deliveries that the center remembers, so that it recognizes repeated reports.
    package var deliveryMemory = 256

    package init() {}
  }

  package struct Services {
    package var application: any RemoteNotificationApplication
    package var notifications: any NotificationSystem
    package var registry: any DeviceRegistry
    package var storage: any PushStorage
    /// The presenter of toasts inside the app; if nil, the system presents notifications.
    package var toasts: (any ToastPresenter<PushMessage>)?
    /// The destinations of pushes and links; a push or link goes to the first destination that accepts it.
    package var destinations: [any NotificationDestination]
    package var clock: any Clock<Duration>

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
