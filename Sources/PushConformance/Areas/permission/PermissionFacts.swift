import PushSimulation

struct PermissionFacts: Facts {
  static let roles: Set<Role> = [.permissionAsking, .permissionReporting, .registering]
  static let kinds: EventKinds = [
    .hears(.application, .permission, .registration, .scenes, .token), .does(.permission),
  ]

  struct Standing {
    fileprivate(set) var status = AuthorizationStatus.authorized
    /// True if the app has become active, or has received the user's answer, since the last change of the permission.
    fileprivate(set) var canBeKnown = false
    /// True while a request of the app waits for the user's answer; a request of the center itself does not count.
    fileprivate var isAwaited = false
    fileprivate(set) var isAsking = false
  }

  /// The permission in the latest turn, after the turn's stimulus and before the turn's effects.
  private(set) var atStimulus = Standing()
  private(set) var now = Standing()
  private var nextStep = 0

  mutating func follow(_ turn: TurnView) {
    enter(turn)
    atStimulus = now
    leave(turn)
  }

  /// Applies the changes between the previous turn and this turn, and the stimulus of this turn.
  private mutating func enter(_ turn: TurnView) {
    let steps = turn.run.steps
    while nextStep <= turn.turn.step, nextStep < steps.count {
      if case .permission(.set(let changed)) = steps[nextStep], changed != now.status {
        (now.status, now.canBeKnown) = (changed, false)
      }
      nextStep += 1
    }
    // A new process does not know the permission until the app becomes active or receives the user's answer.
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

  private mutating func leave(_ turn: TurnView) {
    for case .permission(.requestedAuthorization(let types)) in turn.effects
    where now.status == .notDetermined && types.contains(.provisional) {
      // The system grants provisional authorization at once, without a prompt.
      (now.status, now.canBeKnown, now.isAwaited) = (.provisional, now.isAwaited, false)
    }
    if now.status == .notDetermined, turn.asksForAuthorization { now.isAsking = true }
  }
}

extension TurnView {
  var asksForAuthorization: Bool {
    effects.contains { if case .permission(.requestedAuthorization) = $0 { true } else { false } }
  }
}

struct PermissionRequest {
  var number: Int
  /// The turn of the user's answer, or of the request if the user had already decided; nil if the process ends first.
  var due: Int?
  /// The user's decision as of the turn ``due``.
  var status = AuthorizationStatus.notDetermined
  /// True if another request waited for the user's answer at the same time.
  var isOverlapping = false
  var answers: [(turn: Int, answer: PermissionAnswer)] = []
}

extension Run {
  /// Returns whether the last step that sets the permission, if any, grants it; answers to prompts do not count.
  func isAllowedToShow(at step: Int) -> Bool {
    let settings = steps.prefix(step + 1).compactMap { step in
      if case .permission(.set(let status)) = step { status } else { AuthorizationStatus?.none }
    }
    return settings.last?.isGrant ?? true
  }

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
        if status == .notDetermined {
          waiting.append(number)
        } else {
          settle([number], in: turn, with: status)
        }
      }
      // While the prompt is shown, a change in Settings does not answer a request.
      if case .permission(.answered) = turn.stimulus {
        settle(waiting, in: turn, with: status)
        waiting = []
      }
      for case .permission(.reported(let number, let answer)) in turn.effects {
        requests[number].answers.append((turn.index, answer))
      }
    }
    return requests
  }
}
