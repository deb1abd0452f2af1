import PushPayloads
import PushSimulation

/// The center of one process, with its roles looked up once.
@MainActor struct CenterUnderPlay {
  /// The role of a center that takes participants of one kind, without the type of its bridge.
  struct Membership {
    var makeBridge: @MainActor (SimulatedApplication, ParticipantID) -> AnyObject
    var add: @MainActor (AnyObject) async -> Void
    var remove: @MainActor (AnyObject) async -> Void
  }

  let application: SimulatedApplication
  let center: any PushCenterUnderTest
  let registering: (any RegisteringCenter)?
  let receiving: (any ReceivingCenter)?
  let lifecycle: (any LifecycleObservingCenter)?
  let suppressors: Membership?
  let observers: Membership?

  init(subject: Subject, application: SimulatedApplication) {
    let center = subject.make(application)
    self.application = application
    self.center = center
    func role<Center>(_ role: Role) -> Center? {
      subject.roles.contains(role) ? center as? Center : nil
    }
    registering = role(.registering)
    receiving = role(.receiving)
    lifecycle = role(.lifecycleObserving)
    let suppressible: (any SuppressibleCenter)? = role(.suppressible)
    suppressors = if let suppressible { Self.suppressors(of: suppressible) } else { nil }
    let broadcasting: (any BroadcastingCenter)? = role(.broadcasting)
    observers = if let broadcasting { Self.observers(of: broadcasting) } else { nil }
  }

  func membership(of kind: ParticipantKind) -> Membership? {
    kind == .suppressor ? suppressors : observers
  }

  func receive(_ callback: LifecycleCallback) async {
    switch callback {
    // An adapter is made while the app launches, so this callback lies before its birth.
    case .willFinishLaunching: break
    case .didFinishLaunching: await lifecycle?.didFinishLaunching()
    case .didBecomeActive: await lifecycle?.didBecomeActive()
    case .willResignActive: await lifecycle?.willResignActive()
    case .didEnterBackground: await lifecycle?.didEnterBackground()
    case .willEnterForeground: await lifecycle?.willEnterForeground()
    case .willTerminate: await lifecycle?.willTerminate()
    }
  }

  private static func suppressors<Center: SuppressibleCenter>(of center: Center) -> Membership {
    // The center is held weakly, so that a membership outlives no process.
    Membership(
      makeBridge: { Center.Suppressor(SuppressorHandle(application: $0, participant: $1)) },
      add: { [weak center] bridge in
        guard let bridge = bridge as? Center.Suppressor else { return }
        await center?.addSuppressor(bridge)
      },
      remove: { [weak center] bridge in
        guard let bridge = bridge as? Center.Suppressor else { return }
        await center?.removeSuppressor(bridge)
      }
    )
  }

  private static func observers<Center: BroadcastingCenter>(of center: Center) -> Membership {
    Membership(
      makeBridge: { Center.Observer(ObserverHandle(application: $0, participant: $1)) },
      add: { [weak center] bridge in
        guard let bridge = bridge as? Center.Observer else { return }
        await center?.addObserver(bridge)
      },
      remove: { [weak center] bridge in
        guard let bridge = bridge as? Center.Observer else { return }
        await center?.removeObserver(bridge)
      }
    )
  }
}
