/// A step of a story in words, with the events that it caused.
package struct StoryStep: Sendable, Hashable {
  /// An event that the step caused, with its effects.
  package struct Event: Sendable, Hashable {
    /// The name of the lane from which the event comes, such as `user` or `system`.
    ///
    /// A lane is the vertical line for one party in a sequence diagram.
    package var from: String
    /// The name of the subject's lane: `center` or `extension`.
    package var to: String
    /// The callback; nil if the subject is not called.
    package var call: String?
    /// True if the requirement of the finding is violated at this event.
    package var isWrong: Bool
    /// A phrase for each task that ran before an older task.
    package var orders: [String]
    /// The effects of the event, in the order in which the kit saw them.
    package var effects: [StoryEffect]
  }

  /// The step in words, as findings print it.
  package var text: String
  /// The meaning of a name that the story has not used before; nil if the step has no new name.
  package var detail: String?
  /// The events that the step caused, in order.
  package var events: [Event] = []
}

extension StoryStep {
  /// Creates a step without text.
  package init() { self.init(text: "") }
}

extension StoryStep.Event {
  /// Creates an event between lanes without names.
  package init() {
    self.init(from: "", to: "", call: nil, isWrong: false, orders: [], effects: [])
  }
}

extension StoryEffect {
  /// Creates an effect between lanes without names.
  package init() { self.init(from: "", to: "", text: "") }
}

/// An effect in words, as an arrow between two lanes of a sequence diagram.
///
/// A lane is the vertical line for one party, such as the user, the system or the center.
package struct StoryEffect: Sendable, Hashable {
  /// The name of the lane at which the arrow begins.
  package var from: String
  /// The name of the lane to which the arrow points.
  package var to: String
  /// The effect in words, which label the arrow.
  package var text: String
}
