import PushSimulation

/// How an event, brought by a notification or a link, goes through a center that has responders and
/// hierarchies of screens.
extension TurnView {
  /// The notification whose event the center gets to know in this turn.
  ///
  /// It is brought by its payload, or by a link that says the same. Silent ones are left out, since
  /// nobody says what responders do with them.
  var broughtNotification: NotificationID? {
    if let linkedNotification {
      return facts(linkedNotification).isSilent ? nil : linkedNotification
    }
    // What comes once more need not be handed out once more.
    return (report == .news ? received ?? opened : opened).flatMap {
      facts($0).isSilent ? nil : $0
    }
  }

  /// Of those, one whose event the app knows.
  var event: NotificationID? {
    guard let notification = broughtNotification, let type = facts(notification).type,
      run.vocabulary.hierarchy(ofEvent: type) != nil
    else { return nil }
    return notification
  }

  /// Whether the center can tell the tap from an arrival: the app has come to the foreground for it,
  /// or its being inactive is all that the center looks for.
  private var isPlainTap: Bool {
    if opened != nil { return true }
    guard isTap, run.policies.routesOn == .response else { return isTap }
    return index > 0 && run.timeline.turns[index - 1].step == turn.step
  }

  /// The step that caused this turn.
  var step: Step? {
    let steps = run.steps
    return steps.indices.contains(turn.step) ? steps[turn.step] : nil
  }

  /// The responders that were asked, in order, each once.
  var askedResponders: [ParticipantID] {
    var asked: [ParticipantID] = []
    for offer in offered where !asked.contains(offer.responder) { asked.append(offer.responder) }
    return asked
  }

  /// The first responder that said it takes what it was asked about.
  var taker: ParticipantID? { offered.first(where: \.accepts)?.responder }

  /// Whether the steps leave no doubt who is on the chain.
  var isChainCertain: Bool { responders.uncertain.isEmpty }

  /// Whether the loader answers at once in this turn, as the steps tell.
  var loadsAtOnce: Bool {
    run.digest.loaderSettings.last { $0.step < turn.step }?.answersAtOnce
      ?? run.digest.loadsAtOnceAtFirst
  }

  /// Whether an event that nobody takes is to be followed in this turn.
  ///
  /// A center that waits for the user's response does so with a tap and with a link; what it does with
  /// a mere receipt is its own choice, as long as nothing is shown.
  var isToBeFollowed: Bool {
    guard isInterfaceReady else { return false }
    if isLink || isPlainTap { return true }
    // Without a text there is nothing to tell the user of.
    guard let broughtNotification, facts(broughtNotification).isDisplayable else { return false }
    return state == .active && run.policies.loads == .onArrival
      || run.policies.routesOn == .stateOnly
  }

  /// Whether what an event leads to is shown once it is loaded, and not announced by a toast first:
  /// the user has asked for it, or is not there to be asked.
  var showsUnasked: Bool { isToBeFollowed && (isLink || state != .active) }
}
