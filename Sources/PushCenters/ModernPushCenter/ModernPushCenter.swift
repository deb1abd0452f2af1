/// The push center of a modern app.
///
/// Every callback of the system goes through this object. The center tells listeners of every push once. It presents a
/// push once, and opens the push as often as the user opens it.
///
/// The center combines the jobs of the other systems in this module. Tokens go to the server for the account that is
/// logged in (``DeviceRegistry``). Objects on the screen suppress notifications (``PresentationSuppressor``) or deal
/// with them. The rest of the app listens (``PushListener``). Pushes that the user opens go to a
/// ``NotificationDestination``. This can be a ``RemoteNotificationCenter`` with responders and hierarchies of screens,
/// or a ``Router``. The center is itself an ``AppDelegateService``.
///
/// ## Wiring an app
///
/// Create the center before the launch has ended, so that the system finds a delegate:
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
///   lazy var push = ModernPushCenter(services: .init(
///     application: UIApplication.shared, notifications: system, registry: server,
///     storage: UserDefaults.standard, toasts: toasts, destinations: [screens]))
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     UNUserNotificationCenter.current().delegate = self
///     let reasons = options?.map { (LaunchOptionsKey(rawValue: $0.key.rawValue), $0.value) }
///     return push.didFinishLaunching(with: reasons.map { LaunchOptions(uniqueKeysWithValues: $0) })
///   }
///
///   func application(
///     _ application: UIApplication,
///     didRegisterForRemoteNotificationsWithDeviceToken token: Data
///   ) {
///     push.didRegisterForRemoteNotifications(deviceToken: DeviceToken(bytes: token))
///   }
///
///   func application(
///     _ application: UIApplication,
///     didReceiveRemoteNotification userInfo: [AnyHashable: Any],
///     fetchCompletionHandler reply: @escaping (UIBackgroundFetchResult) -> Void
///   ) {
///     push.didReceiveRemoteNotification(userInfo) { reply(UIBackgroundFetchResult($0)) }
///   }
///
///   func userNotificationCenter(
///     _ center: UNUserNotificationCenter,
///     willPresent notification: UNNotification,
///     withCompletionHandler reply: @escaping (UNNotificationPresentationOptions) -> Void
///   ) {
///     push.willPresent(NotificationRequest(notification.request)) {
///       reply(UNNotificationPresentationOptions(rawValue: $0.rawValue))
///     }
///   }
///
///   func userNotificationCenter(
///     _ center: UNUserNotificationCenter,
///     didReceive response: UNNotificationResponse,
///     withCompletionHandler reply: @escaping () -> Void
///   ) {
///     push.didReceive(NotificationResponse(response), withCompletionHandler: reply)
///   }
/// }
///
/// extension NotificationRequest {
///   init(_ request: UNNotificationRequest) {
///     self.init(
///       identifier: request.identifier, userInfo: request.content.userInfo,
///       origin: request.trigger is UNPushNotificationTrigger ? .push : .local)
///   }
/// }
///
/// extension NotificationResponse {
///   init(_ response: UNNotificationResponse) {
///     self.init(
///       to: NotificationRequest(response.notification.request),
///       actionIdentifier: response.actionIdentifier,
///       userText: (response as? UNTextInputNotificationResponse)?.userText,
///       targetScene: response.targetScene?.session.persistentIdentifier)
///   }
/// }
/// ```
///
/// The scene delegate passes the connection options on and reports when screens are ready. Pushes and links that the
/// user opens earlier wait for this report, and are shown after the app's own first navigation:
///
/// ```swift
/// func scene(
///   _ scene: UIScene,
///   willConnectTo session: UISceneSession,
///   options: UIScene.ConnectionOptions
/// ) {
///   push.sceneWillConnect(
///     with: options.notificationResponse.map { NotificationResponse($0) },
///     url: options.urlContexts.first?.url,
///     scene: session.persistentIdentifier)
///   window.rootViewController = tabs
///   push.didBuildInterface()
/// }
///
/// func sceneDidBecomeActive(_: UIScene) { push.didBecomeActive() }
/// func sceneDidEnterBackground(_: UIScene) { push.didEnterBackground() }
/// func scene(_: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
///   for context in contexts { push.open(context.url) }
/// }
/// ```
///
/// ## Rules
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

  /// The settings that the app has chosen; they do not change during the life of the center.
  package let configuration: Configuration
  /// The handler of notifications that are not pushes of the app; nil if the app has no such handler.
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

  /// Creates the center of an app, with the state that an earlier process has stored.
  ///
  /// - Parameters:
  ///   - services: The objects that the center works with.
  ///   - configuration: The settings of the app.
  ///   - log: A closure that receives each failure.
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

  /// Adds a listener, which the center holds weakly and tells of events.
  ///
  /// The center tells the first listener of the pushes that the user opened before there was any listener. It tells
  /// each new listener the device token, if the system has delivered one.
  package func addListener(_ listener: any PushListener) {
    let isKnown = listeners.members.contains { $0 === listener }
    listeners.insert(listener)
    for event in kept.take() { broadcast(event) }
    if !isKnown, let deviceToken {
      listener.pushCenter(self, didNotice: .registered(deviceToken))
    }
  }

  /// Removes a listener, which the center no longer tells of events.
  package func removeListener(_ listener: any PushListener) {
    listeners.remove(listener)
  }

  /// Adds an object that may suppress pushes while the app is in the foreground; the center holds the object weakly.
  package func addSuppressor(_ suppressor: any PresentationSuppressor) {
    suppressors.insert(suppressor)
  }

  /// Removes a suppressor, which the center no longer asks.
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
