import PushSimulation

/// The participants of one kind that a center must hold in a turn, and those that the center might have dropped.
struct Standing {
  enum Suppression {
    case free
    case suppressed
    case uncertain
  }

  let certain: [Attachment]
  let uncertain: [Attachment]

  init(_ attachments: ArraySlice<Attachment>, of kind: ParticipantKind, policies: Policies) {
    var (certain, open, released): ([Attachment], [Attachment], [Attachment]) = ([], [], [])
    for attachment in attachments where attachment.kind == kind {
      if attachment.isReleased {
        released.append(attachment)
      } else if attachment.isUncertain {
        open.append(attachment)
      } else {
        certain.append(attachment)
      }
    }
    switch (policies.membership, policies.release) {
    case (.single, _):
      // Attaching replaces the previous delegate, and detaching the latest delegate leaves no delegate. The center can
      // lose a delegate when the owner releases the delegate, or keep the delegate until a new delegate replaces it.
      certain.removeAll { !$0.isLatest }
      uncertain = open + released.filter(\.isLatest)
    case (.weakObjects, .deterministic): uncertain = open
    // A subscription can end when its token is released, and a garbage collector can run late.
    case (.ownedUntilCancelled, _), (.weakObjects, .collected): uncertain = open + released
    }
    self.certain = certain
  }

  func suppression(of notification: NotificationID) -> Suppression {
    if certain.contains(where: { $0.answersYesTo.contains(notification) }) { return .suppressed }
    return uncertain.contains { $0.answersYesTo.contains(notification) } ? .uncertain : .free
  }
}

extension TurnView {
  var suppressors: Standing { standing(of: .suppressor) }

  /// The responders that the center can ask in this turn, the newest last.
  var responders: Standing { standing(of: .responder) }

  var observers: Standing { standing(of: .observer) }

  private func standing(of kind: ParticipantKind) -> Standing {
    let attachments = run.timeline.turns[index].attachments
    return Standing(run.timeline.attachments[attachments], of: kind, policies: run.policies)
  }

  /// The notification whose toast the center has to show or suppress in this turn; nil if the turn has no such toast.
  var toastAtStake: NotificationID? {
    guard let received, state == .active, report == .news, facts(received).mustShowInFront,
      !isForScreens, !awaitsSuppressors, isReceiptForAccountInFront
    else { return nil }
    return received
  }

  /// True if responders or screens decide about the toast.
  private var isForScreens: Bool {
    if taker != nil { return true }
    guard run.policies.loads == .onArrival, run.roles.contains(.hierarchyBuilding), let event
    else { return false }
    // For an event without screens, a center that builds screens is free to show a toast or not.
    return !loadsAtOnce || run.hierarchy(of: event).isEmpty
  }

  /// True if the center has to open the received notification at once.
  var followsAtOnce: Bool {
    run.policies.routesOn == .stateOnly && received != nil && state != .active && report == .news
      && !awaitsContent
  }
}
