import PropertyEngine
import PushPayloads
import PushSimulation

/// Draws notifications, and suppressors that take their time.
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
