import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

/// The verdicts of generated runs on centers, without any golden scenario.
@Suite(.serialized) struct GeneratedRunsTests {
  /// The results of the blocks of a subject, and the findings of its requirements.
  @MainActor
  private static func results(
    of subject: PushCenterSubject,
    cases: Int,
    seed: UInt64 = 0,
    asking patterns: [String] = []
  ) async throws -> [CaseResult] {
    var kit = try Kit.load()
    kit.scenarios = []
    let filter = CaseFilter(filters: patterns)
    var options = RunOptions(filter: filter, level: .should, seed: seed, caseCount: cases)
    options.keepsStatistics = true
    return await ConformanceRunner(kit: kit, options: options).run(subject).cases
  }

  @MainActor
  private static func expectConformance(_ subject: PushCenterSubject, cases: Int) async throws {
    let results = try await results(of: subject, cases: Sweep.cases ?? cases, seed: Sweep.seed)
    var runs = 0
    for result in results where result.kind == .generated {
      switch result.outcome {
      case .passed: runs += result.exercisedRunCount
      case .skipped(.roleNotOffered): continue
      case .skipped(let reason): Issue.record("\(result.id): \(reason.text)")
      case .error(let error): Issue.record("\(subject.name) \(result.id): \(error.text)")
      case .failed(let findings):
        for finding in findings {
          Issue.record("\(result.id):\n\(finding.text(subject: subject.name))")
        }
      }
    }
    #expect(runs > 0)
  }

  @Test("The reference centers pass") @MainActor
  func references() async throws {
    for subject in ReferenceSubjects.all {
      try await Self.expectConformance(subject, cases: 24)
    }
  }

  @Test("Legal centers pass generated runs", arguments: LegalCentersTests.rows) @MainActor
  func legal(_ row: SubjectRow) async throws {
    let all = LegalCentersTests.rows + GeneratedCatchesTests.rows
    try #require(Sweep.centers?.isSubset(of: all.map(\.name)) ?? true, "an unknown center")
    guard Sweep.chooses(row) else { return }
    try await Self.expectConformance(row.subject(), cases: 16)
  }

  /// A faulty center, a requirement that generated runs find it by, and the number of steps left.
  struct Find: Sendable, CustomTestStringConvertible {
    var row: SubjectRow
    var steps: Int
    var testDescription: String { row.testDescription }

    init<Center: PushCenterUnderTest>(
      _ type: Center.Type,
      _ requirement: String,
      steps: Int
    ) {
      row = SubjectRow(type, requirement)
      self.steps = steps
    }
  }

  static let finds = [
    Find(FaultyToken.DropsZeroPadding.self, "token.text-is-lossless-hexadecimal", steps: 3),
    Find(FaultyToast.ShowsInTheBackground.self, "toast.none-in-background", steps: 2),
    Find(FaultyToastActivation.FollowsTheLatest.self, "toast.activation-routes-once", steps: 4),
    Find(
      FaultySuppressionMembership.KeepsSuppressors.self,
      "suppression.suppressors-are-held-weakly",
      steps: 3
    ),
    Find(FaultySuppression.ToastsAllTheSame.self, "suppression.any-yes-suppresses", steps: 3),
    Find(
      FaultySuppression.SuppressesBroadcasts.self,
      "suppression.never-prevents-broadcast",
      steps: 4
    ),
    Find(FaultyRouting.FollowsThePreviousLink.self, "routing.no-url-no-call", steps: 3),
    Find(FaultyResponders.HandsToTheNewest.self, "responders.decliners-receive-nothing", steps: 4),
    Find(
      FaultyNavigationWayBack.PopsToSameViewInsteadOfClearing.self,
      "navigation.way-back-is-cleared",
      steps: 3
    ),
    Find(FaultyNavigation.ListensTwice.self, "navigation.listening-twice-counts-once", steps: 3),
    Find(FaultyServicesAnswers.StopsAtTheTaker.self, "services.url-is-offered-to-all", steps: 2),
    Find(FaultyExtension.HasNoExpiry.self, "extension.request-is-answered-by-expiry", steps: 2),
    Find(FaultyExtension.KeepsTheHandler.self, "extension.request-is-answered-once", steps: 3),
    Find(FaultyExtension.SharesItsContent.self, "extension.requests-do-not-mix", steps: 3),
    Find(
      FaultyExtension.ThrowsTheFileAway.self,
      "extension.named-attachment-is-attached",
      steps: 2
    ),
  ]

  @Test("A wrong center is found with the fewest steps", arguments: finds) @MainActor
  func findsFaults(_ find: Find) async throws {
    let subject = find.row.subject()
    let requirement = try #require(find.row.requirements.first)
    // Findings of other requirements would also be shrunk, which takes time.
    let results = try await Self.results(of: subject, cases: 400, asking: [requirement])
    let result = try #require(results.first { $0.kind == .requirement && $0.id == requirement })
    guard case .failed(let findings) = result.outcome, let finding = findings.first else {
      Issue.record("not found: \(result.outcome)")
      return
    }
    let scenario = try #require(finding.run?.scenario)
    #expect(scenario.steps.count == find.steps, "\(finding.text(subject: subject.name))")
    #expect(scenario.exercises == [requirement])

    // The token reproduces the finding, but not with a center without the fault.
    let token = try ReplayToken(try #require(finding.token))
    #expect(token == ReplayToken(subject: subject.name, scenario: scenario))
    let runner = ConformanceRunner(kit: try Kit.load())
    guard case .fails(let again) = await runner.replay(token, with: subject) else {
      Issue.record("the token no longer fails")
      return
    }
    #expect(again.contains { $0.kind == requirement })
    #expect(again.allSatisfy { $0.token == finding.token })
  }

  @Test("A find fails its block as well", arguments: finds.prefix(3)) @MainActor
  func failsBlocks(_ find: Find) async throws {
    let results = try await Self.results(of: find.row.subject(), cases: 100)
    let failed = results.filter { $0.kind == .generated && $0.outcome.isFailure }
    #expect(!failed.isEmpty)
    let found = failed.flatMap(\.outcome.findings).compactMap(\.kind)
    #expect(!find.row.requirements.isDisjoint(with: found))
  }

  @Test("The seed decides which faults are found") @MainActor
  func isRepeatable() async throws {
    let subject = PushCenterSubject(FaultyToken.DropsZeroPadding.self)
    func texts(seed: UInt64) async throws -> [String] {
      try await Self.results(of: subject, cases: 100, seed: seed)
        .filter { $0.kind == .generated }
        .map { "\($0.id) \($0.exercisedRunCount) \($0.generation.map { "\($0)" } ?? "")" }
    }
    let first = try await texts(seed: 7)
    #expect(try await texts(seed: 7) == first)
    #expect(try await texts(seed: 8) != first)
  }
}

extension CaseResult.Outcome {
  fileprivate var isFailure: Bool { !findings.isEmpty }

  fileprivate var findings: [Finding] {
    if case .failed(let findings) = self { findings } else { [] }
  }
}
