import PushCorpus
package import PushSimulation

/// What a participant does when the center calls it, inside the call: it closes itself, attaches
/// another one, or brings about a further delivery.
///
/// So a center is called again before it has come to an end. The written form is specified in
/// Specs/scenarios.md.
package struct Reaction: Sendable, Hashable {
  /// The call in which it happens.
  package var call: ParticipantCall
  /// The notification that the call is about; nil for any.
  package var notification: String?
  /// The steps of the participant, in this order.
  package var steps: [Step]
  /// How many times it happens at most.
  package var times: Int

  /// Creates a reaction, which happens once unless told otherwise.
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

/// A reaction is written as an object: `{"when": "told", "about": "hello", "do": [{"detach": "list"}]}`.
extension Reaction: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case call = "when"
    case notification = "about"
    case steps = "do"
    case times
  }

  /// Reads a reaction.
  ///
  /// - Throws: `DecodingError` for a member or a value that the grammar does not have.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      when: try container.decode(ParticipantCall.self, forKey: .call),
      about: try container.decodeIfPresent(String.self, forKey: .notification),
      do: try container.decode([Step].self, forKey: .steps),
      times: try container.decodeIfPresent(Int.self, forKey: .times) ?? 1
    )
  }

  /// Writes the reaction in the form in which it is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(call, forKey: .call)
    try container.encodeIfPresent(notification, forKey: .notification)
    try container.encode(steps, forKey: .steps)
    if times != 1 { try container.encode(times, forKey: .times) }
  }
}

extension Scenario {
  /// All reactions, by the names of those who have them.
  var allReactions: [(name: String, reaction: Reaction)] {
    reactions.sorted { $0.key < $1.key }.flatMap { name, reactions in
      reactions.map { (name, $0) }
    }
  }
}
