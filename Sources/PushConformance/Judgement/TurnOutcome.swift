public import PushSimulation

/// What came of a turn, without what is free: the order of observers, and who was asked.
public struct TurnOutcome: Sendable, Hashable {
  /// The notifications that were shown, in order; nil stands for an unknown one.
  public var toasts: [NotificationID?] = []
  /// The URLs that were opened, in order; nil stands for a call without one.
  public var routes: [String?] = []
  /// What responders were handed, in order.
  public var taken: [Hearing] = []
  /// The notifications whose screens were loaded, in order; nil stands for an unknown one.
  public var loads: [NotificationID?] = []
  /// What the navigation stack was changed to, in order.
  public var stacks: [[MadeScreen]] = []
  /// What URLs were answered with, in order.
  public var replies: [Bool] = []
  /// What services heard, in order.
  public var calls: [Call] = []
  /// The tokens that were sent, in order.
  public var uploads: [String] = []
  /// How often each observer heard of each notification.
  public var heard: [Hearing: Int] = [:]

  /// A service and what it heard.
  public struct Call: Sendable, Hashable {
    /// The service.
    public var service: ParticipantID
    /// What it heard.
    public var callback: ServiceCallback
  }

  /// An observer or responder, and what it heard of.
  public struct Hearing: Sendable, Hashable {
    /// Who heard.
    public var listener: ParticipantID
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
      taken: taken.map {
        TurnOutcome.Hearing(listener: $0.responder, notification: $0.sighting.notification)
      },
      loads: loads,
      stacks: stacks.map { $0.map { run.timeline.screens[$0.index] } },
      replies: replies,
      calls: calls.map { TurnOutcome.Call(service: $0.service, callback: $0.call.callback) },
      uploads: uploads,
      heard: heard.reduce(into: [:]) { counts, hearing in
        let key = TurnOutcome.Hearing(
          listener: hearing.observer,
          notification: hearing.sighting.notification
        )
        counts[key, default: 0] += 1
      }
    )
  }
}
