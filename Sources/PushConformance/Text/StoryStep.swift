/// A step of a story in words, with the events that it caused.
package struct StoryStep: Sendable, Hashable {
  /// An event of the step.
  package struct Event: Sendable, Hashable {
    /// The lane that acts.
    package var from: String
    /// The lane of the subject.
    package var to: String
    /// The callback; nil if the subject is not called.
    package var call: String?
    /// Whether the claim does not hold here.
    package var isWrong: Bool
    /// Which task ran before which, one phrase each.
    package var orders: [String]
    /// The effects in order.
    package var effects: [StoryEffect]
  }

  /// The step in words.
  package var text: String
  /// The meaning of a name that the step uses first; nil without such a name.
  package var detail: String?
  /// The events in order.
  package var events: [Event] = []
}

/// An effect in words, with the lanes that it joins.
package struct StoryEffect: Sendable, Hashable {
  /// The lane that acts.
  package var from: String
  /// The lane that is acted upon.
  package var to: String
  /// The effect in words.
  package var text: String
}
