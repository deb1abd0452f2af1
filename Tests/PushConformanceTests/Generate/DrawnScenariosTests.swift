import PropertyEngine
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The scenarios that are drawn for a subject fit the subject, its app and the system.
@Suite struct DrawnScenariosTests {
  private static func scenarios(
    of subject: PushCenterSubject,
    in area: GenerationArea,
    count: Int
  ) -> [Scenario] {
    let machine = ScenarioMachine(area: area, roles: subject.roles, vocabulary: subject.vocabulary)
    let plan = PropertyPlan(propertyID: area.rawValue, runSeed: 11, cases: count)
    let generator = machine.generator()
    return (0..<count).map { generator.generate(plan.seed(ofCase: $0)).value.scenario }
  }

  private static func scenarios(of area: GenerationArea) -> [Scenario] {
    let machine = ScenarioMachine(area: area, roles: Set(Role.allCases))
    let plan = PropertyPlan(propertyID: area.rawValue, runSeed: 12, cases: 200)
    let generator = machine.generator()
    return (0..<200).map { generator.generate(plan.seed(ofCase: $0)).value.scenario }
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

  @Test("No drawn permission is that of an App Clip")
  func drawsNoPermissionOfAppClips() {
    let steps = Self.scenarios(of: .permission).flatMap(\.steps)
    #expect(steps.contains(.permission(.set(.provisional))))
    for scenario in GenerationArea.allCases.flatMap(Self.scenarios) {
      for case .permission(let step) in scenario.steps {
        #expect(step != .set(.ephemeral) && step != .answer(.ephemeral))
      }
    }
  }

  @Test("A user acts in the app only while the app is active", arguments: GenerationArea.allCases)
  func actsInFront(_ area: GenerationArea) throws {
    var acts = 0
    for scenario in Self.scenarios(of: area) {
      let support: [CallbackSupport] = [.receives, [.receives, .fetches, .responds]]
      for support in support {
        let delivery = NotificationDelivery(os: .scenes, support: support)
        var world = World()
        for step in scenario.steps {
          switch step {
          case .account(.answerUnregistration), .links(.router): break
          case .account, .links, .hierarchy(.navigate), .permission(.answer):
            acts += 1
            #expect(world.lifecycle.state == .active, "\(step.text) in \(scenario.fileText ?? "")")
          default: break
          }
          try world.play(step, with: delivery) { scenario.kindOfDelivery(of: $0) }
        }
      }
    }
    let isAboutUsers: Set<GenerationArea> = [.accounts, .permission, .notifications, .screens]
    #expect(acts > 0 || !isAboutUsers.contains(area))
  }

  @Test("A service extension has 30 seconds before its time runs out")
  func expiresLate() {
    var expiries = 0
    for scenario in Self.scenarios(of: .extensions) {
      var now = Duration.zero
      var arrivals: [String: Duration] = [:]
      for step in scenario.steps {
        switch step {
        case .time(.advance(let time)): now += time
        case .notification(.deliver(let name)): arrivals[name] = now
        case .extension(.expire(let name)):
          expiries += 1
          #expect(now - (arrivals[name] ?? now) >= .seconds(30))
        default: break
        }
      }
    }
    #expect(expiries > 100)
  }
}
