package import PushPayloads
package import PushSimulation

/// The effects of a turn that have to be equal in two runs.
///
/// The participants that the center only asked, and the order of the observers, are left out.
package struct TurnOutcome: Sendable, Hashable {
  /// The notifications shown by toasts or banners, in order; nil stands for an unknown notification.
  package var toasts: [NotificationID?] = []
  /// The URLs that were opened, in order; nil stands for a call without a URL.
  package var routes: [String?] = []
  package var taken: [Hearing] = []
  package var loads: [NotificationID?] = []
  /// The events that responders took or whose screens loaded, each with its object; empty if events are not compared.
  package var events: [String] = []
  package var stacks: [[MadeScreen]] = []
  package var data: [JSONValue?] = []
  package var replies: [Bool] = []
  package var calls: [Call] = []
  package var uploads: [String] = []
  /// The badge number; nil if badge numbers are not compared.
  package var badge: Int?
  package var heard: [Hearing: Int] = [:]

  package struct Call: Sendable, Hashable {
    package var service: ParticipantID
    /// The callback that the service received; its arguments are not compared.
    package var callback: ServiceCallback
  }

  package struct Hearing: Sendable, Hashable {
    package var listener: ParticipantID
    package var notification: NotificationID?
  }
}

extension TurnView {
  /// The effects of this turn that have to be equal in two runs, without events and badge number.
  var outcome: TurnOutcome {
    TurnOutcome(
      toasts: toasts,
      routes: routes,
      taken: taken.map {
        TurnOutcome.Hearing(
          listener: standIn(for: $0.responder, taking: $0.sighting.notification),
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

  /// Returns `responder` or, if the center asks in any order, the willing responder with the lowest number.
  private func standIn(
    for responder: ParticipantID,
    taking notification: NotificationID?
  ) -> ParticipantID {
    guard run.policies.asks == .inAnyOrder else { return responder }
    let willing =
      offered.filter(\.accepts).map(\.responder)
      + (responders.certain + responders.uncertain)
      .filter { $0.answersYesTo.contains(notification ?? broughtNotification) }.map(\.participant)
    guard willing.contains(responder) else { return responder }
    return willing.min { $0.index < $1.index } ?? responder
  }
}
