package import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The adapter of ``ModernPushCenter`` with URLs that lead to a router.
package final class ModernPushCenterAdapter: ModernAdapter, SceneRoutingCenter {
  /// Creates a center with the application's services.
  package required init(application: SimulatedApplication) {
    super.init(application, destinations: [RouterDestination(router: application)])
  }
}

/// The adapter of ``ModernPushCenter`` with events that lead to responders and hierarchies of screens.
package final class ModernScreensAdapter: ModernAdapter, ResponderChainCenter,
  HierarchyBuildingCenter, LinkOpeningCenter
{
  /// A screen on the chain.
  package typealias Responder = RemoteNotificationCenterAdapter.Responder

  private let screens:
    RemoteNotificationCenter<RemoteNotificationCenterAdapter.Event, SimulatedScreen>

  /// Creates a center with the application's services.
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

  /// Pushes the screen onto the chain.
  package func pushResponder(_ responder: Responder) { screens.responders.push(responder) }

  /// Pops the newest screen from the chain.
  package func popResponder() { screens.responders.pop() }

  /// Forwards the link to the center.
  package func open(_ url: URL) -> Bool { center.open(url) }
}

/// The parts of a ``ModernPushCenter``'s adapter that are the same for every destination.
package class ModernAdapter: RegisteringCenter, LaunchHandOffCenter, SceneCenter,
  FetchCompletingCenter, BroadcastingCenter, OpeningBroadcastingCenter, TokenBroadcastingCenter,
  AsynchronouslySuppressibleCenter, ActionHandlingCenter, DeferringCenter
{
  /// An app of today; its uploads and its permission need hops of the main actor.
  package static let app = PushApp().uploads(to: "/devices").work(.mainActor)

  let center: ModernPushCenter
  /// Retained here, because the center holds its foreign handler weakly.
  private let system: ModernSystem

  /// Creates a center with the application's services; subclasses add the destinations.
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
    center.next = system
    self.system = system
    center.setNotificationCategories([.ofTheVocabulary(Self.app.vocabulary)])
    application.userDidNavigate = { [center] in center.userDidNavigate() }
  }

  // MARK: - Registering

  /// Asks for a device token and for permission.
  package func registerForRemoteNotifications() async {
    center.registerForRemoteNotifications()
    _ = await center.requestAuthorization()
  }

  /// Forwards the token to the center.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }

  // MARK: - Launch and scenes

  /// Forwards the launch to the center.
  package func didFinishLaunching(with options: PushSimulation.LaunchOptions) -> Bool {
    center.didFinishLaunching(
      with: options.remoteNotification.map { [.remoteNotification: $0.dictionary] }
    )
  }

  /// Forwards the connection options of the scene to the center.
  package func sceneWillConnect(options: ConnectionOptions) {
    center.sceneWillConnect(
      with: options.notificationResponse.map(PushCenters.NotificationResponse.init),
      scene: options.scene
    )
  }

  /// Tells the center that screens are ready.
  package func interfaceDidBecomeReady() { center.didBuildInterface() }

  /// Forwards the call to the center.
  package func sceneDidBecomeActive() { center.didBecomeActive() }

  /// Forwards the call to the center.
  package func sceneDidEnterBackground() { center.didEnterBackground() }

  // MARK: - Notifications

  /// Forwards the notification to the center.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion)
  {
    center.didReceiveRemoteNotification(userInfo.dictionary) { result in
      fetchCompletion(PushSimulation.FetchResult(rawValue: result.rawValue) ?? .failed)
    }
  }

  /// Forwards the question to the center.
  package func willPresent(
    _ notification: UserNotification,
    completion: PresentationCompletion
  ) {
    center.willPresent(NotificationRequest(notification)) { completion(.init($0)) }
  }

  /// Forwards the response to the center.
  package func didReceive(
    _ response: PushSimulation.NotificationResponse,
    completion: ResponseCompletion
  ) {
    center.didReceive(PushCenters.NotificationResponse(response)) { completion() }
  }

  // MARK: - Participants

  /// A screen that answers as the scenario says.
  package final class Suppressor: SuppressorBridge, PresentationSuppressor {
    private let handle: SuppressorHandle

    /// Creates a screen.
    package init(_ handle: SuppressorHandle) { self.handle = handle }

    /// Forwards the question to the scenario's handle.
    package func suppression(of message: PushMessage) -> SuppressionAnswer {
      guard !handle.takesTime else {
        return .later { [handle] in await handle.decide(on: message.sighting) }
      }
      return handle.shouldSuppress(message.sighting) ? .suppress : .present
    }
  }

  /// Adds the screen to the center.
  package func addSuppressor(_ suppressor: Suppressor) { center.addSuppressor(suppressor) }

  /// Removes the screen from the center.
  package func removeSuppressor(_ suppressor: Suppressor) { center.removeSuppressor(suppressor) }

  /// An object that listens.
  package final class Observer: ObserverBridge, PushListener {
    private let handle: ObserverHandle

    /// Creates an object.
    package init(_ handle: ObserverHandle) { self.handle = handle }

    /// Forwards the center's events about pushes and the token to the scenario's handle.
    package func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent) {
      switch event {
      case .received(let message): handle.didReceive(message.sighting)
      case .opened(let message): handle.didOpen(message.sighting)
      case .registered(let token): handle.didRegister(deviceToken: token.hexadecimal)
      case .permissionChanged: break
      }
    }
  }

  /// Adds the object to the center.
  package func addObserver(_ observer: Observer) { center.addListener(observer) }

  /// Removes the object from the center.
  package func removeObserver(_ observer: Observer) { center.removeListener(observer) }
}
