import PushSimulation

/// The event of a turn, for centers with responders or screens.
///
/// The event belongs to the notification or link that reaches the center in the turn. It has a type, and usually an
/// object that it is about.
extension TurnView {
  /// The notification whose event reaches the center in this turn, by its payload or by an equivalent link; nil if
  /// there is none.
  ///
  /// Silent notifications are left out: no source says what responders do with them.
  var broughtNotification: NotificationID? {
    if let linkedNotification {
      return facts(linkedNotification).isSilent ? nil : linkedNotification
    }
    // A center may ignore the event of a repeated push.
    return (report == .news ? received ?? opened : opened).flatMap {
      facts($0).isSilent ? nil : $0
    }
  }

  /// The notification whose event reaches the center, if the app knows the type of the event; otherwise nil.
  var event: NotificationID? {
    guard let notification = broughtNotification, let type = facts(notification).type,
      run.vocabulary.hierarchy(ofEvent: type) != nil
    else { return nil }
    return notification
  }

  /// Whether the center can tell a tap in this turn from an arrival.
  ///
  /// It can tell by the user's response, by the application's state if it routes on the state, or by an earlier
  /// callback of the same step.
  private var isPlainTap: Bool {
    if opened != nil { return true }
    guard isTap, run.policies.routesOn == .response else { return isTap }
    return index > 0 && run.timeline.turns[index - 1].step == turn.step
  }

  /// The step that caused this turn; nil for a turn that no step caused.
  var step: Step? {
    let place = run.timeline.turns[index].step
    return run.steps.indices.contains(place) ? run.steps[place] : nil
  }

  /// The responders that were asked, in order, each once.
  var askedResponders: [ParticipantID] {
    var asked: [ParticipantID] = []
    for offer in offered where !asked.contains(offer.responder) { asked.append(offer.responder) }
    return asked
  }

  /// Whether the steps determine which responders are on the chain.
  var isChainCertain: Bool { responders.uncertain.isEmpty }

  /// Whether screens load at once in this turn, according to the steps.
  var loadsAtOnce: Bool {
    run.digest.loaderSettings.last { $0.step < turn.step }?.answersAtOnce
      ?? run.digest.loadsAtOnceAtFirst
  }

  /// Whether the center has to load the screens of an event in this turn, if no responder takes the event.
  ///
  /// Once the first screens are ready, the center has to load them for:
  ///
  /// - a link, and a tap that the center can tell from an arrival
  /// - the arrival of a visible notification while the app is active, if the center loads screens on arrival
  /// - the arrival of a visible notification at other times, if the center routes on the application's state alone
  var isToBeFollowed: Bool {
    guard isInterfaceReady else { return false }
    if isLink || isPlainTap { return true }
    // A notification without a text has nothing to show to the user.
    guard let broughtNotification, facts(broughtNotification).isDisplayable else { return false }
    return state == .active
      ? run.policies.loads == .onArrival : run.policies.routesOn == .stateOnly
  }

  /// Whether the screens of the event are shown as soon as they are loaded, without a toast first.
  ///
  /// This is so after a link, and while the app is not active.
  var showsUnasked: Bool { isToBeFollowed && (isLink || state != .active) }
}
