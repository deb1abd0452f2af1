import PushSimulation

/// The event of a turn, for centers with responders or screens.
///
/// The event belongs to the notification or link that reaches the center in the turn. It has a type, and usually an
/// object that it is about.
extension TurnView {
  /// The notification whose event reaches the center in this turn; nil if there is none.
  ///
  /// The event reaches the center by the notification's payload, or by a link that leads to the same screens.
  ///
  /// Silent notifications and badges are left out: no source says what responders do with them.
  var broughtNotification: NotificationID? {
    if let linkedNotification {
      return facts(linkedNotification).isForUser ? linkedNotification : nil
    }
    // A center may ignore the event of a repeated push.
    return (report == .news ? received ?? opened : opened).flatMap {
      facts($0).isForUser ? $0 : nil
    }
  }

  /// The notification whose event reaches the center, if the app knows the type of the event; otherwise nil.
  var event: NotificationID? {
    guard let notification = broughtNotification, let type = facts(notification).type,
      run.vocabulary.hierarchy(ofEvent: type) != nil
    else { return nil }
    return notification
  }

  /// True if the center can tell that this turn is a tap, and not an arrival.
  ///
  /// The center can tell by one of:
  ///
  /// - the user's response
  /// - the application's state, if the center routes on the state
  /// - an earlier callback of the same step
  private var isPlainTap: Bool {
    if opened != nil { return true }
    guard isTap, run.policies.routesOn == .response else { return isTap }
    return index > 0 && run.timeline.turns[index - 1].step == turn.step
  }

  var step: Step? {
    let place = run.timeline.turns[index].step
    return run.steps.indices.contains(place) ? run.steps[place] : nil
  }

  /// The responders that the center asked, in order, each once.
  var askedResponders: [ParticipantID] {
    var asked: [ParticipantID] = []
    for offer in offered where !asked.contains(offer.responder) { asked.append(offer.responder) }
    return asked
  }

  var isChainCertain: Bool { responders.uncertain.isEmpty }

  /// True if screens load at once in this turn, according to the steps.
  var loadsAtOnce: Bool {
    run.digest.loaderSettings.last { $0.step < turn.step }?.answersAtOnce
      ?? run.digest.loadsAtOnceAtFirst
  }

  /// True if the center has to load the screens of an event in this turn, unless a responder takes the event.
  ///
  /// While the app's first screens are not ready, the center does not have to load an event's screens. Later, it has to
  /// load them for:
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

  /// True if the center shows the screens of the event as soon as they are loaded, without a toast first.
  ///
  /// This is so after a link, and while the app is not active.
  var showsUnasked: Bool { isToBeFollowed && (isLink || state != .active) }
}
