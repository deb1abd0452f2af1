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
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(exercises, forKey: .exercises)
    if !roles.isEmpty { try container.encode(roles, forKey: .roles) }
    try container.encodeIfPresent(os, forKey: .os)
    if !policies.values.isEmpty { try container.encode(policies, forKey: .policies) }
    if !sources.isEmpty { try container.encode(sources, forKey: .sources) }
    if !notifications.isEmpty { try container.encode(notifications, forKey: .notifications) }
    if !suppressors.isEmpty { try container.encode(suppressors, forKey: .suppressors) }
    if !slow.isEmpty { try container.encode(slow, forKey: .slow) }
    if !observers.isEmpty { try container.encode(observers, forKey: .observers) }
    if !responders.isEmpty { try container.encode(responders, forKey: .responders) }
    if !services.isEmpty { try container.encode(services, forKey: .services) }
    if !reactions.isEmpty { try container.encode(reactions, forKey: .reactions) }
    if !given.isEmpty { try container.encode(given, forKey: .given) }
    try container.encode(when, forKey: .when)
    if then != ScenarioOutcome() { try container.encode(then, forKey: .then) }
  }
}
