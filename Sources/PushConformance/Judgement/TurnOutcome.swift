public import PushSimulation

/// What came of a turn, without what is free: the order of observers, and who was asked.
public struct TurnOutcome: Sendable, Hashable {
  /// The notifications that were shown, in order; nil stands for an unknown one.
  public var toasts: [NotificationID?] = []
  /// The URLs that were opened, in order; nil stands for a call without one.
  public var routes: [String?] = []
  /// The tokens that were sent, in order.
  public var uploads: [String] = []
  /// How often each observer heard of each notification.
  public var heard: [Hearing: Int] = [:]

  /// An observer and what it heard of.
  public struct Hearing: Sendable, Hashable {
    /// The observer.
    public var observer: ParticipantID
    /// The notification; nil stands for an unknown one.
    public var notification: NotificationID?
  }
}

extension TurnView {
  /// Everything that is comparable about this turn.
  var outcome: TurnOutcome {
    TurnOutcome(
      toasts: toasts,
      routes: routes,
      uploads: uploads,
      heard: heard.reduce(into: [:]) { counts, hearing in
        let key = TurnOutcome.Hearing(
          observer: hearing.observer,
          notification: hearing.sighting.notification
        )
        counts[key, default: 0] += 1
      }
    )
  }
}
