package import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The push center of an app of today behind the kit's roles, with URLs that lead to a router.
package final class ModernPushCenterAdapter: ModernAdapter, SceneRoutingCenter {
  /// Makes a center whose services are the application's.
  package required init(application: SimulatedApplication) {
    super.init(application, destinations: [RouterDestination(router: application)])
  }
}

/// The same push center, with events that lead to responders and hierarchies of screens.
package final class ModernScreensAdapter: ModernAdapter, ResponderChainCenter,
  HierarchyBuildingCenter, LinkOpeningCenter
{
  /// A screen that is on the chain.
  package typealias Responder = RemoteNotificationCenterAdapter.Responder

  private let screens:
    RemoteNotificationCenter<RemoteNotificationCenterAdapter.Event, SimulatedScreen>

  /// Makes a center whose services are the application's.
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

  /// Puts the screen on the chain.
  package func pushResponder(_ responder: Responder) { screens.responders.push(responder) }

  /// Takes the newest screen off the chain.
  package func popResponder() { screens.responders.pop() }

  /// Passes the link on.
  package func open(_ url: URL) -> Bool { center.open(url) }
}

/// What is the same wherever the pushes of a ``ModernPushCenter`` lead.
package class ModernAdapter: RegisteringCenter, LaunchHandOffCenter, SceneCenter,
  FetchCompletingCenter, BroadcastingCenter, OpeningBroadcastingCenter, TokenBroadcastingCenter,
  AsynchronouslySuppressibleCenter, ActionHandlingCenter, DeferringCenter
{
  /// Those of a center of today; uploads and permission take hops of the main actor.
  package static let policies = Policies(work: .mainActor)
  /// Fields at the root of the payload.
  package static let vocabulary = Vocabulary(devicesPath: "/devices")

  let center: ModernPushCenter
  /// Owned here: the center holds whom it passes on to weakly.
  private let system: ModernSystem

  /// Makes a center whose services are the application's; each kind of destination says which.
  package required convenience init(application: SimulatedApplication) {
    self.init(application, destinations: [])
  }

  init(_ application: SimulatedApplication, destinations: [any NotificationDestination]) {
    let system = ModernSystem(application)
    var configuration = ModernPushCenter.Configuration()
    configuration.registersAtLaunch = false
    configuration.isOwn = { payload in
      Self.vocabulary.ownership.foreign.allSatisfy { payload[$0.key] == nil }
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
    for action in Self.vocabulary.actions.keys {
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
    center.setNotificationCategories([.ofTheVocabulary(Self.vocabulary)])
    application.userDidNavigate = { [center] in center.userDidNavigate() }
  }

  // MARK: - Registering

  /// Asks for a token and for permission.
  package func registerForRemoteNotifications() async {
    center.registerForRemoteNotifications()
    _ = await center.requestAuthorization()
  }

  /// Passes the token on.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }

  // MARK: - Launch and scenes

  /// Passes the launch on.
  package func didFinishLaunching(with options: PushSimulation.LaunchOptions) -> Bool {
    center.didFinishLaunching(
      with: options.remoteNotification.map { [.remoteNotification: $0.dictionary] }
    )
  }

  /// Passes on what the scene was made for.
  package func sceneWillConnect(options: ConnectionOptions) {
    center.sceneWillConnect(
      with: options.notificationResponse.map(PushCenters.NotificationResponse.init),
      scene: options.scene
    )
  }

  /// Says that there are screens.
  package func interfaceDidBecomeReady() { center.didBuildInterface() }

  /// Passes it on.
  package func sceneDidBecomeActive() { center.didBecomeActive() }

  /// Passes it on.
  package func sceneDidEnterBackground() { center.didEnterBackground() }

  // MARK: - Notifications

  /// Passes the notification on.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion)
  {
    center.didReceiveRemoteNotification(userInfo.dictionary) { result in
      fetchCompletion(PushSimulation.FetchResult(rawValue: result.rawValue) ?? .failed)
    }
  }

  /// Passes the question on.
  package func willPresent(
    _ notification: UserNotification,
    completion: PresentationCompletion
  ) {
    center.willPresent(NotificationRequest(notification)) { completion(.init($0)) }
  }

  /// Passes the response on.
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

    /// Passes the question on.
    package func suppression(of message: PushMessage) -> SuppressionAnswer {
      guard !handle.takesTime else {
        return .later { [handle] in await handle.decide(on: message.sighting) }
      }
      return handle.shouldSuppress(message.sighting) ? .suppress : .present
    }
  }

  /// Passes the screen on.
  package func addSuppressor(_ suppressor: Suppressor) { center.addSuppressor(suppressor) }

  /// Passes the screen on.
  package func removeSuppressor(_ suppressor: Suppressor) { center.removeSuppressor(suppressor) }

  /// An object that listens.
  package final class Observer: ObserverBridge, PushListener {
    private let handle: ObserverHandle

    /// Creates an object.
    package init(_ handle: ObserverHandle) { self.handle = handle }

    /// Passes on what the center says of pushes and of the token.
    package func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent) {
      switch event {
      case .received(let message): handle.didReceive(message.sighting)
      case .opened(let message): handle.didOpen(message.sighting)
      case .registered(let token): handle.didRegister(deviceToken: token.hexadecimal)
      case .permissionChanged: break
      }
    }
  }

  /// Passes the object on.
  package func addObserver(_ observer: Observer) { center.addListener(observer) }

  /// Passes the object on.
  package func removeObserver(_ observer: Observer) { center.removeListener(observer) }
}
