import PushPayloads
import PushSimulation

/// The center in one process of the app, with one reference for each role of the center.
///
/// The type is a class, because copying so many references would take longer than most turns.
@MainActor final class CenterUnderPlay {
  /// Type-erased functions that make, add and remove a bridge, which is the adapter's object for a participant.
  struct Membership {
    var makeBridge: @MainActor (SimulatedApplication, ParticipantID) -> AnyObject
    var add: @MainActor (AnyObject) async -> Void
    var remove: @MainActor (AnyObject) async -> Void
  }

  let application: SimulatedApplication
  let center: any PushCenterUnderTest
  let registering: (any RegisteringCenter)?
  let receiving: (any ReceivingCenter)?
  let fetching: (any FetchCompletingCenter)?
  let responding: (any RespondingCenter)?
  let scenes: (any SceneCenter)?
  let deferring: (any DeferringCenter)?
  let lifecycle: (any LifecycleObservingCenter)?
  let responderChain: (any ResponderChainCenter)?
  let linkOpening: (any LinkOpeningCenter)?
  let launchHandOff: (any LaunchHandOffCenter)?
  let serviceHosting: (any ServiceHostingCenter)?
  let busNavigating: (any BusNavigatingCenter)?
  let permissionAsking: (any PermissionAskingCenter)?
  let permissionReporting: (any PermissionReportingCenter)?
  let unregistering: (any UnregisteringCenter)?
  let severalAccounts: (any SeveralAccountsCenter)?
  let accountSwitching: (any AccountSwitchingCenter)?
  let optingOut: (any OptingOutCenter)?
  let activityTokens: (any ActivityTokenCenter)?
  let serviceExtension: (any ServiceExtensionUnderTest)?
  var isInterfaceReady: Bool
  /// The accounts that are logged in; always empty for an app with one account at a time.
  var accounts: Set<String> = []
  var isLoggingOut = false
  private let suppressors: Membership?
  private let observers: Membership?
  private let responders: Membership?

  init(subject: PushCenterSubject, application: SimulatedApplication) {
    let center = subject.make(application)
    self.application = application
    self.center = center
    func role<Center>(_ role: Role) -> Center? {
      subject.roles.contains(role) ? center as? Center : nil
    }
    registering = role(.registering)
    receiving = role(.receiving)
    fetching = role(.fetchCompleting)
    responding = role(.responding)
    scenes = role(.scenes)
    let deferring: (any DeferringCenter)? = role(.deferring)
    self.deferring = deferring
    isInterfaceReady = deferring == nil
    lifecycle = role(.lifecycleObserving)
    linkOpening = role(.linkOpening)
    launchHandOff = role(.launchHandOff)
    serviceHosting = role(.serviceHosting)
    busNavigating = role(.busNavigating)
    permissionAsking = role(.permissionAsking)
    permissionReporting = role(.permissionReporting)
    unregistering = role(.unregistering)
    severalAccounts = role(.severalAccounts)
    accountSwitching = role(.accountSwitching)
    optingOut = role(.optingOut)
    activityTokens = role(.activityTokens)
    serviceExtension = role(.serviceExtension)
    let suppressible: (any SuppressibleCenter)? = role(.suppressible)
    let broadcasting: (any ObservableCenter)? = role(.broadcasting)
    let observable = broadcasting ?? role(.openingBroadcasting) ?? role(.tokenBroadcasting)
    let responderChain: (any ResponderChainCenter)? = role(.responderChain)
    self.responderChain = responderChain
    suppressors = suppressible.map { Self.suppressors(of: $0) }
    observers = observable.map { Self.observers(of: $0) }
    responders = responderChain.map { Self.responders(of: $0) }
  }

  func membership(of kind: ParticipantKind) -> Membership? {
    switch kind {
    case .suppressor: suppressors
    case .observer: observers
    case .responder: responders
    case .service: nil
    }
  }

  func receive(_ callback: LifecycleCallback) async {
    switch callback {
    // The kit makes the adapter while the app launches, so the adapter cannot receive this callback.
    case .willFinishLaunching: break
    case .didFinishLaunching: await launch(with: LaunchOptions())
    case .didBecomeActive: await lifecycle?.didBecomeActive()
    case .willResignActive: await lifecycle?.willResignActive()
    case .didEnterBackground: await lifecycle?.didEnterBackground()
    case .willEnterForeground: await lifecycle?.willEnterForeground()
    case .willTerminate: await lifecycle?.willTerminate()
    }
  }

  func receive(_ callback: SceneCallback, options: ConnectionOptions) async {
    switch callback {
    case .willConnect: await scenes?.sceneWillConnect(options: options)
    case .willEnterForeground: await scenes?.sceneWillEnterForeground()
    case .didBecomeActive: await scenes?.sceneDidBecomeActive()
    case .willResignActive: await scenes?.sceneWillResignActive()
    case .didEnterBackground: await scenes?.sceneDidEnterBackground()
    }
  }

  func launch(with options: LaunchOptions) async {
    guard let launchHandOff else {
      await lifecycle?.didFinishLaunching()
      return
    }
    let answer = await launchHandOff.didFinishLaunching(with: options)
    application.note(.services(.repliedToLaunch(answer)))
  }

  private static func suppressors<Center: SuppressibleCenter>(of center: Center) -> Membership {
    // The closures hold the center weakly, so that they do not keep the center of an ended process alive.
    Membership(
      makeBridge: { Center.Suppressor(SuppressorHandle(application: $0, participant: $1)) },
      add: typed { [weak center] in await center?.addSuppressor($0) },
      remove: typed { [weak center] in await center?.removeSuppressor($0) }
    )
  }

  private static func observers<Center: ObservableCenter>(of center: Center) -> Membership {
    Membership(
      makeBridge: { Center.Observer(ObserverHandle(application: $0, participant: $1)) },
      add: typed { [weak center] (bridge: Center.Observer) in
        guard let subscription = bridge as? ObserverSubscription else {
          await center?.addObserver(bridge)
          return
        }
        await subscription.subscribe { await center?.addObserver(bridge) }
      },
      remove: typed { [weak center] in await center?.removeObserver($0) }
    )
  }

  private static func responders<Center: ResponderChainCenter>(of center: Center) -> Membership {
    Membership(
      makeBridge: { Center.Responder(ResponderHandle(application: $0, participant: $1)) },
      add: typed { [weak center] in await center?.pushResponder($0) },
      // Responders leave the chain when the app pops them; no step detaches a responder.
      remove: { _ in }
    )
  }

  // A bridge of a wrong type has no effect.
  private static func typed<Bridge>(
    _ change: @escaping @MainActor (Bridge) async -> Void
  ) -> @MainActor (AnyObject) async -> Void {
    { if let bridge = $0 as? Bridge { await change(bridge) } }
  }
}

extension Optional {
  func needed(as role: Role) throws(PlayProblem.Cause) -> Wrapped {
    guard let self else { throw .needsRole(role) }
    return self
  }
}

@MainActor struct ServedRequest {
  let notification: NotificationID
  let server: any ServiceExtensionUnderTest
}
