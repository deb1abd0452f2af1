package import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The adapter of a ``ModernPushCenter``; the center passes the URLs of pushes to a router.
package final class ModernPushCenterAdapter: ModernAdapter, SceneRoutingCenter {
  package required init(application: SimulatedApplication) {
    super.init(application, destinations: [RouterDestination(router: application)])
  }
}

/// The adapter of a ``ModernPushCenter``; the center offers events to responders, and shows the screens of events.
package final class ModernScreensAdapter: ModernAdapter, ResponderChainCenter,
  HierarchyBuildingCenter, LinkOpeningCenter
{
  package typealias Responder = RemoteNotificationCenterAdapter.Responder

  private let screens:
    RemoteNotificationCenter<RemoteNotificationCenterAdapter.Event, SimulatedScreen>

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

  package func pushResponder(_ responder: Responder) { screens.responders.push(responder) }

  package func popResponder() { screens.responders.pop() }

  package func open(_ url: URL) -> Bool { center.open(url) }
}

/// The base class of the adapters of a ``ModernPushCenter``; subclasses add destinations for pushes and links.
package class ModernAdapter: RegisteringCenter, LaunchHandOffCenter, SceneCenter,
  FetchCompletingCenter, BroadcastingCenter, OpeningBroadcastingCenter, TokenBroadcastingCenter,
  AsynchronouslySuppressibleCenter, ActionHandlingCenter, DeferringCenter
{
  package static let app = PushApp().uploads(to: "/devices").work(.mainActor)

  let center: ModernPushCenter

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
    // The center holds `next` weakly, but retains `system` as one of its services.
    center.next = system
    center.setNotificationCategories([.ofTheVocabulary(Self.app.vocabulary)])
    application.userDidNavigate = { [center] in center.userDidNavigate() }
  }

  // MARK: - Registering

  package func registerForRemoteNotifications() async {
    center.registerForRemoteNotifications()
    _ = await center.requestAuthorization()
  }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }

  // MARK: - Launch and scenes

  package func didFinishLaunching(with options: PushSimulation.LaunchOptions) -> Bool {
    center.didFinishLaunching(
      with: options.remoteNotification.map { [.remoteNotification: $0.dictionary] }
    )
  }

  package func sceneWillConnect(options: ConnectionOptions) {
    center.sceneWillConnect(
      with: options.notificationResponse.map(PushCenters.NotificationResponse.init),
      scene: options.scene
    )
  }

  package func interfaceDidBecomeReady() { center.didBuildInterface() }

  package func sceneDidBecomeActive() { center.didBecomeActive() }

  package func sceneDidEnterBackground() { center.didEnterBackground() }

  // MARK: - Notifications

  package func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion)
  {
    center.didReceiveRemoteNotification(userInfo.dictionary) { result in
      fetchCompletion(PushSimulation.FetchResult(rawValue: result.rawValue) ?? .failed)
    }
  }

  package func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    center.willPresent(NotificationRequest(notification)) { completion(.init($0)) }
  }

  package func didReceive(
    _ response: PushSimulation.NotificationResponse,
    completion: ResponseCompletion
  ) {
    center.didReceive(PushCenters.NotificationResponse(response)) { completion() }
  }

  // MARK: - Participants

  package final class Suppressor: SuppressorBridge, PresentationSuppressor {
    private let handle: SuppressorHandle

    package init(_ handle: SuppressorHandle) { self.handle = handle }

    package func suppression(of message: PushMessage) -> SuppressionAnswer {
      guard !handle.takesTime
      else { return .later { [handle] in await handle.decide(on: message.sighting) } }
      return handle.shouldSuppress(message.sighting) ? .suppress : .present
    }
  }

  package func addSuppressor(_ suppressor: Suppressor) { center.addSuppressor(suppressor) }

  package func removeSuppressor(_ suppressor: Suppressor) { center.removeSuppressor(suppressor) }

  package final class Observer: ObserverBridge, PushListener {
    private let handle: ObserverHandle

    package init(_ handle: ObserverHandle) { self.handle = handle }

    package func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent) {
      switch event {
      case .received(let message): handle.didReceive(message.sighting)
      case .opened(let message): handle.didOpen(message.sighting)
      case .registered(let token): handle.didRegister(deviceToken: token.hexadecimal)
      case .permissionChanged: break
      }
    }
  }

  package func addObserver(_ observer: Observer) { center.addListener(observer) }

  package func removeObserver(_ observer: Observer) { center.removeListener(observer) }
}

extension ModernAdapter: PermissionAskingCenter, PermissionReportingCenter {
  package func requestPermission(completion: PermissionCompletion) async {
    // In the center, a second request waits for the first request, and the kit cannot detect such a wait. So this
    // method returns at once, and a task waits for the answer.
    Task { completion(AuthorizationStatus(await center.requestAuthorization())) }
  }

  package func permissionStatus() -> AuthorizationStatus? {
    center.permissionStatus.map(AuthorizationStatus.init)
  }
}

extension ModernAdapter: UnregisteringCenter, OptingOutCenter, RetryingCenter {
  package func logIn(_ account: String) { center.logIn(account) }

  package func logOut() { center.logOut() }

  package func optOut() { center.optOut() }

  package func optIn() { center.optIn() }
}

extension ModernAdapter: ActivityTokenCenter {
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    center.activity(id, didUpdatePushToken: token)
  }

  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    center.didUpdatePushToStartToken(token, attributesType: attributesType)
  }

  package func activityDidEnd(_ id: String) { center.activityDidEnd(id) }
}

extension ModernAdapter: DeduplicatingCenter, ForeignPassingCenter, BadgeOwningCenter,
  WithdrawingCenter
{}

extension AuthorizationStatus {
  fileprivate init(_ status: PermissionStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .authorized
      case .provisional: .provisional
      case .ephemeral: .ephemeral
      case .unknown: .unknown
      }
  }
}
