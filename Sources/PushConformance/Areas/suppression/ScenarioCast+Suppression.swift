import PropertyEngine
import PushPayloads
import PushSimulation

extension ScenarioCast {
  /// Draws a random notification that the center shows unless a suppressor answers yes.
  func text(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var text = AbstractNotification(
      alert: .string("Message \(number)"),
      url: .string("app://items/\(number)"),
      messageID: .string("m-\(number)")
    )
    text.contentAvailable = source.bool(1, outOf: 4)
    return text
  }

  /// Adds suppressors: most of them answer later, and the others answer yes about some of the notifications.
  func addWaiting(
    to scenario: inout Scenario,
    about names: [String],
    _ source: inout ChoiceSource
  ) {
    let people = Self.participants[.suppressor] ?? []
    for person in people.prefix(1 + source.index(weights: [4, 2, 1, 1])) {
      scenario.suppressors[person] = NotificationNames.none
      if source.bool(1, outOf: 8) {
        scenario.suppressors[person] = .only(source.subset(names))
      } else {
        scenario.slow.append(person)
      }
    }
  }
}
