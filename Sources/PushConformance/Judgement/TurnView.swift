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

  // MARK: - What the center did

  /// The notifications that were shown to the user, in order; nil stands for one that is none of the
  /// run's.
  ///
  /// A toast of the app and a banner of the system are both presentations (Specs/decisions/0051). An
  /// entry in the list alone counts as one where there is no other of that notification.
  var toasts: [NotificationID?] {
    var toasts: [NotificationID?] = []
    var listed: [NotificationID] = []
    for effect in effects {
      switch effect {
      case .presentedToast(let sighting): toasts.append(run.timeline.notification(of: sighting))
      case .completed(let completion, .presented(let options)):
        guard let notification = own(run.timeline.completions[completion.index].notification)
        else { continue }
        if options.showsBanner {
          toasts.append(notification)
        } else if options.isVisible {
          listed.append(notification)
        }
      default: break
      }
    }
    return toasts + listed.filter { !toasts.contains($0) }
  }

  /// How the system was asked to show notifications in this turn.
  var presentationAnswers: [(notification: NotificationID, options: PresentationOptions)] {
    effects.compactMap {
      guard case .completed(let completion, .presented(let options)) = $0,
        let notification = own(run.timeline.completions[completion.index].notification)
      else { return nil }
      return (notification, options)
    }
  }

  /// The notifications of the app's own toasts.
  var ownToasts: [NotificationID?] {
    effects.compactMap {
      guard case .presentedToast(let sighting) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }

  /// The URLs that the router was handed; nil stands for a call without one.
  var routes: [String?] {
    effects.compactMap {
      guard case .openedURL(let url, _) = $0 else { return nil }
      return .some(url)
    }
  }

  /// The tokens that were sent to the server.
  var uploads: [String] {
    effects.compactMap { if case .uploadedToken(let token, _, _) = $0 { token } else { nil } }
  }

  /// The suppressors that were asked, with what they were shown.
  var asked: [(suppressor: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .askedSuppressor(let suppressor, let sighting, _) = $0 else { return nil }
      return (suppressor, run.timeline.sightings[sighting.index])
    }
  }

  /// The observers that were told, with what they were shown.
  var heard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .notifiedObserver(let observer, let sighting) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  /// The observers that were told of an opening, with what they were shown.
  var openingsHeard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .toldObserverOfOpening(let observer, let sighting) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  /// The responders that were asked, in order, with what they were shown and what they said.
  var offered: [(responder: ParticipantID, sighting: ResolvedSighting, accepts: Bool)] {
    effects.compactMap {
      guard case .askedResponder(let responder, let sighting, let accepts) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index], accepts)
    }
  }

  /// The responders that were handed something, in order, with what they were shown.
  var taken: [(responder: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .notifiedResponder(let responder, let sighting) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index])
    }
  }

  /// The notifications whose screens began to load; nil stands for one that is none of the run's.
  var loads: [NotificationID?] {
    effects.compactMap {
      guard case .startedLoad(let sighting) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }

  /// What the navigation stack was changed to, in order.
  var stacks: [[ScreenID]] {
    effects.compactMap { if case .changedStack(_, let screens) = $0 { screens } else { nil } }
  }

  /// What services heard, in order.
  var calls: [(service: ParticipantID, call: ServiceCall)] {
    effects.compactMap {
      if case .calledService(let service, let call) = $0 { (service, call) } else { nil }
    }
  }

  /// What URLs were answered with.
  var replies: [Bool] {
    effects.compactMap { if case .repliedToURL(let isTaken) = $0 { isTaken } else { nil } }
  }

  /// Everything that was seen of notifications.
  var sightings: [ResolvedSighting] {
    effects.compactMap {
      switch $0 {
      case .presentedToast(let sighting), .askedSuppressor(_, let sighting, _),
        .notifiedObserver(_, let sighting), .askedResponder(_, let sighting, _),
        .notifiedResponder(_, let sighting), .startedLoad(let sighting),
        .handledNotification(let sighting), .toldObserverOfOpening(_, let sighting),
        .handledAction(_, _, let sighting):
        run.timeline.sightings[sighting.index]
      default: nil
      }
    }
  }

  /// The suppressors that were asked.
  var askedSuppressors: Set<ParticipantID> {
    effects.reduce(into: []) { asked, effect in
      if case .askedSuppressor(let suppressor, _, _) = effect { asked.insert(suppressor) }
    }
  }

  /// How many times an observer was told of a notification.
  func timesHeard(_ notification: NotificationID, by observer: ParticipantID) -> Int {
    heard.count { $0.observer == observer && $0.sighting.notification == notification }
  }

  func count(where isMeant: (Effect) -> Bool) -> Int { effects.count(where: isMeant) }
}
