/// The push center of an app of today: every callback of the system goes through it, and every push is
/// announced once, presented once, and opened as often as the user opens it.
///
/// It joins what the other systems of this module do one by one. Tokens go to the server for the
/// account that is logged in (``DeviceRegistry``); objects on the screen keep notifications away
/// (``PresentationSuppressor``) or deal with them; the rest of the app listens (``PushListener``); and
/// what the user opens leads to one of its ``NotificationDestination``s: a ``RemoteNotificationCenter`` with
/// responders and hierarchies of screens, a ``Router``, or the bus of a ``NavigationResponder``. It is
/// itself an ``AppDelegateService``.
///
/// ## Wiring an app
///
/// The center is made before the launch has ended, so that the system finds a delegate:
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
///     didReceiveRemoteNotification userInfo: [AnyHashable: Any]
///   ) async -> UIBackgroundFetchResult {
///     UIBackgroundFetchResult(await push.handleRemoteNotification(userInfo))
///   }
///
///   func userNotificationCenter(
///     _ center: UNUserNotificationCenter,
///     willPresent notification: UNNotification
///   ) async -> UNNotificationPresentationOptions {
///     let options = await push.willPresent(NotificationRequest(notification.request))
///     return UNNotificationPresentationOptions(rawValue: options.rawValue)
///   }
///
///   func userNotificationCenter(
///     _ center: UNUserNotificationCenter,
///     didReceive response: UNNotificationResponse
///   ) async {
///     await push.didReceive(NotificationResponse(response))
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
/// The scene delegate hands over what the scene was made for, and says when there are screens. What
/// the user has opened before that waits until then, behind the app's own first navigation:
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
/// - *Received* is announced once a delivery, whatever callbacks tell of it and in whatever order;
///   *opened* once a response of the user, and once a tap on a toast.
/// - A completion handler is called exactly once on every path, no later than the limits of the
///   ``Configuration``. Of a participant that answers twice, the first answer counts.
/// - Listeners, suppressors and fetchers are held weakly. Services, and the handlers of actions, are
///   owned.
/// - While the user is logged out or has opted out, there is no token and pushes are ignored.
@MainActor package final class ModernPushCenter {
  /// Does what the user has chosen, and says when it is done; only the first call counts.
  package typealias ActionHandler =
    @MainActor (_ response: NotificationResponse, _ done: @escaping @MainActor () -> Void) -> Void

  /// What the app decides for itself.
  package let configuration: Configuration
  /// What takes the notifications that are not the app's own pushes.
  package weak var next: (any ForeignNotificationHandler)?
  /// Why the system had no device token when it was last asked; nil once it had one.
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
  let fetchers = WeakOrderedSet<any BackgroundFetcher>()
  var ledger: DeliveryLedger
  var pending = PendingOpening()
  var categories: [NotificationCategory] = []
  var actionHandlers: [String: ActionHandler] = [:]
  private let listeners = WeakOrderedSet<any PushListener>()
  private var kept = KeptEvents()

  /// Creates the center of an app, which takes over what an earlier process has left.
  ///
  /// - Parameters:
  ///   - services: What it works with.
  ///   - configuration: What the app decides for itself.
  ///   - log: Is told of everything that could not be done.
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

  /// Tells an object of what happens, for as long as it lives.
  ///
  /// What the user has opened before anybody listened is told to the first who does, and the token to
  /// each.
  package func addListener(_ listener: any PushListener) {
    let isKnown = listeners.members.contains { $0 === listener }
    listeners.insert(listener)
    for event in kept.take() { broadcast(event) }
    if !isKnown, let deviceToken {
      listener.pushCenter(self, didNotice: .registered(deviceToken))
    }
  }

  /// Tells an object nothing more.
  package func removeListener(_ listener: any PushListener) {
    listeners.remove(listener)
  }

  /// Lets an object keep notifications away, for as long as it lives.
  package func addSuppressor(_ suppressor: any PresentationSuppressor) {
    suppressors.insert(suppressor)
  }

  /// Ends an object's say about notifications.
  package func removeSuppressor(_ suppressor: any PresentationSuppressor) {
    suppressors.remove(suppressor)
  }

  /// Has an object fetch what pushes tell of, for as long as it lives.
  package func addFetcher(_ fetcher: any BackgroundFetcher) {
    fetchers.insert(fetcher)
  }

  /// Has an object fetch nothing more.
  package func removeFetcher(_ fetcher: any BackgroundFetcher) {
    fetchers.remove(fetcher)
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
