import PushSimulation

/// What the user allows at each moment of a run, and since when a center can know it.
struct PermissionStanding {
  private let steps: [Step]
  private var nextStep = 0
  /// What the user allows.
  private(set) var status = AuthorizationStatus.authorized
  /// Whether the app was in the foreground, or heard the user's answer, since the last change.
  private(set) var canBeKnown = false
  /// Whether the app waits for the user's answer.
  ///
  /// One to a question that a center asks when it registers is not for the app: a center may learn of it
  /// when the user comes back.
  private var isAwaited = false

  init(_ run: Run) {
    steps = run.steps
  }

  /// Takes into account what lies before a turn, and the turn's own stimulus.
  mutating func enter(_ turn: TurnView) {
    while nextStep <= turn.turn.step, nextStep < steps.count {
      if case .permission(.set(let changed)) = steps[nextStep], changed != status {
        (status, canBeKnown) = (changed, false)
      }
      nextStep += 1
    }
    // A new process has nothing but what it reads.
    if turn.stimulus.startsProcess { (canBeKnown, isAwaited) = (false, false) }
    if turn.stimulus.isActivation { canBeKnown = true }
    guard case .permission(let stimulus) = turn.stimulus else { return }
    switch stimulus {
    case .requested: isAwaited = status == .notDetermined
    case .answered(let answer):
      (status, canBeKnown, isAwaited) = (answer, isAwaited, false)
    case .read: break
    }
  }

  /// Takes into account what the center has asked for in a turn.
  mutating func leave(_ turn: TurnView) {
    for case .permission(.requestedAuthorization(let types)) in turn.effects
    where status == .notDetermined && types.contains(.provisional) {
      // Nobody is asked for it: the system grants it at once.
      (status, canBeKnown, isAwaited) = (.provisional, isAwaited, false)
    }
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
  /// The requests of the app for permission, in order.
  var permissionRequests: [PermissionRequest] {
    var requests: [PermissionRequest] = []
    var waiting: [Int] = []
    var standing = PermissionStanding(self)
    func settle(_ numbers: [Int], in turn: TurnView) {
      for number in numbers {
        requests[number].due = turn.index
        requests[number].status = standing.status
        requests[number].isOverlapping = numbers.count > 1
      }
    }
    forEachTurn { turn in
      standing.enter(turn)
      if turn.stimulus.startsProcess { waiting = [] }
      if case .permission(.requested(let number)) = turn.stimulus {
        requests.append(PermissionRequest(number: number))
        waiting.append(number)
      }
      standing.leave(turn)
      // While the system asks the user, a change in Settings answers nothing.
      if case .permission(.answered) = turn.stimulus {
        settle(waiting, in: turn)
        waiting = []
      }
      if case .permission(.requested(let number)) = turn.stimulus,
        standing.status != .notDetermined
      {
        settle([number], in: turn)
        waiting.removeLast()
      }
      for case .permission(.reported(let number, let answer)) in turn.effects {
        requests[number].answers.append((turn.index, answer))
      }
    }
    return requests
  }
}
