import PushSimulation

extension TurnView {
  /// The notification whose event reaches the center in this turn, by its payload or by an equivalent link.
  ///
  /// Silent and badge-only notifications are left out: no source says what responders do with such notifications.
  var broughtNotification: NotificationID? {
    if let linkedNotification {
      return facts(linkedNotification).isForUser ? linkedNotification : nil
    }
    // A center can ignore the event of a repeated push.
    return (report == .news ? received ?? opened : opened).flatMap {
      facts($0).isForUser ? $0 : nil
    }
  }

  /// The notification of ``broughtNotification``; nil if the app does not know the type of the notification's event.
  var event: NotificationID? {
    guard let notification = broughtNotification, let type = facts(notification).type,
      run.vocabulary.hierarchy(ofEvent: type) != nil
    else { return nil }
    return notification
  }

  /// True if a response, the state or an earlier callback shows the center that this turn is a tap and not an arrival.
  private var isPlainTap: Bool {
    if opened != nil { return true }
    guard isTap, run.policies.routesOn == .response else { return isTap }
    return index > 0 && run.timeline.turns[index - 1].step == turn.step
  }

  var step: Step? {
    let place = run.timeline.turns[index].step
    return run.steps.indices.contains(place) ? run.steps[place] : nil
  }

  var askedResponders: [ParticipantID] {
    var asked: [ParticipantID] = []
    for offer in offered where !asked.contains(offer.responder) { asked.append(offer.responder) }
    return asked
  }

  var isChainCertain: Bool { responders.uncertain.isEmpty }

  var loadsAtOnce: Bool {
    run.digest.loaderSettings.last { $0.step < turn.step }?.answersAtOnce
      ?? run.digest.loadsAtOnceAtFirst
  }

  /// True if the center has to load the screens of an event in this turn, unless a responder takes the event.
  var isToBeFollowed: Bool {
    guard isInterfaceReady else { return false }
    if isLink || isPlainTap { return true }
    // A notification without alert text has nothing to show to the user.
    guard let broughtNotification, facts(broughtNotification).isDisplayable else { return false }
    return state == .active
      ? run.policies.loads == .onArrival : run.policies.routesOn == .stateOnly
  }

  /// True if the center shows the screens as soon as they are loaded, without a toast first.
  var showsUnasked: Bool { isToBeFollowed && (isLink || state != .active) }
}
