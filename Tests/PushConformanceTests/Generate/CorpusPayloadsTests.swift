import Foundation
import PropertyEngine
import PushCorpus
import Testing

@testable import PushConformance

@Suite("Generated notifications have the members of real apps' pushes") struct CorpusPayloadsTests {
  /// Returns whether a notification of a generated scenario carries a payload of the corpus.
  private static func carries(_ notification: AbstractNotification, _ payload: JSONObject) -> Bool {
    let values = payload.members.filter { $0.key != "aps" }
    return !values.isEmpty && notification.extra.members == values
  }

  private static func scenarios(_ area: GenerationArea, cases: Int) throws -> [Scenario] {
    let payloads = try Kit.load().corpusPayloads
    let machine = ScenarioMachine(area: area, roles: Set(Role.allCases), payloads: payloads)
    let plan = PropertyPlan(propertyID: "corpus.\(area.rawValue)", runSeed: 1, cases: cases)
    return (0..<cases).map { machine.generator().generate(plan.seed(ofCase: $0)).value.scenario }
  }

  @Test("Each payload of the corpus can be written into a scenario's file")
  func standsInAFile() throws {
    let found = try Kit.load().corpusPayloads
    #expect(found.objects.count > 300)
    for payload in found.objects {
      var notification = AbstractNotification(alert: "Hello")
      notification.extra = payload
      notification.extra["aps"] = nil
      notification.aps = payload["aps"]?.object ?? [:]
      let scenario = Scenario(
        id: "found.payload",
        notifications: ["first": notification],
        when: [.application(.launch), .notification(.deliver("first"))]
      )
      let file = try JSON.bytes(scenario)
      let decoded = try StrictJSON.decode(Scenario.self, from: file, file: "found")
      #expect(decoded == scenario, "\(payload)")
      #expect(scenario.firstFault == nil, "\(payload)")
    }
  }

  @Test("Many payloads of the corpus are drawn, in legal scenarios")
  func isDrawn() throws {
    let found = try Kit.load().corpusPayloads.objects
    var seen: Set<Int> = []
    for scenario in try Self.scenarios(.notifications, cases: 1_000) {
      #expect(scenario.firstFault == nil)
      for notification in scenario.notifications.values where !notification.extra.members.isEmpty {
        seen.formUnion(found.indices.filter { Self.carries(notification, found[$0]) })
      }
    }
    #expect(seen.count > 50)
  }

  @Test("Scenarios are drawn without payloads of the corpus, too")
  func isOptional() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("payloads/json"),
      withIntermediateDirectories: true
    )
    for corpus in [folder.file("elsewhere"), folder.path] {
      let payloads = PayloadCorpus(corpus: URL(filePath: corpus))
      #expect(try CorpusPayloads(reading: payloads).objects.isEmpty)
    }
  }
}
