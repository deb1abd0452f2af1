package struct StoryStep: Sendable, Hashable {
  package struct Event: Sendable, Hashable {
    /// The lane of the sender, such as `user`; a lane is the vertical line for one party in a sequence diagram.
    package var from: String
    /// The name of the subject's lane: `center` or `extension`.
    package var to: String
    package var call: String?
    package var isWrong: Bool
    /// A phrase for each task that ran before an older task.
    package var orders: [String]
    package var effects: [StoryEffect]
  }

  package var text: String
  /// The meaning of a name that the story has not used before; nil if the step has no new name.
  package var detail: String?
  package var events: [Event] = []
}

extension StoryStep {
  package init() { self.init(text: "") }
}

extension StoryStep.Event {
  package init() { self.init(from: "", to: "", call: nil, isWrong: false, orders: [], effects: []) }
}

extension StoryEffect {
  package init() { self.init(from: "", to: "", text: "") }
}

package struct StoryEffect: Sendable, Hashable {
  package var from: String
  package var to: String
  package var text: String
}
