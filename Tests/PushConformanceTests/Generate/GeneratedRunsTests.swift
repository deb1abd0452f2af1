import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

/// The verdicts of generated runs on centers, without any golden scenario.
@Suite(.serialized) struct GeneratedRunsTests {
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
    for subject in ReferenceSubjects.all { try await Self.expectConformance(subject, cases: 24) }
  }

  @Test("Legal centers pass generated runs", arguments: LegalCentersTests.rows) @MainActor
  func legal(_ row: SubjectRow) async throws {
    let all = LegalCentersTests.rows + GeneratedCatchesTests.rows
    try #require(Sweep.centers?.isSubset(of: all.map(\.name)) ?? true, "an unknown center")
    guard Sweep.chooses(row) else { return }
    try await Self.expectConformance(row.subject(), cases: 16)
  }

  /// A faulty center, a requirement by which generated runs find its fault, and the number of steps of the find.
  struct Find: Sendable, CustomTestStringConvertible {
    var center: String
    var requirement: String
    var steps: Int
    var testDescription: String { center }

    @MainActor var subject: PushCenterSubject {
      get throws { try #require(FaultySubjects.rows.first { $0.fullName == center }).subject() }
    }
  }

  static let finds =
    ([
      "FaultyToken.DropsZeroPadding": ("token.text-is-lossless-hexadecimal", 3),
      "FaultyToast.ShowsInTheBackground": ("toast.none-in-background", 2),
      "FaultyToastActivation.FollowsTheLatest": ("toast.activation-routes-once", 4),
      "FaultySuppressionMembership.KeepsSuppressors": (
        "suppression.suppressors-are-held-weakly", 3
      ),
      "FaultySuppression.ToastsAllTheSame": ("suppression.any-yes-suppresses", 3),
      "FaultySuppression.SuppressesBroadcasts": ("suppression.never-prevents-broadcast", 4),
      "FaultyRouting.FollowsThePreviousLink": ("routing.no-url-no-call", 3),
      "FaultyResponders.HandsToTheNewest": ("responders.decliners-receive-nothing", 4),
      "FaultyNavigationWayBack.PopsToSameViewInsteadOfClearing": (
        "navigation.way-back-is-cleared", 3
      ),
      "FaultyNavigation.ListensTwice": ("navigation.listening-twice-counts-once", 3),
      "FaultyServicesAnswers.StopsAtTheTaker": ("services.url-is-offered-to-all", 2),
      "FaultyExtension.HasNoExpiry": ("extension.request-is-answered-by-expiry", 2),
      "FaultyExtension.KeepsTheHandler": ("extension.request-is-answered-once", 3),
      "FaultyExtension.SharesItsContent": ("extension.requests-do-not-mix", 3),
      "FaultyExtension.ThrowsTheFileAway": ("extension.named-attachment-is-attached", 2),
    ] as KeyValuePairs).map { Find(center: $0, requirement: $1.0, steps: $1.1) }

  @Test("A wrong center is found with the fewest steps", arguments: finds) @MainActor
  func findsFaults(_ find: Find) async throws {
    let (subject, requirement) = (try find.subject, find.requirement)
    // Findings of other requirements would also be shrunk, which takes time.
    let results = try await Self.results(of: subject, cases: 400, asking: [requirement])
    let result = try #require(results.first { $0.kind == .requirement && $0.id == requirement })
    let finding = try #require(result.outcome.findings.first, "not found: \(result.outcome)")
    let scenario = try #require(finding.run?.scenario)
    #expect(scenario.steps.count == find.steps, "\(finding.text(subject: subject.name))")
    #expect(scenario.exercises == [requirement])

    // The token reproduces the finding, but not with a center without the fault.
    let token = try ReplayToken(try #require(finding.token))
    #expect(token == ReplayToken(subject: subject.name, scenario: scenario))
    let runner = ConformanceRunner(kit: try Kit.load())
    let again = await runner.replay(token, with: subject).findings
    #expect(again.contains { $0.kind == requirement })
    #expect(again.allSatisfy { $0.token == finding.token })
  }

  @Test("A find fails its block as well", arguments: finds.prefix(3)) @MainActor
  func failsBlocks(_ find: Find) async throws {
    let results = try await Self.results(of: find.subject, cases: 100)
    let findings = results.filter { $0.kind == .generated }.flatMap(\.outcome.findings)
    #expect(findings.contains { $0.kind == find.requirement })
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
