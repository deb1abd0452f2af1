import PushSimulation

/// The facts about a scenario's notifications and participants that generation rules read at every step.
///
/// The facts are computed once for each scenario. The type is a class, because a structure would copy four references.
final class CastFacts {
  private let deliveries: [String: NotificationDelivery.Kind]
  let alerting: [String]
  /// The names of the notifications that can replace or withdraw another notification.
  let takers: [String]
  /// The participants, in a list, because a dictionary of so few elements would be slower.
  private let people: [(name: String, kind: ParticipantKind)]

  init(of cast: Scenario) {
    var deliveries: [String: NotificationDelivery.Kind] = [:]
    var (alerting, takers): ([String], [String]) = ([], [])
    // This loop reads each notification only once, because notifications are slow to copy.
    for (name, notification) in cast.notifications {
      deliveries[name] = notification.delivery
      if (notification.alert ?? .null) != .null { alerting.append(name) }
      if notification.collapseID != nil || !notification.withdraws.isEmpty
        || notification.withdrawsAll
      {
        takers.append(name)
      }
    }
    (self.deliveries, self.alerting, self.takers) = (deliveries, alerting, takers)
    people =
      cast.suppressors.keys.map { ($0, .suppressor) }
      + cast.responders.keys.map { ($0, .responder) }
      + cast.services.map { ($0.name, .service) } + cast.observers.map { ($0, .observer) }
  }

  func delivery(of notification: String) -> NotificationDelivery.Kind {
    deliveries[notification] ?? .init(isContentAvailable: false, interruptsUser: false)
  }

  func isSilent(_ notification: String) -> Bool {
    let kind = delivery(of: notification)
    return kind.isContentAvailable && !kind.interruptsUser
  }

  func kind(of participant: String) -> ParticipantKind? {
    people.first { $0.name == participant }?.kind
  }
}
