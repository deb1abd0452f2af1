import ConformanceReports
import ConformanceTestSupport
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// One wrong center on each base is the main branch, and the other wrong centers on this base are its branches.
@Suite("A baseline covers only its own failures", .serialized)
struct BaselineCoverageTests {
  /// The centers that fail nowhere else than the main branch of their base.
  static let covered: Set<String> = [
    "FaultyAccount.LogoutSkipsUnconfirmedUpload",
    "FaultyAccountSwitching.SwitchesTooLate",
    "FaultyBadge.ClearsWhenTheAppIsNotActive",
    "FaultyExtensionTexts.FetchesByTheIdentifier",
    "FaultyHierarchy.ForgetsWhatItsScreensAreFor",
    "FaultyHierarchy.ShowsItsOwnLeafAlone",
    "FaultyHierarchy.ShowsTheRootOnTop",
    "FaultyNotificationSamples.NeedsTheNameOfAShop",
    "FaultyRegistration.ForgetsTheBadgeOnIOS7",
    "FaultyResponsesActions.SleepsBeforeItsTurn",
    "FaultyResponsesCategories.NeverRegisters",
    "FaultyResponsesForms.OverlooksTheLink",
    "FaultyResponsesForms.TakesPeopleForRooms",
    "FaultyResponsesOptions.OpensItsOldLinks",
    "FaultyResponsesOptions.OpensTheListOfKnownTypes",
    "FaultyResponsesOptions.ShowsLaterWhatItHides",
    "FaultyResponsesPassingOn.PassesOnTwiceByMembers",
    "FaultyResponsesUpdates.SleepsBeforeItsTurn",
    "FaultyRouting.FollowsInTheBackground",
    "FaultyScenes.LosesTheSceneWhileWaiting",
    "FaultyServices.HandlesNotificationsAlone",
    "FaultyServices.KeepsErrorsToItself",
    "FaultyServices.KeepsLocalNotificationsToItself",
    "FaultyServices.KeepsResigningToItself",
    "FaultyServices.TellsTheFirstAlone",
    "FaultySuppressionWaiting.TakesTheFirstAnswer",
    "FaultyTokenNews.TellsTheFirstWhoComes",
    "FaultyTokenNews.TellsWhoComesBeforeTheServerAnswers",
    "FaultyWithdrawalClearing.ClearsForTheAccountThatTheUserLeaves",
  ]

  /// A correct center, and the wrong centers that are derived from it.
  struct Base: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The wrong center that violates the fewest requirements.
    var main: SubjectRow
    /// The other wrong centers.
    var branches: [SubjectRow]

    init?(_ name: String, _ rows: [SubjectRow]) {
      let fewest = rows.indices.min { rows[$0].requirements.count < rows[$1].requirements.count }
      guard rows.count > 1, let fewest else { return nil }
      (testDescription, main, branches) = (name, rows[fewest], rows)
      branches.remove(at: fewest)
    }
  }

  /// The correct centers with at least two wrong centers.
  static let bases: [Base] = {
    var bases: [String: [SubjectRow]] = [:]
    for row in FaultySubjects.rows {
      guard let type = row.type as? AnyClass, let base = _getSuperclass(type) else { continue }
      bases["\(base)", default: []].append(row)
    }
    return bases.sorted { $0.key < $1.key }.compactMap { Base($0.key, $0.value) }
  }()

  @Test("A branch with another failure is red", arguments: bases)
  @MainActor func branches(_ base: Base) async throws {
    let main = try await Self.results(of: base.main, KnownFailures())
    let baseline = try Baseline(Array(JSONLines.text([main]).utf8), file: "main.json")
    var known = KnownFailures()
    known.add(baseline: baseline.failures)
    for row in base.branches {
      // A new failure in one of these scenarios decides, and the rest need not be played.
      let first = try await Self.results(of: row, known) { !$0.isDisjoint(with: row.requirements) }
      let fails = first.cases.contains { result in
        if case .failed = result.outcome { result.kind == .scenario } else { false }
      }
      guard !fails else {
        #expect(!Self.covered.contains(row.fullName))
        continue
      }
      let branch = try await Self.results(of: row, known)
      let isGreen = Tally(branch.cases).conforms
      #expect(isGreen == Self.covered.contains(row.fullName), "\(row.fullName)")
      #expect(!isGreen || Self.failures(in: branch).isSubset(of: Self.failures(in: main)))
    }
  }

  @Test("At most one branch in twenty is green")
  func few() {
    let branches = Self.bases.flatMap(\.branches)
    #expect(Self.covered.isSubset(of: branches.map(\.fullName)))
    #expect(Self.covered.count * 20 <= branches.count)
  }

  /// Judges a center as `my-center`, on golden scenarios only.
  ///
  /// With a choice of scenarios, by the requirements that they exercise, findings are not shortened.
  @MainActor private static func results(
    of row: SubjectRow,
    _ known: KnownFailures,
    choosing isPlayed: ((Set<String>) -> Bool)? = nil
  ) async throws -> SubjectResults {
    var subject = row.subject()
    subject.name = "my-center"
    var kit = try Kit.load()
    var options = RunOptions(level: .should).accepting(known)
    if let isPlayed {
      kit.scenarios.removeAll { !isPlayed(Set($0.exercises)) }
      options.shortens = false
    }
    return await ConformanceRunner(kit: kit, options: options).run(subject)
  }

  /// Returns the pairs of a failing scenario and the requirement that it violates, or its `then`.
  private static func failures(in results: SubjectResults) -> Set<[String]> {
    var pairs: Set<[String]> = []
    for result in results.cases where result.kind == .scenario {
      var findings = result.known.map(\.finding)
      if case .failed(let failures) = result.outcome { findings += failures }
      pairs.formUnion(findings.map { [result.id, $0.kind] })
    }
    return pairs
  }
}
