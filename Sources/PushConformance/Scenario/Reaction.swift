package import PushSimulation

/// The steps that a participant takes during a call by the center, such as detaching itself (Specs/scenarios.md).
///
/// If a step delivers a notification, the kit calls the center before the center's own call has returned.
package struct Reaction: Sendable, Hashable {
  package var call: ParticipantCall
  /// The notification that the call has to be about; nil for a call about any notification.
  package var notification: String?
  package var steps: [Step]
  /// The largest number of times that the participant takes these steps in one play.
  package var times: Int

  package init(
    when call: ParticipantCall,
    about notification: String? = nil,
    do steps: [Step],
    times: Int = 1
  ) {
    self.call = call
    self.notification = notification
    self.steps = steps
    self.times = times
  }
}

/// A scenario file writes a reaction as an object: `{"when": "told", "about": "hello", "do": [{"detach": "list"}]}`.
extension Reaction: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case call = "when"
    case notification = "about"
    case steps = "do"
    case times
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      when: try container.decode(ParticipantCall.self, forKey: .call),
      about: try container.decodeIfPresent(String.self, forKey: .notification),
      do: try container.decode([Step].self, forKey: .steps),
      times: try container.decodeIfPresent(Int.self, forKey: .times) ?? 1
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(call, forKey: .call)
    try container.encodeIfPresent(notification, forKey: .notification)
    try container.encode(steps, forKey: .steps)
    if times != 1 { try container.encode(times, forKey: .times) }
  }
}

extension Scenario {
  var allReactions: [(name: String, reaction: Reaction)] {
    reactions.sorted { $0.key < $1.key }.flatMap { name, reactions in
      reactions.map { (name, $0) }
    }
  }
}
