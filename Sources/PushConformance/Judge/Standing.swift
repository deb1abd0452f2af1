import PushSimulation

/// The participants of one kind that a center must know in a turn, and the participants that it may have forgotten.
struct Standing {
  enum Suppression {
    case free
    /// At least one suppressor that the center must know answers yes.
    case suppressed
    /// Only suppressors that the center may have forgotten answer yes.
    case uncertain
  }

  /// The participants that are attached without doubt, so that the center must know them.
  let certain: [Attachment]
  /// The participants that the center may still know or may have forgotten.
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
      // Attaching replaces the previous delegate, and detaching the latest delegate leaves no delegate. The center may
      // lose a delegate when the owner releases the delegate, or keep the delegate until another one replaces it.
      certain.removeAll { !$0.isLatest }
      uncertain = open + released.filter(\.isLatest)
    case (.weakObjects, .deterministic): uncertain = open
    // A subscription may end when its token is released, and a garbage collector may run late.
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

  /// The responders that the center may ask in this turn, the newest last.
  var responders: Standing { standing(of: .responder) }

  var observers: Standing { standing(of: .observer) }

  private func standing(of kind: ParticipantKind) -> Standing {
    let attachments = run.timeline.turns[index].attachments
    return Standing(run.timeline.attachments[attachments], of: kind, policies: run.policies)
  }

  /// The notification whose toast the center has to decide about in this turn; nil if there is none.
  ///
  /// The notification is new, the app has to show it in front, and the center receives it while the application is
  /// active. Nil if responders or screens decide about the toast, or if the center waits for suppressors that answer
  /// later. Also nil if the notification is for an account that may not be in front.
  var toastAtStake: NotificationID? {
    guard let received, state == .active, report == .news, facts(received).mustShowInFront,
      !isForScreens, !awaitsSuppressors, isReceiptForAccountInFront
    else { return nil }
    return received
  }

  /// True if responders or screens decide about the toast.
  ///
  /// This is so if a responder took the notification. It is also so if the app loads screens on arrival, and the
  /// screens of the event load later, or the event has no screens.
  private var isForScreens: Bool {
    if taker != nil { return true }
    guard run.policies.loads == .onArrival, run.roles.contains(.hierarchyBuilding), let event
    else { return false }
    // For an event without screens, a center that builds screens may or may not show a toast.
    return !loadsAtOnce || run.hierarchy(of: event).isEmpty
  }

  /// True if the center has to open the received notification at once.
  ///
  /// This is so if the center routes on the application's state alone, the app is not active, the notification is new,
  /// and the center waits for no content.
  var followsAtOnce: Bool {
    run.policies.routesOn == .stateOnly && received != nil && state != .active && report == .news
      && !awaitsContent
  }
}
