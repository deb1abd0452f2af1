import PushPayloads
import PushSimulation

/// The notifications and participants of a scenario, numbered, and rendered for one subject.
///
/// Names are sorted first, so that numbers and timelines do not depend on the order of a dictionary.
struct Cast: Sendable {
  typealias Member = Run.Participant

  let notifications: [SimulatedNotification]
  let participants: [Member]
  private(set) var answers: [ParticipantID: NotificationSet] = [:]
  private let notificationIDs: [String: NotificationID]
  private let participantIDs: [String: ParticipantID]

  // Reuses the rendered notifications of `earlier` if they are unchanged, because rendering takes most of the time.
  init(
    scenario: Scenario,
    vocabulary: Vocabulary,
    after earlier: Run? = nil
  ) throws(PlayProblem.Cause) {
    let names = scenario.notifications.keys.sorted()
    if let earlier, earlier.scenario.notifications == scenario.notifications,
      earlier.notifications.count == names.count
    {
      notifications = earlier.notifications
    } else {
      notifications = names.map { name in
        (scenario.notifications[name] ?? AbstractNotification())
          .simulated(as: name, with: vocabulary, among: scenario.notifications)
      }
    }
    notificationIDs = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, NotificationID(index: $0)) }
    )
    let suppressors = scenario.suppressors.keys.sorted().map { Member(name: $0, kind: .suppressor) }
    let observers = Set(scenario.observers).subtracting(scenario.suppressors.keys).sorted()
      .map { Member(name: $0, kind: .observer) }
    let responders = scenario.responders.keys.sorted().map { Member(name: $0, kind: .responder) }
    // Services get their numbers in the order in which the center has to call them.
    let services = scenario.services.map { Member(name: $0.name, kind: .service) }
    participants = suppressors + observers + responders + services
    // The linter refuses a name that two participants have. In a scenario with such a name, the name stands for the
    // first of these participants.
    participantIDs = Dictionary(
      participants.enumerated().map { ($1.name, ParticipantID(index: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    for (index, member) in participants.enumerated()
    where [.suppressor, .responder].contains(member.kind) {
      let names = scenario.suppressors[member.name] ?? scenario.responders[member.name] ?? .none
      answers[ParticipantID(index: index)] = try set(names)
    }
  }

  func notification(_ name: String) throws(PlayProblem.Cause) -> NotificationID {
    guard let id = notificationIDs[name] else { throw .unknownNotification(name) }
    return id
  }

  func participant(_ name: String) throws(PlayProblem.Cause) -> ParticipantID {
    guard let id = participantIDs[name] else { throw .unknownParticipant(name) }
    return id
  }

  func set(_ rule: NotificationNames) throws(PlayProblem.Cause) -> NotificationSet {
    switch rule {
    case .all: .all
    case .none: .none
    case .only(let names): .only(IDSet(try names.map(notification)))
    }
  }
}
