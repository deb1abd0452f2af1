import PushSimulation

extension Run {
  /// Looks at every turn, in order; the two callbacks of one arrival in the foreground are one look.
  ///
  /// One view is moved over the turns: making one for each would copy the run as often.
  ///
  /// - Parameters:
  ///   - includesUnwanted: Whether to look at receipts too while nobody is to be notified. What comes of
  ///     those is the area account's matter alone (Specs/decisions/0054).
  ///   - look: Looks at one turn.
  func forEachTurn(includingUnwanted includesUnwanted: Bool = false, _ look: (TurnView) -> Void) {
    guard !timeline.turns.isEmpty else { return }
    let hasAccounts = !roles.isDisjoint(with: [.unregistering, .optingOut])
    var accounts = hasAccounts && !includesUnwanted ? AccountStanding() : nil
    var view = TurnView(run: self, index: 0)
    var index = 0
    while index < timeline.turns.count {
      view.turn = timeline.turns[index]
      if timeline.hasSecondCallback(index) {
        index += 1
        view.turn.effects = view.turn.effects.lowerBound..<timeline.turns[index].effects.upperBound
      }
      view.index = index
      index += 1
      accounts?.follow(view)
      if let accounts, !accounts.isOn, view.received != nil { continue }
      look(view)
    }
  }
}

extension Run {
  /// Whether the center is told what the user does with a notification.
  var hearsResponses: Bool {
    roles.contains(.responding)
      && policies.os.majorVersion >= OSProfile.userNotifications.majorVersion
  }
}

extension Timeline {
  /// Whether the next turn is another callback of the same arrival.
  ///
  /// A notification that says something to the user and has `content-available` as well reaches an
  /// app in the foreground by two callbacks. In which of them a center does its work is its own
  /// choice, so the two are judged as one receipt.
  fileprivate func hasSecondCallback(_ index: Int) -> Bool {
    guard case .willPresent(let notification) = turns[index].stimulus, index + 1 < turns.count
    else { return false }
    return turns[index + 1].stimulus == .didReceiveToFetch(notification)
      && turns[index + 1].step == turns[index].step
  }
}

/// A turn of a run, with the questions that requirements ask of it.
struct TurnView {
  let run: Run
  fileprivate(set) var index: Int
  fileprivate(set) var turn: Turn

  init(run: Run, index: Int) {
    self.run = run
    self.index = index
    turn = run.timeline.turns[index]
  }

  var stimulus: Stimulus { turn.stimulus }
  var state: ApplicationState { turn.state }
  var effects: ArraySlice<Effect> { run.timeline.effects[turn.effects] }

  /// The notification that the center is handed in this turn, by whichever callback.
  var received: NotificationID? {
    switch stimulus {
    case .didReceive(let notification), .didReceiveToFetch(let notification),
      .willPresent(let notification):
      own(notification)
    default: nil
    }
  }

  /// A notification, if it is a push of the app: about others the center has no say.
  func own(_ notification: NotificationID) -> NotificationID? {
    run.notifications[notification.index].origin == .own ? notification : nil
  }

  /// The notification that the user opens in this turn, where the center is told so: by a tap, or by
  /// an action that brings the app to the foreground.
  var opened: NotificationID? {
    switch stimulus {
    case .didReceiveResponse(let notification, let action):
      run.vocabulary.response(to: action) == .opens ? own(notification) : nil
    case .scene(.willConnect, let notification?): own(notification)
    default: nil
    }
  }

  /// Whether nothing but the time brought it about.
  var isTimer: Bool {
    switch stimulus {
    case .timeReached, .toastExpired: true
    default: false
    }
  }

  /// Whether the system says that the application, or its scene, is active now.
  var becomesActive: Bool {
    stimulus == .lifecycle(.didBecomeActive) || stimulus == .scene(.didBecomeActive, nil)
  }

  /// What a notification says.
  func facts(_ notification: NotificationID) -> NotificationFacts {
    run.notifications[notification.index].facts
  }

  /// What the scenario calls a notification.
  func name(_ notification: NotificationID?) -> String {
    notification.map { run.notifications[$0.index].name } ?? "an unknown notification"
  }

  /// What the scenario calls a participant.
  func name(_ participant: ParticipantID) -> String {
    run.participants[participant.index].name
  }
}
