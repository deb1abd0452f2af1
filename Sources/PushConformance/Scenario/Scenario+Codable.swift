import PushSimulation

extension Scenario: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, exercises, roles, os, policies, sources, notifications, suppressors, slow,
      observers,
      responders, services, reactions
    case given, when, then
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, or absent: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? absent
    }
    self.init(
      id: try container.decode(String.self, forKey: .id),
      title: try container.decode(String.self, forKey: .title),
      exercises: try container.decode([String].self, forKey: .exercises),
      roles: try read(.roles, or: []),
      os: try container.decodeIfPresent(OSProfile.self, forKey: .os),
      policies: try read(.policies, or: PolicyCondition()),
      sources: try read(.sources, or: []),
      notifications: try read(.notifications, or: [:]),
      suppressors: try read(.suppressors, or: [:]),
      slow: try read(.slow, or: []),
      observers: try read(.observers, or: []),
      responders: try read(.responders, or: [:]),
      services: try read(.services, or: []),
      reactions: try read(.reactions, or: [:]),
      given: try read(.given, or: []),
      when: try container.decode([Step].self, forKey: .when),
      then: try read(.then, or: ScenarioOutcome())
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeMembers([
      (.id, id), (.title, title), (.exercises, exercises), (.roles, roles.orNil), (.os, os),
      (.policies, policies.values.orNil), (.sources, sources.orNil),
      (.notifications, notifications.orNil), (.suppressors, suppressors.orNil), (.slow, slow.orNil),
      (.observers, observers.orNil), (.responders, responders.orNil), (.services, services.orNil),
      (.reactions, reactions.orNil), (.given, given.orNil), (.when, when),
      (.then, then == ScenarioOutcome() ? nil : then),
    ])
  }
}

extension KeyedEncodingContainer {
  /// Encodes each member that has a value, in the given order.
  mutating func encodeMembers(_ members: [(Key, (any Encodable)?)]) throws {
    for (key, value) in members {
      if let value { try encode(value, forKey: key) }
    }
  }
}

extension Collection {
  /// The collection; nil if it is empty, because a scenario file omits empty members.
  var orNil: Self? { isEmpty ? nil : self }
}
