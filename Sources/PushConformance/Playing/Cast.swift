import PushPayloads
import PushSimulation

/// The names of a scenario, resolved for one subject: notifications rendered with its vocabulary,
/// participants numbered.
///
/// Names are sorted, so that numbers, and with them timelines, do not depend on the order of a
/// dictionary.
struct Cast: Sendable {
  /// A participant of the scenario.
  struct Member: Sendable {
    var name: String
    var kind: ParticipantKind
  }

  let notifications: [SimulatedNotification]
  let participants: [Member]
  let suppressions: [ParticipantID: Suppression]
  private let notificationIDs: [String: NotificationID]
  private let participantIDs: [String: ParticipantID]

  init(scenario: Scenario, vocabulary: Vocabulary) throws(PlayProblem.Cause) {
    let names = scenario.notifications.keys.sorted()
    notifications = names.map { name in
      (scenario.notifications[name] ?? AbstractNotification()).simulated(as: name, with: vocabulary)
    }
    let notificationIDs = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, NotificationID(index: $0)) }
    )
    self.notificationIDs = notificationIDs
    let suppressors = scenario.suppressors.keys.sorted().map { Member(name: $0, kind: .suppressor) }
    let observers = Set(scenario.observers).subtracting(scenario.suppressors.keys).sorted()
      .map { Member(name: $0, kind: .observer) }
    participants = suppressors + observers
    participantIDs = Dictionary(
      uniqueKeysWithValues: participants.enumerated().map {
        ($1.name, ParticipantID(index: $0))
      }
    )
    var suppressions: [ParticipantID: Suppression] = [:]
    for (index, member) in suppressors.enumerated() {
      suppressions[ParticipantID(index: index)] = try Self.suppression(
        scenario.suppressors[member.name] ?? .none,
        notificationIDs
      )
    }
    self.suppressions = suppressions
  }

  func notification(_ name: String) throws(PlayProblem.Cause) -> NotificationID {
    guard let id = notificationIDs[name] else { throw .unknownNotification(name) }
    return id
  }

  func participant(_ name: String) throws(PlayProblem.Cause) -> ParticipantID {
    guard let id = participantIDs[name] else { throw .unknownParticipant(name) }
    return id
  }

  func suppression(_ rule: SuppressionRule) throws(PlayProblem.Cause) -> Suppression {
    try Self.suppression(rule, notificationIDs)
  }

  private static func suppression(
    _ rule: SuppressionRule,
    _ ids: [String: NotificationID]
  ) throws(PlayProblem.Cause) -> Suppression {
    switch rule {
    case .all: return .all
    case .none: return .none
    case .only(let names):
      var meant: Set<NotificationID> = []
      for name in names {
        guard let id = ids[name] else { throw .unknownNotification(name) }
        meant.insert(id)
      }
      return .only(meant)
    }
  }
}
