import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A file of known failures that was written with one seed holds for others, and hides nothing else.
///
/// `PUSH_CONFORMANCE_SWEEP_CASES` takes every fifth center.
@Suite("A file of known failures does not depend on the seed", .serialized)
struct KnownFailuresOfSeedsTests {
  static let rows = FaultySubjects.rows.enumerated()
    .filter { $0.offset % (Sweep.cases == nil ? 50 : 5) == 2 }.map(\.element)

  /// The centers whose fault shows another effect or violates another requirement with some seeds, and how many of the
  /// ten seeds these are.
  static let otherSeeds = [
    "CountsAsItCalls": 2, "ForgetsItsQueueAtATap": 5, "ForgetsSuppressorsWithTheFirst": 2,
    "GoesRoundTwice": 1, "NeverCancelsRetries": 3, "ShowsAfterAll": 2, "TakesABadgeForSilent": 1,
    "TakesYesForNo": 1, "TriesBehindTheEnd": 2,
  ]

  @Test("A file written with seed 1 matches on the seeds 2 to 10", arguments: rows)
  @MainActor func seeds(_ row: SubjectRow) async throws {
    let subject = row.subject()
    let known = try await KnownFailuresRun.known(of: subject, seed: 1)
    #expect(!known.entries.isEmpty)
    var red: [String] = []
    for seed in UInt64(1)...10 {
      let results = try await KnownFailuresRun.results(of: subject, seed: seed, known)
      if !results.red.isEmpty { red.append("seed \(seed): \(results.red)") }
    }
    #expect(red.count <= Self.otherSeeds[row.name, default: 0], "\(red)")
  }

  /// Three of the four faults of a center are known.
  @Test("A fault that is not listed stays red", arguments: 0..<4)
  @MainActor func another(_ place: Int) async throws {
    let subject = PushCenterSubject(CausesOfSeveralFaultsTests.HasFourFaults.self)
    var known = try await KnownFailuresRun.known(of: subject, seed: 1)
    try #require(known.entries.count == 4)
    let left = known.entries.remove(at: place)
    for seed in UInt64(1)...3 {
      let results = try await KnownFailuresRun.results(of: subject, seed: seed, known)
      let causes = FindingGroup.all(in: results.cases)
      #expect(causes.map(\.key) == [left.group], "seed \(seed)")
    }
  }
}

/// Runs of a center with known failures.
enum KnownFailuresRun {
  /// Judges a center on the golden scenarios and on generated ones.
  @MainActor static func results(
    of subject: PushCenterSubject,
    seed: UInt64 = 1,
    cases: Int = Sweep.cases ?? 60,
    filter: CaseFilter = CaseFilter(),
    _ known: KnownFailures
  ) async throws -> SubjectResults {
    let options = RunOptions(filter: filter, level: .should, seed: seed, caseCount: cases)
    return await ConformanceRunner(kit: try Kit.load(), options: options.accepting(known))
      .run(subject)
  }

  /// Returns the causes of a run as a file that was written and read again.
  @MainActor static func known(
    of subject: PushCenterSubject,
    seed: UInt64 = 1,
    cases: Int = Sweep.cases ?? 60,
    _ known: KnownFailures = KnownFailures()
  ) async throws -> KnownFailures {
    let results = try await results(of: subject, seed: seed, cases: cases, known)
    let (updated, unwritten) = known.updated(by: [results])
    #expect(unwritten.isEmpty)
    return try KnownFailures(Array(updated.text.utf8), file: "known.txt", kit: try Kit.load())
  }
}
