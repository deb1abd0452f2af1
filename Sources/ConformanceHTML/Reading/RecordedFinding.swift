/// A finding of a case.
struct RecordedFinding: Sendable, Hashable {
  /// The kind of a finding about the `then` of a scenario.
  static let kindOfOutcome = "scenario.outcome"

  /// An expectation, and the behaviour that differs from it.
  struct Expectation: Sendable, Hashable {
    var expected: String
    var seen: String
  }

  /// The name of the violated requirement, `scenario.outcome`, or what a parser did wrong, such as `payload.refused`.
  var kind: String
  /// The key that all findings of a cause share; nil in files without such keys.
  var group: String?
  /// The expectation and the seen behaviour in one line.
  var message: String
  /// The clause of the broken requirement, or the title of a scenario or payload.
  var clause: String
  /// The expectations that did not hold.
  var expectations: [Expectation]
  /// The effect on users.
  var why: String?
  /// A hint at the probable mistake in the code.
  var hint: String?
  /// Whether a user can be harmed; nil if unknown.
  var hurtsUser: Bool?
  /// The payload that a parser has read.
  var payload: String?
  /// The scenario that the steps were taken from.
  var scenario: String?
  /// Whether the requirement compares the run with another run.
  var compares: Bool
  /// The story, step by step.
  var story: [RecordedStep]
  /// The command that plays the finding again.
  var again: String
  /// The number of further runs that show the finding.
  var others: Int
  /// The whole finding as text.
  var text: String
}

/// A step of a story.
struct RecordedStep: Sendable, Hashable {
  /// The step in words.
  var text: String
  /// The meaning of a name that the story has not used before; nil if the step has no such name.
  var detail: String?
  /// The events that the step caused.
  var turns: [RecordedTurn]
}

/// An event of a step, and the effects that it had.
struct RecordedTurn: Sendable, Hashable {
  /// The name of the lane that causes the event, such as `user`: the arrow of the callback begins there.
  var from: String
  /// The name of the subject's lane: the arrow of the callback ends there.
  var to: String
  /// The callback; nil if the center is not called.
  var call: String?
  /// Whether the requirement is broken here.
  var isWrong: Bool
  /// A phrase for each task that went on before an older task, in words for the reader.
  var orders: [String]
  /// The effects in order.
  var effects: [RecordedEffect]
}

/// An effect of an event, as an arrow between two lanes of a sequence diagram.
struct RecordedEffect: Sendable, Hashable {
  /// The name of the lane at which the arrow begins.
  var from: String
  /// The name of the lane at which the arrow ends.
  var to: String
  /// The effect in words.
  var text: String
}
