/// The push center of a modern app.
///
/// Every callback of the system goes through this object. The center notifies listeners of every push once. It presents
/// a push once, and opens the push as often as the user opens it.
///
/// The center combines the jobs of the other systems in this module. Tokens go to the server for the account that is
/// logged in (``DeviceRegistry``). Objects on the screen suppress notifications (``PresentationSuppressor``) or deal
/// with them. Other objects listen (``PushListener``). Pushes that the user opens go to a ``NotificationDestination``.
/// This can be a ``RemoteNotificationCenter`` with responders and hierarchies of screens, or a ``Router``. The center
/// is itself an ``AppDelegateService``.
///
/// The center is created before the launch has ended, so that the system finds a delegate. Pushes and links that the
/// user opens before screens are ready wait for ``didBuildInterface()``.
///
/// - Listeners get `received` once per delivery, whichever callbacks report it and in whichever order. They get
///   `opened` once per response of the user, and once per tap on a toast.
/// - A completion handler is called exactly once on every path, no later than the limits of the ``Configuration``. If a
///   suppressor answers twice, the first answer counts.
/// - Listeners and suppressors are held weakly. Services and the handlers of actions are retained.
/// - While the user is logged out or has opted out, there is no token and pushes are ignored.
@MainActor package final class ModernPushCenter {
  /// A closure that carries out the user's action and calls `done` when finished; only the first call counts.
  package typealias ActionHandler =
    @MainActor (_ response: NotificationResponse, _ done: @escaping @MainActor () -> Void) -> Void

  package let configuration: Configuration
  package weak var next: (any ForeignNotificationHandler)?
  /// The error of the last registration with the system; nil once the system has delivered a token.
  package internal(set) var registrationError: (any Error)?

  let services: Services
  let log: @MainActor (ModernPushFailure) -> Void
  let registrations: TokenRegistrations
  private(set) lazy var permission = Permission(
    system: services.notifications,
    log: log,
    changed: { [weak self] in self?.broadcast(.permissionChanged($0)) }
  )
  let suppressors = WeakOrderedSet<any PresentationSuppressor>()
  var ledger: DeliveryLedger
  var pending = PendingOpening()
  var categories: [NotificationCategory] = []
  var actionHandlers: [String: ActionHandler] = [:]
  private let listeners = WeakOrderedSet<any PushListener>()
  private var kept = KeptEvents()

  package init(
    services: Services,
    configuration: Configuration = Configuration(),
    log: @escaping @MainActor (ModernPushFailure) -> Void = { _ in }
  ) {
    self.services = services
    self.configuration = configuration
    self.log = log
    ledger = DeliveryLedger(capacity: configuration.deliveryMemory)
    registrations = TokenRegistrations(
      registry: services.registry,
      storage: services.storage,
      clock: services.clock,
      retries: configuration.retries,
      log: log
    )
  }

  // MARK: - Participants

  /// Adds a listener, which the center holds weakly.
  ///
  /// The center notifies the first listener of the pushes that the user opened before there was any listener. Each new
  /// listener receives the device token, if the system has delivered one.
  package func addListener(_ listener: any PushListener) {
    let isKnown = listeners.members.contains { $0 === listener }
    listeners.insert(listener)
    for event in kept.take() { broadcast(event) }
    if !isKnown, let deviceToken { listener.pushCenter(self, didNotice: .registered(deviceToken)) }
  }

  package func removeListener(_ listener: any PushListener) { listeners.remove(listener) }

  package func addSuppressor(_ suppressor: any PresentationSuppressor) {
    suppressors.insert(suppressor)
  }

  package func removeSuppressor(_ suppressor: any PresentationSuppressor) {
    suppressors.remove(suppressor)
  }

  func broadcast(_ event: PushEvent) {
    var isHeard = false
    for listener in listeners.members {
      isHeard = true
      listener.pushCenter(self, didNotice: event)
    }
    if !isHeard { kept.keep(event) }
  }
}
