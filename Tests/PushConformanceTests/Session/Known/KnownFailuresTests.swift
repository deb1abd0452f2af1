import PushSimulation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The effect of a known failure on a run.
@Suite("A known failure does not turn a run red while its story shows it", .serialized)
struct KnownFailuresTests {
  private static let id = "suppression.any-yes-suppresses"

  @MainActor private static func wrong() -> PushCenterSubject {
    PushCenterSubject(FaultySuppression.ToastsAllTheSame.self, name: "my-center")
  }

  @MainActor private static func right() -> PushCenterSubject {
    PushCenterSubject(PlainCenter.self, name: "my-center")
  }

  @Test("Each case of a known failure is skipped with the reason, and has the finding")
  @MainActor func known() async throws {
    var known = try await KnownFailuresRun.known(of: Self.wrong(), cases: 0)
    try #require(known.entries.count == 1)
    #expect(known.entries[0].group.hasPrefix("\(Self.id) "))
    #expect(known.entries[0].reason == "not looked into yet")
    known.entries[0].reason = "PUSH-1412"
    known.entries[0].until = CalendarDay("2999-12-31")
    let results = try await KnownFailuresRun.results(of: Self.wrong(), cases: 0, known)
    #expect(results.red == [])
    let skipped = results.cases.filter { $0.outcome.isKnown }
    #expect(skipped.map(\.id).contains(Self.id))
    #expect(skipped.contains { $0.kind == .scenario })
    #expect(skipped.allSatisfy { !$0.known.isEmpty })
    #expect(results.reason(of: Self.id) == "known failure: PUSH-1412, until 2999-12-31")
    #expect(results.known.map(\.isExpired) == [false])
  }

  @Test("An entry whose story passes is an error that names its line")
  @MainActor func fixed() async throws {
    let known = try await KnownFailuresRun.known(of: Self.wrong(), cases: 0)
    let results = try await KnownFailuresRun.results(of: Self.right(), cases: 0, known)
    #expect(results.red == ["\(Self.id): known.fixed"])
    let line = known.entries[0].line
    let text =
      "known.txt:\(line): fixed: the story of '\(known.entries[0].group)' no longer shows it; remove the"
      + " entry at line \(line)"
    #expect(results.error(of: Self.id) == text)
    let updated = known.updated(by: [results]).known
    #expect(updated.entries.isEmpty)
  }

