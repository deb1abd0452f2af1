package import PushPayloads
package import PushSimulation

/// The effects of a turn that can be compared, without the order of observers and the participants asked.
package struct TurnOutcome: Sendable, Hashable {
  /// The notifications that were shown, in order; nil stands for an unknown one.
  package var toasts: [NotificationID?] = []
  /// The URLs that were opened, in order; nil stands for a call without one.
  package var routes: [String?] = []
  /// The notifications that responders were handed, in order.
  package var taken: [Hearing] = []
  /// The notifications whose screens were loaded, in order; nil stands for an unknown one.
  package var loads: [NotificationID?] = []
  /// The events that were handed over or loaded, with the objects that they are about, as far as the
  /// center says it.
  package var events: [String] = []
  /// The navigation stacks, in order.
  package var stacks: [[MadeScreen]] = []
  /// The data that screens were handed, in order.
  package var data: [JSONValue?] = []
  /// The replies to URLs, in order.
  package var replies: [Bool] = []
  /// The calls of services, in order.
  package var calls: [Call] = []
  /// The tokens that were sent, in order.
  package var uploads: [String] = []
  /// The number on the icon; nil where it is not compared.
  package var badge: Int?
  /// How often each observer heard of each notification.
  package var heard: [Hearing: Int] = [:]

  /// A service and what it heard.
  package struct Call: Sendable, Hashable {
    /// The service.
    package var service: ParticipantID
    /// The callback.
    package var callback: ServiceCallback
  }

  /// An observer or responder, and what it heard of.
  package struct Hearing: Sendable, Hashable {
    /// The participant.
    package var listener: ParticipantID
    /// The notification; nil stands for an unknown one.
    package var notification: NotificationID?
  }
}

extension TurnView {
  /// Everything that is comparable about this turn.
  var outcome: TurnOutcome {
    TurnOutcome(
      toasts: toasts,
      routes: routes,
      taken: taken.map {
        TurnOutcome.Hearing(
          listener: standIn(for: $0.responder),
          notification: $0.sighting.notification
        )
      },
      loads: loads,
      stacks: stacks.map { $0.map { run.timeline.screens[$0.index] } },
      data: receivedData,
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

  /// Who is compared as the one that took a notification.
  ///
  /// Where responders are asked in any order, and several would take it, each of them is as good as
  /// the other.
  private func standIn(for responder: ParticipantID) -> ParticipantID {
    guard run.policies.asks == .inAnyOrder else { return responder }
    let willing =
      offered.filter(\.accepts).map(\.responder)
      + (responders.certain + responders.uncertain)
      .filter { $0.answersYesTo.contains(broughtNotification) }.map(\.participant)
    guard willing.contains(responder) else { return responder }
    return willing.min { $0.index < $1.index } ?? responder
  }
}
