import PropertyEngine
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Checks and facts name the kinds of event that they need, and miss nothing.
///
/// Each run is judged twice: as usual, and with every turn passed to every check and to all facts.
@Suite(.serialized) struct SubscriptionTests {
  @Test(
    "Centers get the same verdicts with and without kinds of event",
    arguments: FaultyCentersTests.rows + LegalCentersTests.rows
  ) @MainActor
  func centers(_ row: SubjectRow) async throws {
    try await Self.expectSameVerdicts(on: row.subject())
  }

  @Test("Golden scenarios get the same verdicts with and without kinds of event") @MainActor
  func goldenScenarios() async throws {
    let kit = try Kit.load()
    for subject in Kit.subjects {
      let judges = try Self.judges(of: subject)
      let stage = Stage(subject: subject)
      for scenario in kit.scenarios where kit.reasonToSkip(scenario, subject) == nil {
        Self.expectSameVerdicts(on: await stage.play(scenario, listening: false), by: judges)
      }
    }
  }

  @Test("A check is not called for turns without its kinds of event") @MainActor
  func leavesTurnsOut() async throws {
    let stage = Stage(subject: try #require(Kit.subjects.first))
    let run = await stage.play(try Kit.scenario("toast.first-of-two-tapped"))
    var receipts = 0
    run.forEachTurn(on: .receipts) { turn in
      #expect(turn.stimulus.received != nil)
      receipts += 1
    }
    var turns = 0
    run.ignoringKinds.forEachTurn(on: .receipts) { _ in turns += 1 }
    #expect(receipts == 2)
    #expect(turns == run.digest.spans.count && turns > receipts)
  }

  // MARK: - Judging twice

  @MainActor private static func expectSameVerdicts(on subject: PushCenterSubject) async throws {
    let judges = try judges(of: subject)
    let stage = Stage(subject: subject)
    let payloads = try Kit.load().corpusPayloads
    for area in GenerationArea.allCases where !subject.roles.isDisjoint(with: area.roles) {
      let machine = ScenarioMachine(area: area, roles: subject.roles, payloads: payloads)
      let plan = PropertyPlan(propertyID: "subscriptions.\(area)", runSeed: Sweep.seed, cases: 3)
      for number in 0..<3 {
        let made = machine.generator().generate(plan.seed(ofCase: number))
        let run = await stage.play(made.value.scenario, listening: false)
        expectSameVerdicts(on: run, by: judges)
      }
    }
  }

  @MainActor private static func judges(of subject: PushCenterSubject) throws -> [GeneratedRunJudge]
  {
    try Kit.load().catalog.requirements
      .filter { $0.reasonToSkip(subject) == nil }
      .map { GeneratedRunJudge($0, of: subject) }
  }

  private static func expectSameVerdicts(on run: Run, by judges: [GeneratedRunJudge]) {
    let usual = verdicts(on: run, by: judges)
    let blind = verdicts(on: run.ignoringKinds, by: judges)
    for (judge, verdict) in blind where usual[judge] != verdict {
      Issue.record("\(judges[judge].requirement.id) misses something in \(run.scenario.id)")
    }
    #expect(usual.count == blind.count)
  }

  /// Returns the verdicts on a run, independent of the order in which a check has iterated its sets.
  private static func verdicts(on run: Run, by judges: [GeneratedRunJudge]) -> [Int: Said] {
    let verdicts = GeneratedRunJudge.verdicts(on: run, by: judges).map { judge, verdict in
      let said = Said(
        satisfied: verdict.satisfied,
        violations: Set(verdict.violations),
        unseen: verdict.unseen
      )
      return (judge, said)
    }
    return Dictionary(uniqueKeysWithValues: verdicts)
  }

  private struct Said: Hashable {
    var satisfied: Int
    var violations: Set<Violation>
    var unseen: Unseen?
  }
}

extension Run {
  /// The same run, in which every span counts as every kind of event.
  fileprivate var ignoringKinds: Run {
    var play = play
    play.ignoresKinds = true
    return Run(play)
  }
}
