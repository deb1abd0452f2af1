import PushSimulation

/// The participants that a center may call in a turn, as the steps and the policies of the subject tell.
struct Standing {
  /// Whether suppressors keep a toast away.
  enum Suppression {
    /// Nobody keeps it away.
    case free
    /// At least one keeps it away.
    case suppressed
    /// Only somebody does of whom it is not certain that the center still knows them.
    case uncertain
  }

  /// The participants that the center has to know.
  let certain: [Attachment]
  /// The participants that it may know or may have forgotten.
  let uncertain: [Attachment]

  init(_ attachments: ArraySlice<Attachment>, of kind: ParticipantKind, policies: Policies) {
    var certain = attachments.filter { $0.kind == kind && !$0.isReleased && !$0.isUncertain }
    let open = attachments.filter { $0.kind == kind && !$0.isReleased && $0.isUncertain }
    let released = attachments.filter { $0.kind == kind && $0.isReleased }
    switch (policies.membership, policies.release) {
    case (.single, _):
      // Attaching another one takes the place, which stays empty when that one goes. Whether a
      // delegate lives as long as its owner or as long as its place is the center's choice.
      certain.removeAll { !$0.isLatest }
      uncertain = open + released.filter(\.isLatest)
    case (.weakObjects, .deterministic): uncertain = open
    // A subscription may end with its token, and a collector takes its time.
    case (.ownedUntilCancelled, _), (.weakObjects, .collected): uncertain = open + released
    }
    self.certain = certain
  }

  /// Whether the toast of a notification is kept away.
  func suppression(of notification: NotificationID) -> Suppression {
    if certain.contains(where: { $0.answersYesTo.contains(notification) }) { return .suppressed }
    return uncertain.contains { $0.answersYesTo.contains(notification) } ? .uncertain : .free
  }
}

extension TurnView {
  /// The suppressors of this turn.
  var suppressors: Standing { standing(of: .suppressor) }

  /// The responders of this turn, the newest last.
  var responders: Standing { standing(of: .responder) }

  /// The observers of this turn.
  var observers: Standing { standing(of: .observer) }

  private func standing(of kind: ParticipantKind) -> Standing {
    Standing(run.timeline.attachments[turn.attachments], of: kind, policies: run.policies)
  }

  /// The notification that is handed over here, if its toast is at stake: the application is
  /// active, and there is text to show.
  var toastAtStake: NotificationID? {
    guard let received, state == .active, report == .news, !isForScreens, !awaitsSuppressors
    else { return nil }
    let facts = facts(received)
    return facts.isDisplayable && !facts.isSilent ? received : nil
  }

  /// Whether responders or screens decide about the toast: a responder has taken the notification, or
  /// the user is told of it when its screens are loaded.
  private var isForScreens: Bool {
    if taker != nil { return true }
    guard run.roles.contains(.hierarchyBuilding), run.policies.loads == .onArrival, let event
    else { return false }
    // Of an event that leads nowhere such a center may tell the user or not.
    return !loadsAtOnce || run.hierarchy(of: event).isEmpty
  }

  /// Whether a notification that is handed over here is to be followed at once.
  var followsAtOnce: Bool {
    run.policies.routesOn == .stateOnly && received != nil && state != .active && report == .news
  }
}