  @Test("A draw that misses the failure is not red, and the case is no pass either")
  @MainActor func missed() async throws {
    let subject = PushCenterSubject(FaultySuppression.ToastsAllTheSame.self, name: "my-center")
    var kit = try Kit.load()
    kit.scenarios = []
    let drawn = await ConformanceRunner(kit: kit, options: RunOptions(seed: 1, caseCount: 60))
      .run(subject)
    let known = KnownFailures().updated(by: [drawn]).known
    try #require(!known.entries.isEmpty)
    for entry in known.entries {
      guard case .replayed = entry.story else {
        Issue.record("\(entry.story.text) is no token")
        continue
      }
    }
    let missing = await ConformanceRunner(kit: kit, options: RunOptions().accepting(known))
      .run(subject)
    #expect(missing.red == [])
    #expect(
      missing.reason(of: known.entries[0].requirement) == "known failure: not looked into yet"
    )
  }

  @Test("An entry about something that the center is not judged by is an error")
  @MainActor func matchesNothing() async throws {
    var known = try await KnownFailuresRun.known(of: Self.wrong(), cases: 0)
    let id = try #require(
      try Kit.load().catalogue.requirements.first { $0.roles == [.badgeOwning] }?.id
    )
    known.entries[0].group = "\(id) notification: missing badge"
    let results = try await KnownFailuresRun.results(of: Self.right(), cases: 0, known)
    #expect(results.red == ["\(id): known.matches-nothing"])
    #expect(results.error(of: id)?.contains("role badgeOwning not offered") == true)
  }

  @Test("An expired entry warns, and is an error if entries are taken strictly")
  @MainActor func expired() async throws {
    var known = try await KnownFailuresRun.known(of: Self.wrong(), cases: 0)
    known.entries[0].until = CalendarDay("2026-11-22")
    known.today = CalendarDay("2026-11-22")
    known.isStrict = true
    let lastDay = try await KnownFailuresRun.results(of: Self.wrong(), cases: 0, known)
    #expect(lastDay.red == [])
    known.today = CalendarDay("2026-11-23")
    let strict = try await KnownFailuresRun.results(of: Self.wrong(), cases: 0, known)
    #expect(strict.red == ["\(Self.id): known.expired"])
    #expect(known.updated(by: [strict]).known.entries == known.entries)
    known.isStrict = false
    let lenient = try await KnownFailuresRun.results(of: Self.wrong(), cases: 0, known)
    #expect(lenient.red == [])
    #expect(lenient.known.map(\.isExpired) == [true])
  }

  @Test("A filter that leaves the requirement out leaves the entry in peace")
  @MainActor func filtered() async throws {
    let known = try await KnownFailuresRun.known(of: Self.wrong(), cases: 0)
    for pattern in ["toast.active-receipt-shows-one", "suppression.open-conversation-only"] {
      let filter = CaseFilter(filters: [pattern])
      for subject in [Self.wrong(), Self.right()] {
        let results = try await KnownFailuresRun.results(
          of: subject,
          cases: 0,
          filter: filter,
          known
        )
        #expect(results.red == [])
      }
    }
  }

  @Test("A golden scenario is a story by its name, and a find by a token")
  @MainActor func stories() async throws {
    var kit = try Kit.load()
    var scenario = try Kit.scenario("suppression.open-conversation-only")
    for (id, isNamed) in [(scenario.id, true), ("generated.suppression", false)] {
      scenario.id = id
      kit.scenarios = [scenario]
      let results = await ConformanceRunner(kit: kit).run(Self.wrong())
      let entry = try #require(KnownFailures().updated(by: [results]).known.entries.first)
      #expect((entry.story == .named(id)) == isNamed)
    }
  }

  @Test("Another failure of the requirement is not hidden by its entry")
  @MainActor func opposite() async throws {
    let subject = PushCenterSubject(CausesOfSeveralFaultsTests.HasTwoFaultsOfOneRequirement.self)
    let all = try await KnownFailuresRun.known(of: subject, cases: 0)
    try #require(all.entries.count == 2)
    for place in all.entries.indices {
      var known = all
      let left = known.entries.remove(at: place)
      let results = try await KnownFailuresRun.results(of: subject, cases: 0, known)
      #expect(FindingGroup.all(in: results.cases).map(\.key) == [left.group])
      #expect(results.cases.first { $0.id == "toast.active-receipt-shows-one" }?.known.count == 1)
    }
  }

  @Test("A finding of the same cause that the entry does not list is red")
  @MainActor func unlisted() async throws {
    let subject = PushCenterSubject(FaultySuppression.TakesYesForNo.self, name: "my-center")
    var known = try await KnownFailuresRun.known(of: subject, cases: 0)
    try #require(known.entries.count == 1)
    let entry = known.entries[0]
    #expect(try await KnownFailuresRun.results(of: subject, cases: 0, known).red == [])
    known.entries[0].also.removeAll { $0.hasPrefix("toast.active-receipt-shows-one ") }
    #expect(known.entries[0].also != entry.also)
    let results = try await KnownFailuresRun.results(of: subject, cases: 0, known)
    #expect(results.failedRequirements == ["toast.active-receipt-shows-one"])
    known.entries[0].also = []
    let all = try await KnownFailuresRun.results(of: subject, cases: 0, known)
    #expect(all.failedRequirements.count == 3)
    #expect(!all.failedRequirements.contains(entry.requirement))
  }

  @Test("Entries that still hold keep their words when the file is written again")
  @MainActor func rewritten() async throws {
    var known = try await KnownFailuresRun.known(of: Self.wrong(), cases: 0)
    known.entries[0].reason = "PUSH-1412"
    known.entries[0].link = "https://tracker.example/PUSH-1412"
    known.entries[0].until = CalendarDay("2999-12-31")
    known.entries[0].comments = ["Ada looks into it."]
    let results = try await KnownFailuresRun.results(of: Self.wrong(), cases: 0, known)
    #expect(known.updated(by: [results]).known == known)
  }
}

extension CaseResult.Outcome {
  fileprivate var isKnown: Bool {
    if case .skipped(.known) = self { true } else { false }
  }
}

extension SubjectResults {
  /// The requirements with a finding that fails the run.
  fileprivate var failedRequirements: [String] {
    cases.compactMap { result in
      guard case .failed = result.outcome, result.kind == .requirement else { return nil }
      return result.id
    }
  }

  fileprivate func reason(of id: String) -> String? {
    guard case .skipped(let reason) = cases.first(where: { $0.id == id })?.outcome else {
      return nil
    }
    return reason.text
  }

  fileprivate func error(of id: String) -> String? {
    guard case .error(let error) = cases.first(where: { $0.id == id })?.outcome else { return nil }
    return error.text
  }
}
