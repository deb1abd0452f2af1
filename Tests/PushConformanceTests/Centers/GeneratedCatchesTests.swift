import PushConformance
import Testing

@testable import FaultyCenters

@Suite("Generated runs by themselves catch the faulty centers", .serialized)
struct GeneratedCatchesTests {
  static let rows = FaultySubjects.rows

  /// Each requirement of a row is violated, unless Snapshots/unreached.txt lists it.
  ///
  /// `Scripts/check-centers` runs this test with ten seeds, and collects the printed lines.
  @Test("Generated runs violate the requirements of each row", arguments: rows) @MainActor
  func catches(_ row: SubjectRow) async throws {
    guard Sweep.chooses(row) else { return }
    let listed = try Snapshot.sets(named: "unreached.txt")[row.fullName] ?? []
    let cases = Sweep.cases ?? RunOptions.defaultCases
    var wanted = row
    // Without a sweep, no run is played for a requirement that need not be violated.
    if Sweep.cases == nil { wanted.requirements.subtract(listed) }
    let seed = Sweep.cases == nil ? 1 : Sweep.seed
    let verdict = try await GeneratedVerdict.of(wanted, seed: seed, cases: cases)
    #expect(verdict.errors.isEmpty, "\(verdict.errors)")
    let missed = row.requirements.subtracting(verdict.caughtBy)
    // With fewer runs, more requirements can be missed.
    if cases >= RunOptions.defaultCases {
      #expect(missed.isSubset(of: listed), "\(row.fullName) \(missed.subtracting(listed))")
    }
    guard Sweep.cases != nil else { return }
    for requirement in missed.sorted() { print("missed: \(row.fullName) \(requirement)") }
    if verdict.caughtBy.isEmpty { print("uncaught: \(row.fullName)") }
  }

  @Test("Each line of the list names a center, and requirements of its row")
  func names() throws {
    let listed = try Snapshot.sets(named: "unreached.txt")
    for (name, requirements) in listed {
      let row = Self.rows.first { $0.fullName == name }
      #expect(row.map { requirements.isSubset(of: $0.requirements) } == true, "\(name)")
    }
    // `FaultyVerdict` would take two rows with one name for the same center.
    #expect(Set(Self.rows.map(\.fullName)).count == Self.rows.count)
  }

  @Test("At most one center in ten is caught by no generated run")
  func share() throws {
    let listed = try Snapshot.sets(named: "unreached.txt")
    let uncaught = Self.rows.filter { $0.requirements == listed[$0.fullName] }
    #expect(uncaught.count * 10 <= Self.rows.count, "\(uncaught.count)")
  }
}
