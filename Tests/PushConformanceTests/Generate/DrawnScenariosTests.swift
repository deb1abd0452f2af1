import PropertyEngine
import PushSimulation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The scenarios that are drawn for a subject fit the subject, its app and the system.
@Suite struct DrawnScenariosTests {
  /// Returns scenarios of an area for a subject.
  private static func scenarios(
    of subject: PushCenterSubject,
    in area: GenerationArea,
    count: Int
  ) -> [Scenario] {
    let machine = ScenarioMachine(
      area: area,
      roles: subject.roles,
      vocabulary: subject.vocabulary
    )
    let plan = PropertyPlan(propertyID: area.rawValue, runSeed: 11, cases: count)
    let generator = machine.generator()
    return (0..<count).map { generator.generate(plan.seed(ofCase: $0)).value.scenario }
  }

  @Test("What is drawn for a subject is legal, is played, and can be replayed by its token")
  @MainActor func canBeReplayed() throws {
    let kit = try Kit.load()
    for subject in Kit.subjects + LegalCentersTests.rows.map({ $0.subject() }) {
      for area in GenerationArea.allCases where area.reasonToSkip(subject) == nil {
        for scenario in Self.scenarios(of: subject, in: area, count: 4) {
          let reason = kit.reasonToSkip(scenario, subject)
          #expect(reason == nil, "\(subject.name), \(area): \(reason?.text ?? "")")
          let token = ReplayToken(subject: subject.name, scenario: scenario)
          #expect(try token.text.map { try ReplayToken($0).scenario } == scenario)
        }
      }
    }
  }
}
