import PushCorpus
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A requirement that is newer than an app's edition does not fail a run.
@Suite("Requirements newer than the declared edition are pending", .serialized)
struct EditionTests {
  private static let next = Edition(year: 2027, number: 1)

  /// Judges a wrong center; the requirements that it violates have the next edition.
  @MainActor private static func results(
    declaring edition: String?,
    cases: Int = 0
  ) async throws -> SubjectResults {
    var kit = try Kit.load()
    for (index, requirement) in kit.catalog.requirements.enumerated()
    where requirement.area == "suppression" { kit.catalog.requirements[index].since = Self.next }
    var subject = PushCenterSubject(FaultySuppression.ToastsAllTheSame.self)
    if let edition { subject.app = subject.app.edition(edition) }
    let options = RunOptions(level: .should, seed: 1, caseCount: cases)
    return await ConformanceRunner(kit: kit, options: options).run(subject)
  }

  @Test("A violated requirement is noted as pending, and no case fails for it", arguments: [0, 60])
  @MainActor func pending(_ cases: Int) async throws {
    let results = try await Self.results(declaring: "2026.1", cases: cases)
    let id = "suppression.any-yes-suppresses"
    #expect(results.red.filter { $0.hasPrefix("suppression.") } == [])
    let result = try #require(results.cases.first { $0.id == id })
    #expect(result.outcome.isPassed, "\(result.outcome)")
    #expect(result.isPending)
    #expect(result.notes.map(\.kind) == [id])
    #expect(results.cases.filter(\.isPending).allSatisfy { $0.id.hasPrefix("suppression.") })
  }

  @Test("Without an edition the newest requirements count")
  @MainActor func newest() async throws {
    let results = try await Self.results(declaring: nil)
    #expect(results.red.contains { $0.hasPrefix("suppression.any-yes-suppresses: ") })
    #expect(results.cases.filter(\.isPending).isEmpty)
  }

  @Test(
    "A raised level counts from its edition on",
    arguments: [
      ("2026.1" as String?, Requirement.Level.should, false), ("2026.2", .must, true),
      (nil, .must, true),
    ]
  )
  @MainActor func raised(_ edition: String?, _ level: Requirement.Level, _ fails: Bool) async throws
  {
    var subject = PushCenterSubject(FaultyToastActivation.FollowsTheLatest.self)
    if let edition { subject.app = subject.app.edition(edition) }
    let results = try await Kit.results(of: subject, RunOptions())
    let result = try #require(results.cases.first { $0.id == "toast.activation-routes-once" })
    #expect(result.level == level)
    #expect(result.outcome.findings.isEmpty != fails)
    #expect(!result.isPending && (fails || !result.notes.isEmpty))
  }

  @Test("An edition that does not exist is an error that names those that do")
  @MainActor func unknown() async throws {
    let results = try await Self.results(declaring: "2025.1")
    let error = try #require(results.cases.lazy.compactMap(\.error).first)
    #expect(error.kind == "adapter.declaration")
    #expect(
      error.text
        == "the app declares .edition(\"2025.1\"), and there is no such edition; the editions are 2026.1, 2026.2"
    )
  }

  @Test("A requirement names the edition that it came with, or has the first one")
  func written() throws {
    func file(_ since: String) throws -> RequirementFile {
      let text = """
        {"area": "toast", "title": "Toasts", "requirements": [{"id": "toast.a", "level": "must", "clause": "A.",
         "roles": ["toasting"], "sources": [{"seed": "a", "passage": "b"}], "why": "B."\(since), "hint": "C."}]}
        """
      return try StrictJSON.decode(RequirementFile.self, from: Array(text.utf8), file: "toast.json")
    }
    func edition(_ file: RequirementFile) -> Edition? {
      guard case .standing(let requirement) = file.requirements.first else { return nil }
      return requirement.since
    }
    #expect(edition(try file("")) == .first)
    #expect(edition(try file(#", "since": "2026.1""#)) == .first)
    let error = try #require(throws: StrictJSONError.self) { try file(#", "since": "2027.1""#) }
    #expect("\(error)".contains("there is no edition '2027.1'; the editions are 2026.1, 2026.2"))
  }

  @Test("The editions are listed once each, the oldest first")
  func order() {
    #expect(Edition.all == Edition.all.sorted())
    #expect(Set(Edition.all).count == Edition.all.count)
    #expect(Edition(named: "2026.1") == .first)
    for name in ["", "2026", "2026.01", "2026.1 ", "2025.1"] {
      #expect(Edition(named: name) == nil)
    }
  }
}
