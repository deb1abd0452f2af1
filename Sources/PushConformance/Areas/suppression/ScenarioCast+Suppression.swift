import PropertyEngine
import PushPayloads
import PushSimulation

/// Draws what has to wait: for suppressors that take their time, for first screens, or for a listener.
extension ScenarioCast {
  /// A notification that is shown unless somebody minds.
  func text(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var text = AbstractNotification(
      alert: .string("Message \(number)"),
      url: .string("app://items/\(number)"),
      messageID: .string("m-\(number)")
    )
    text.contentAvailable = source.bool(1, outOf: 4)
    return text
  }

  /// A notification that the user opens, or one that merely wakes the app.
  func invitation(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var invitation = AbstractNotification(messageID: .string("m-\(number)"))
    switch source.index(weights: [4, 2, 1]) {
    case 1: (invitation.alert, invitation.contentAvailable) = (.string("Message \(number)"), true)
    case 2: invitation.contentAvailable = true
    default: invitation.alert = .string("Message \(number)")
    }
    if !source.bool(1, outOf: 8) { invitation.url = .string("app://items/\(number)") }
    return invitation
  }

  /// Those who are told of something.
  func listeners(_ source: inout ChoiceSource) -> [String] {
    guard !roles.isDisjoint(with: ParticipantKind.observer.roles) else { return [] }
    let people = Self.participants[.observer] ?? []
    return Array(people.prefix(1 + source.index(people.count)))
  }

  /// Adds suppressors of whom most take their time; the others seldom mind.
  func addWaiting(
    to scenario: inout Scenario,
    about names: [String],
    _ source: inout ChoiceSource
  ) {
    let people = Self.participants[.suppressor] ?? []
    for person in people.prefix(1 + source.index(weights: [4, 2, 1])) {
      scenario.suppressors[person] = NotificationNames.none
      if source.bool(1, outOf: 8) {
        scenario.suppressors[person] = .only(source.subset(names))
      } else {
        scenario.slow.append(person)
      }
    }
  }
}
