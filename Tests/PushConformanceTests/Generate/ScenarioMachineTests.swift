import PropertyEngine
import PushCorpus
import Testing

@testable import PushConformance

/// The scenarios that a machine draws for any subject.
@Suite struct ScenarioMachineTests {
  private static func machine(_ area: GenerationArea) -> ScenarioMachine {
    ScenarioMachine(area: area, roles: Set(Role.allCases))
  }

  private static func drawn(
    _ area: GenerationArea,
    cases: Int = 500
  ) -> [Generated<ScenarioMachine.Product>] {
    let generator = machine(area).generator()
    let plan = PropertyPlan(propertyID: "test.\(area.rawValue)", runSeed: 1, cases: cases)
    return (0..<cases).map { generator.generate(plan.seed(ofCase: $0)) }
  }

  @Test("Every scenario can be played by some center", arguments: GenerationArea.allCases)
  func isLegal(_ area: GenerationArea) {
    for made in Self.drawn(area) {
      let scenario = made.value.scenario
      #expect(made.record.isValid)
      #expect(scenario.firstFault == nil, "\(scenario.fileText ?? "")")
      // A step that only marks the next step as early does not count.
      #expect(scenario.steps.count { !$0.isEarly } <= RunOptions.defaultSteps)
    }
  }

  @Test("Every scenario decodes from its own JSON", arguments: GenerationArea.allCases)
  func decodes(_ area: GenerationArea) throws {
    for made in Self.drawn(area, cases: 200) {
      let scenario = made.value.scenario
      let json = try JSON.bytes(scenario)
      let decoded = try StrictJSON.decode(Scenario.self, from: json, file: "generated")
      #expect(decoded == scenario)
    }
  }

  @Test("Every sequence of choices makes a legal scenario", arguments: GenerationArea.allCases)
  func isLegalForAnyChoices(_ area: GenerationArea) {
    let generator = Self.machine(area).generator()
    for (number, made) in Self.drawn(area, cases: 300).enumerated() {
      var source = ChoiceSource(
        seed: CaseSeed(runSeed: 2, propertyID: "edits", caseIndex: UInt64(number))
      )
      var values = made.record.values
      for _ in 0...source.index(4) {
        let place = source.index(values.count)
        if source.bool() {
          values[place] = source.draw(through: 9)
        } else {
          values.removeSubrange(place..<min(values.count, place + 1 + source.index(6)))
        }
        if values.isEmpty { break }
      }
      let edited = generator.replay(values + [UInt64](repeating: 0, count: 40))
      guard edited.record.isValid else { continue }
      #expect(edited.value.scenario.firstFault == nil, "\(edited.value.scenario.fileText ?? "")")
    }
  }

  @Test("Equal choices make equal scenarios", arguments: GenerationArea.allCases)
  func replays(_ area: GenerationArea) {
    let generator = Self.machine(area).generator()
    for made in Self.drawn(area, cases: 100) {
      let again = generator.replay(made.record.values)
      #expect(again.value.scenario == made.value.scenario)
      #expect(again.record == made.record)
    }
  }

  /// A center has a role together with other roles: a suppressible center also receives.
  @Test("A step is drawn only for centers with its role")
  func heedsRoles() {
    let sets: [Set<Role>] = [
      [.receiving, .toasting], [.receiving, .responderChain], [.registering], [.busNavigating],
      [.receiving, .responding, .routing], [.receiving, .hierarchyBuilding, .linkOpening],
      [.serviceHosting], [.serviceHosting, .receiving],
    ]
    for roles in sets {
      for area in GenerationArea.allCases where !roles.isDisjoint(with: area.roles) {
        let generator = ScenarioMachine(area: area, roles: roles).generator()
        let plan = PropertyPlan(propertyID: "roles", runSeed: 3, cases: 100)
        for index in 0..<100 {
          let scenario = generator.generate(plan.seed(ofCase: index)).value.scenario
          #expect(scenario.neededRoles.allSatisfy { !roles.isDisjoint(with: $0) })
        }
      }
    }
  }

  @Test("Each step with a rule is drawn", arguments: GenerationArea.allCases)
  func usesEveryRule(_ area: GenerationArea) {
    let drawn = Self.drawn(area, cases: 2_000)
    var rules: [RuleCount] = []
    for made in drawn { rules.add(made.value.rules) }
    #expect(!drawn.isEmpty)
    #expect(drawn.count { !$0.record.isValid } * 20 <= drawn.count)
    #expect(rules.filter { $0.uses == 0 }.map(\.name) == [])
  }

  @Test("Each step that a requirement needs has a rule")
  func neededRulesExist() throws {
    let machines = GenerationArea.allCases.map(Self.machine)
    for requirement in try Kit.load().catalog.requirements {
      for name in requirement.needs {
        let isKnown = machines.contains { !$0.rules(named: [name]).isEmpty }
        #expect(isKnown, "\(requirement.id) needs '\(name)'")
      }
    }
  }

  /// Some thousand scenarios are the same on every machine, in debug and in release, letter by letter.
  @Test("Equal seeds draw equal scenarios")
  func isDeterministic() throws {
    var digest = Digest()
    for area in GenerationArea.allCases {
      for made in Self.drawn(area) {
        for byte in try JSON.bytes(made.value.scenario) { digest.combine(UInt64(byte)) }
      }
    }
    #expect(digest.value == 15_083_049_700_819_152_370)
  }
}
