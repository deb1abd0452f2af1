import PushSimulation

/// What the user allows at each moment of a run, and since when a center can know it.
struct PermissionFacts: Facts {
  static let roles: Set<Role> = [.permissionAsking, .permissionReporting, .registering]
  static let kinds: EventKinds = [
    .hears(.application, .permission, .registration, .scenes, .token), .does(.permission),
  ]

  /// What the user allows, and what a center knows of it.
  struct Standing {
    /// What the user allows.
    fileprivate(set) var status = AuthorizationStatus.authorized
    /// Whether the app was in the foreground, or heard the user's answer, since the last change.
    fileprivate(set) var canBeKnown = false
    /// Whether the app waits for the user's answer.
    ///
    /// One to a question that a center asks when it registers is not for the app: a center may learn of it
    /// when the user comes back.
    fileprivate var isAwaited = false
    /// Whether the system is asking the user.
    fileprivate(set) var isAsking = false
  }

  /// Where the latest turn finds the center, its stimulus included.
  private(set) var atStimulus = Standing()
  /// Where the center has left it.
  private(set) var now = Standing()
  private var nextStep = 0

  mutating func follow(_ turn: TurnView) {
    enter(turn)
    atStimulus = now
    leave(turn)
  }

  /// Takes into account what lies before a turn, and the turn's own stimulus.
  private mutating func enter(_ turn: TurnView) {
    let steps = turn.run.steps
    while nextStep <= turn.turn.step, nextStep < steps.count {
      if case .permission(.set(let changed)) = steps[nextStep], changed != now.status {
        (now.status, now.canBeKnown) = (changed, false)
      }
      nextStep += 1
    }
    // A new process has nothing but what it reads.
    if turn.stimulus.startsProcess {
      (now.canBeKnown, now.isAwaited, now.isAsking) = (false, false, false)
    }
    if turn.stimulus.isActivation { now.canBeKnown = true }
    guard case .permission(let stimulus) = turn.stimulus else { return }
    switch stimulus {
    case .requested: now.isAwaited = now.status == .notDetermined
    case .answered(let answer):
      (now.status, now.canBeKnown) = (answer, now.isAwaited)
      (now.isAwaited, now.isAsking) = (false, false)
    case .read: break
    }
  }

  /// Takes into account what the center has asked for in a turn.
  private mutating func leave(_ turn: TurnView) {
    for case .permission(.requestedAuthorization(let types)) in turn.effects
    where now.status == .notDetermined && types.contains(.provisional) {
      // Nobody is asked for it: the system grants it at once.
      (now.status, now.canBeKnown, now.isAwaited) = (.provisional, now.isAwaited, false)
    }
    if now.status == .notDetermined, turn.asksForAuthorization { now.isAsking = true }
  }
}

extension TurnView {
  /// Whether the center asks the system for authorization.
  var asksForAuthorization: Bool {
    effects.contains { if case .permission(.requestedAuthorization) = $0 { true } else { false } }
  }
}

/// A request of the app for permission, and what has come of it.
struct PermissionRequest {
  /// Which one it is, from 0.
  var number: Int
  /// The turn in which the app asks, or in which the user answers if that comes later; nil if there
  /// is no answer in the life of the process.
  var due: Int?
  /// What the user has decided by then.
  var status = AuthorizationStatus.notDetermined
  /// Whether another request was waiting for the same answer.
  var isOverlapping = false
  /// The turns in which the center has said what has come of it, and what it has said.
  var answers: [(turn: Int, answer: PermissionAnswer)] = []
}

extension Run {
  /// Whether the system may show anything at a step.
  func isAllowedToShow(at step: Int) -> Bool {
    let settings = steps.prefix(step + 1).compactMap { step in
      if case .permission(.set(let status)) = step { status } else { AuthorizationStatus?.none }
    }
    return settings.last?.isGrant ?? true
  }

  /// The requests of the app for permission, in order.
  var permissionRequests: [PermissionRequest] {
    var requests: [PermissionRequest] = []
    var waiting: [Int] = []
    func settle(_ numbers: [Int], in turn: TurnView, with status: AuthorizationStatus) {
      for number in numbers {
        requests[number].due = turn.index
        requests[number].status = status
        requests[number].isOverlapping = numbers.count > 1
      }
    }
    forEachTurn(with: \.permission) { turn, _, after in
      let status = after.now.status
      if turn.stimulus.startsProcess { waiting = [] }
      if case .permission(.requested(let number)) = turn.stimulus {
        requests.append(PermissionRequest(number: number))
        waiting.append(number)
      }
      // While the system asks the user, a change in Settings answers nothing.
      if case .permission(.answered) = turn.stimulus {
        settle(waiting, in: turn, with: status)
        waiting = []
      }
      if case .permission(.requested(let number)) = turn.stimulus,
        status != .notDetermined
      {
        settle([number], in: turn, with: status)
        waiting.removeLast()
      }
      for case .permission(.reported(let number, let answer)) in turn.effects {
        requests[number].answers.append((turn.index, answer))
      }
    }
    return requests
  }
}
