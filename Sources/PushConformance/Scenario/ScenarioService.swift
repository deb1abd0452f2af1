import PushCorpus
package import PushSimulation

/// A service to which the application delegate forwards its callbacks in a scenario.
package struct ScenarioService: Sendable, Hashable {
  package var name: String
  package var service: SimulatedService

  package init(_ name: String, _ service: SimulatedService = SimulatedService()) {
    self.name = name
    self.service = service
  }
}

/// A scenario file writes a service as a name, or as an object with the properties that differ from the default.
extension ScenarioService: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, lacks, takesURLs, answersLaunch, answersFetch
  }

  package init(from decoder: any Decoder) throws {
    if let name = decoder.wholeText {
      self.init(name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let lacks = try container.decodeIfPresent([ServiceCallback].self, forKey: .lacks) ?? []
    self.init(
      try container.decode(String.self, forKey: .name),
      SimulatedService(
        lacks: Set(lacks),
        takesURLs: try container.decodeIfPresent(Bool.self, forKey: .takesURLs) ?? false,
        answersLaunch: try container.decodeIfPresent(Bool.self, forKey: .answersLaunch) ?? true,
        answersFetch: try container.decodeIfPresent(FetchResult.self, forKey: .answersFetch)
      )
    )
  }

  package func encode(to encoder: any Encoder) throws {
    guard service != SimulatedService() else { return try name.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    let lacks = ServiceCallback.allCases.filter(service.lacks.contains)
    if !lacks.isEmpty { try container.encode(lacks, forKey: .lacks) }
    if service.takesURLs { try container.encode(true, forKey: .takesURLs) }
    if !service.answersLaunch { try container.encode(false, forKey: .answersLaunch) }
    try container.encodeIfPresent(service.answersFetch, forKey: .answersFetch)
  }
}
