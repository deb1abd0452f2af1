/// A finding about a case, as a results file states it.
package struct RecordedFinding: Sendable, Hashable {
  /// The kind of a finding about a scenario whose `then` does not hold.
  package static let kindOfOutcome = "scenario.outcome"

  /// The expected behaviour, and the different behaviour that the kit saw.
  package struct Expectation: Sendable, Hashable {
    package var expected: String
    package var seen: String
  }

  /// The name of the violated requirement, `scenario.outcome`, or a parser's wrong behaviour, such as
  /// `payload.refused`.
  package var kind: String
  /// The key that all findings of a cause share; nil in files without such keys.
  package var group: String?
  /// The key of this finding alone, which names its wrong effect; nil for a finding without such a key.
  package var key: String?
  /// The scenario, payload or replay token that shows the finding; nil if a token would be too long.
  package var shownBy: String?
  /// The expectation and the seen behaviour in one line.
  package var message: String
  /// The clause of the broken requirement, or the title of a scenario or payload.
  package var clause: String
  /// The expectations that did not hold.
  package var expectations: [Expectation]
  /// The effect of the fault on users; nil if the results state none.
  package var why: String?
  /// A hint at the probable mistake in the code.
  package var hint: String?
  /// True if the fault can harm a user; nil if this is unknown.
  package var hurtsUser: Bool?
  /// The start of the payload that a parser has read; nil for a finding about a center.
  package var payload: String?
  /// The name of the scenario from which the kit took the steps; nil for a finding without steps.
  package var scenario: String?
  /// True if the requirement compares the run with another run.
  package var compares: Bool
  /// The steps of the scenario that shows the finding, each with its turns.
  package var story: [RecordedStep]
  /// The command line that plays the finding again, from the line `Again` of the finding.
  package var again: String
  /// The number of further runs that show the finding.
  package var otherRunCount: Int
  /// The finding as the command line prints it.
  package var text: String
}

/// A step of the scenario that shows a finding.
package struct RecordedStep: Sendable, Hashable {
  /// The step in words, as the report prints it.
  package var text: String
  /// The meaning of a name that no earlier step uses; nil if the step has no such name.
  package var detail: String?
  /// The events that the step caused, in order.
  package var turns: [RecordedTurn]
}

/// A turn of a step: an event, and the effects of the event.
package struct RecordedTurn: Sendable, Hashable {
  /// The name of the lane of the diagram, such as `user`, at which the arrow of the callback begins.
  package var from: String
  /// The name of the subject's lane of the diagram, at which the arrow of the callback ends.
  package var to: String
  /// The callback; nil if the system does not call the center.
  package var call: String?
  /// True if the subject breaks the requirement in this turn.
  package var isWrong: Bool
  /// A phrase for each task that ran before an older task.
  package var orders: [String]
  /// The effects of the event, in the order in which the kit saw them.
  package var effects: [RecordedEffect]
}

/// An effect of a turn, as an arrow between two lanes of a sequence diagram.
package struct RecordedEffect: Sendable, Hashable {
  /// The name of the lane at which the arrow begins.
  package var from: String
  /// The name of the lane at which the arrow ends.
  package var to: String
  /// The effect in words, which label the arrow.
  package var text: String
}
