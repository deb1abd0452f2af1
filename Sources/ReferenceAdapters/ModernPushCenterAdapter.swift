package import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The adapter of a ``ModernPushCenter``; the center passes the URLs of pushes to a router.
package final class ModernPushCenterAdapter: ModernAdapter, SceneRoutingCenter {
  /// Creates a center that opens the URLs of pushes in the application's router.
  package required init(application: SimulatedApplication) {
    super.init(application, destinations: [RouterDestination(router: application)])
  }
}

/// The adapter of a ``ModernPushCenter``; the center offers events to responders, and shows the screens of events.
package final class ModernScreensAdapter: ModernAdapter, ResponderChainCenter,
  HierarchyBuildingCenter, LinkOpeningCenter
{
  /// A screen of the app that can take an event.
  package typealias Responder = RemoteNotificationCenterAdapter.Responder

  private let screens:
    RemoteNotificationCenter<RemoteNotificationCenterAdapter.Event, SimulatedScreen>

  /// Creates a center that offers pushes to a chain of responders, and shows the screens of pushes.
  package required init(application: SimulatedApplication) {
    screens = RemoteNotificationCenter(
      scheme: "app",
      factory: ScreenLoader(application),
      navigation: application,
      presenter: EventToasts(application),
      isActive: { application.applicationState == .active },
      keys: RemoteNotificationKeys(eventType: ["type"], objectID: ["id"])
    )
    super.init(application, destinations: [screens])
  }

  /// Makes a screen the first that the center asks whether it takes an event.
  package func pushResponder(_ responder: Responder) { screens.responders.push(responder) }

  /// Removes the screen that the center asks first.
  package func popResponder() { screens.responders.pop() }

  /// Passes a link to the center, and returns whether the link belongs to the app.
  package func open(_ url: URL) -> Bool { center.open(url) }
}

/// The base class of the adapters of a ``ModernPushCenter``.
///
/// Subclasses add destinations: the objects in which the center opens pushes and links.
package class ModernAdapter: RegisteringCenter, LaunchHandOffCenter, SceneCenter,
  FetchCompletingCenter, BroadcastingCenter, OpeningBroadcastingCenter, TokenBroadcastingCenter,
  AsynchronouslySuppressibleCenter, ActionHandlingCenter, DeferringCenter
{
  /// The declaration of an app that uses current system calls.
  ///
  /// The center of this app works in tasks of the main actor.
  package static let app = PushApp().uploads(to: "/devices").work(.mainActor)

  let center: ModernPushCenter

  /// Creates a center without destinations, which opens nothing; subclasses add destinations.
  package required convenience init(application: SimulatedApplication) {
    self.init(application, destinations: [])
  }

  init(_ application: SimulatedApplication, destinations: [any NotificationDestination]) {
    let system = ModernSystem(application)
    var configuration = ModernPushCenter.Configuration()
    configuration.registersAtLaunch = false
    configuration.isOwn = { payload in
      Self.app.vocabulary.foreignMarks.allSatisfy { payload[$0.key] == nil }
    }
    center = ModernPushCenter(
      services: ModernPushCenter.Services(
        application: system,
        notifications: system,
        registry: system,
        storage: system,
        toasts: system,
        destinations: destinations,
        clock: application.clock
      ),
      configuration: configuration
    )
    for action in Self.app.vocabulary.actions.keys {
      center.setHandler(forAction: action) { response, done in
        let message = PushMessage(response.request)
        application.handleAction(
          action,
          text: response.userText,
          of: message?.sighting ?? Sighting()
        )
        done()
      }
    }
    // The center holds its handler of foreign notifications weakly, but retains its services.
    center.next = system
    center.setNotificationCategories([.ofTheVocabulary(Self.app.vocabulary)])
    application.userDidNavigate = { [center] in center.userDidNavigate() }
  }

  // MARK: - Registering

  /// Asks the system for a device token, and the user for permission.
  package func registerForRemoteNotifications() async {
    center.registerForRemoteNotifications()
    _ = await center.requestAuthorization()
  }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }

  // MARK: - Launch and scenes

  /// Passes the launch options to the center, and returns the center's answer.
  package func didFinishLaunching(with options: PushSimulation.LaunchOptions) -> Bool {
    center.didFinishLaunching(
      with: options.remoteNotification.map { [.remoteNotification: $0.dictionary] }
    )
  }

  /// Passes the response and the identifier of a new scene to the center.
  package func sceneWillConnect(options: ConnectionOptions) {
    center.sceneWillConnect(
      with: options.notificationResponse.map(PushCenters.NotificationResponse.init),
      scene: options.scene
    )
  }

  /// Tells the center that screens are ready, so that it opens the push that waits for them.
  package func interfaceDidBecomeReady() { center.didBuildInterface() }

  /// Tells the center that the app is active, so that it reads the permission and announces pushes that are ready.
  package func sceneDidBecomeActive() { center.didBecomeActive() }

  /// Tells the center that the app has entered the background, which ends the reports of earlier responses.
  package func sceneDidEnterBackground() { center.didEnterBackground() }

  // MARK: - Notifications

  /// Passes the notification to the center, and the center's fetch result to the system.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion)
  {
    center.didReceiveRemoteNotification(userInfo.dictionary) { result in
      fetchCompletion(PushSimulation.FetchResult(rawValue: result.rawValue) ?? .failed)
    }
  }

  /// Asks the center how to show the notification, and passes the answer to the system.
  package func willPresent(
    _ notification: UserNotification,
    completion: PresentationCompletion
  ) {
    center.willPresent(NotificationRequest(notification)) { completion(.init($0)) }
  }

  /// Passes the user's response to the center, and tells the system when the center has handled the response.
  package func didReceive(
    _ response: PushSimulation.NotificationResponse,
    completion: ResponseCompletion
  ) {
    center.didReceive(PushCenters.NotificationResponse(response)) { completion() }
  }

  // MARK: - Participants

  /// A screen of the app that suppresses notifications as the scenario says.
  package final class Suppressor: SuppressorBridge, PresentationSuppressor {
    private let handle: SuppressorHandle

    /// Creates a screen that asks the handle for the scenario's answers.
    package init(_ handle: SuppressorHandle) { self.handle = handle }

    /// Returns the answer that the scenario gives, which may come later.
    package func suppression(of message: PushMessage) -> SuppressionAnswer {
      guard !handle.takesTime else {
        return .later { [handle] in await handle.decide(on: message.sighting) }
      }
      return handle.shouldSuppress(message.sighting) ? .suppress : .present
    }
  }

  /// Lets the center ask the screen before it shows a notification.
  package func addSuppressor(_ suppressor: Suppressor) { center.addSuppressor(suppressor) }

  /// Ends the center's questions to the screen.
  package func removeSuppressor(_ suppressor: Suppressor) { center.removeSuppressor(suppressor) }

  /// A listener that reports the center's events to the kit.
  package final class Observer: ObserverBridge, PushListener {
    private let handle: ObserverHandle

    package init(_ handle: ObserverHandle) { self.handle = handle }

    /// Reports the center's events about pushes and the token to the kit.
    package func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent) {
      switch event {
      case .received(let message): handle.didReceive(message.sighting)
      case .opened(let message): handle.didOpen(message.sighting)
      case .registered(let token): handle.didRegister(deviceToken: token.hexadecimal)
      case .permissionChanged: break
      }
    }
  }

  /// Lets the center tell the observer of pushes and of the token.
  package func addObserver(_ observer: Observer) { center.addListener(observer) }

  /// Ends the center's reports to the observer.
  package func removeObserver(_ observer: Observer) { center.removeListener(observer) }
}
