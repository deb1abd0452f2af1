import PushSimulation

/// The participants that a center has to call or may call in a turn, according to the steps and policies.
struct Standing {
  /// Whether suppressors keep a toast away.
  enum Suppression {
    /// No suppressor answers yes.
    case free
    /// At least one suppressor that the center must know answers yes.
    case suppressed
    /// Only suppressors that the center may have forgotten answer yes.
    case uncertain
  }

  /// The participants that the center must know.
  let certain: [Attachment]
  /// The participants that the center may know or may have forgotten.
  let uncertain: [Attachment]

  init(_ attachments: ArraySlice<Attachment>, of kind: ParticipantKind, policies: Policies) {
    var certain = attachments.filter { $0.kind == kind && !$0.isReleased && !$0.isUncertain }
    let open = attachments.filter { $0.kind == kind && !$0.isReleased && $0.isUncertain }
    let released = attachments.filter { $0.kind == kind && $0.isReleased }
    switch (policies.membership, policies.release) {
    case (.single, _):
      // Attaching replaces the previous delegate, and detaching the new one leaves none. The center chooses whether a
      // delegate lives as long as its owner or as long as it is set.
      certain.removeAll { !$0.isLatest }
      uncertain = open + released.filter(\.isLatest)
    case (.weakObjects, .deterministic): uncertain = open
    // A subscription may end with its token, and a garbage collector may run late.
    case (.ownedUntilCancelled, _), (.weakObjects, .collected): uncertain = open + released
    }
    self.certain = certain
  }

  /// Returns whether suppressors keep away the toast of a notification.
  func suppression(of notification: NotificationID) -> Suppression {
    if certain.contains(where: { $0.answersYesTo.contains(notification) }) { return .suppressed }
    return uncertain.contains { $0.answersYesTo.contains(notification) } ? .uncertain : .free
  }
}

extension TurnView {
  /// The suppressors that the center may ask in this turn.
  var suppressors: Standing { standing(of: .suppressor) }

  /// The responders that the center may ask in this turn, the newest last.
  var responders: Standing { standing(of: .responder) }

  /// The observers that the center may notify in this turn.
  var observers: Standing { standing(of: .observer) }

  private func standing(of kind: ParticipantKind) -> Standing {
    Standing(run.timeline.attachments[turn.attachments], of: kind, policies: run.policies)
  }

  /// The notification received in this turn, if the center has to decide about its toast.
  ///
  /// That is so while the application is active, for a new notification with text.
  var toastAtStake: NotificationID? {
    guard let received, state == .active, report == .news, !isForScreens, !awaitsSuppressors
    else { return nil }
    let facts = facts(received)
    return facts.isDisplayable && !facts.isSilent ? received : nil
  }

  /// Whether responders or screens decide about the toast: a responder took the notification, or the user hears of it
  /// once its screens are loaded.
  private var isForScreens: Bool {
    if taker != nil { return true }
    guard run.roles.contains(.hierarchyBuilding), run.policies.loads == .onArrival, let event
    else { return false }
    // For an event without screens, such a center may or may not show a toast.
    return !loadsAtOnce || run.hierarchy(of: event).isEmpty
  }

  /// Whether the center has to follow the notification received in this turn at once.
  var followsAtOnce: Bool {
    run.policies.routesOn == .stateOnly && received != nil && state != .active && report == .news
  }
}
