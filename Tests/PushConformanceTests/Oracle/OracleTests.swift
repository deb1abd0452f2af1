import Foundation
import PropertyEngine
import ReferenceAdapters
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Records what the kit does with the centers of the tests, so that two versions of the kit can be compared.
///
/// `Scripts/oracle` sets the variables and compares the records. Without these variables, no test of this suite runs.
@Suite("The kit plays and judges as the recorded commit does", .serialized) @MainActor
struct OracleTests {
  nonisolated static let output = variable("OUTPUT")
  nonisolated static let draws = variable("DRAWS")

  private nonisolated static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_ORACLE_\(name)"]
  }

  /// Writes a line for each center: its name, and the digest of each of its runs.
  ///
  /// With `PUSH_CONFORMANCE_ORACLE_CENTER`, writes the runs of this center as text.
  @Test("Write down the runs of all centers", .enabled(if: output != nil))
  func record() async throws {
    let kit = try Kit.load()
    let shown = Self.variable("CENTER")
    let drawn = try Self.drawnRuns()
    var text = ""
    for center in Self.centers where shown == nil || shown == center.name {
      var record = OracleRecord(kit: kit, subject: center.subject())
      await record.play(drawn[center.name] ?? [])
      text += shown == nil ? "\(center.name) \(record.digests)\n" : record.text
    }
    try text.write(toFile: try #require(Self.output), atomically: true, encoding: .utf8)
  }

  /// Draws generated runs, and writes a line for each: the name of the center and the token of the run.
  @Test("Draw the runs to record", .enabled(if: draws != nil))
  func draw() async throws {
    var text = ""
    for (index, center) in Self.centers.enumerated() {
      let isReference = index < ReferenceSubjects.all.count
      guard isReference || index.isMultiple(of: 3) else { continue }
      let subject = center.subject()
      let areas = GenerationArea.allCases.filter { $0.reasonToSkip(subject) == nil }
      let stage = Stage(subject: subject)
      for number in 0..<(isReference ? 16 : 1) where !areas.isEmpty {
        let area = areas[(index / 3 + number) % areas.count]
        let machine = ScenarioMachine(
          area: area,
          roles: subject.roles,
          vocabulary: subject.vocabulary
        )
        let seed = CaseSeed(runSeed: 41, propertyID: center.name, caseIndex: UInt64(number))
        var scenario = machine.generator().generate(seed).value.scenario
        let isUsual = (index + number).isMultiple(of: 2)
        if !isUsual { scenario.when.removeAll(where: \.isEarly) }
        let schedule = isUsual ? Schedule() : Schedule(drawnFrom: seed.value)
        let run = await stage.play(scenario, in: schedule)
        let token = ReplayToken(subject: subject.name, run: run)
        text += "\(center.name) \(try #require(token.text))\n"
      }
    }
    try text.write(toFile: try #require(Self.draws), atomically: true, encoding: .utf8)
  }

  // MARK: - The runs

  private struct Center {
    var name: String
    var subject: @MainActor () -> PushCenterSubject
  }

  /// The centers that ask or notify their participants in a random order.
  private static let random: Set = [
    "LegalResponders.AsksInAnyOrder", "LegalSuppression.AsksInRandomOrder",
    "LegalSuppression.TellsInRandomOrder", "LegalSuppressionMembership.HandsOutStreams",
  ]

  /// The references, then the legal and the wrong centers; a center in several rows is recorded with each row's roles.
  private static var centers: [Center] {
    var centers = ReferenceSubjects.all.map { subject in
      Center(name: subject.name, subject: { subject })
    }
    var rows = LegalCentersTests.rows + FaultySubjects.rows + FaultyMoments.rows
    #if os(Linux)
      rows += FaultyOrders.rows.map(\.center)
    #endif
    for (name, row) in zip(rows.keys, rows) where !random.contains(row.fullName) {
      centers.append(Center(name: name, subject: row.subject))
    }
    return centers
  }

  private static func drawnRuns() throws -> [String: [ReplayToken]] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Snapshots/oracle-runs.txt")
    var runs: [String: [ReplayToken]] = [:]
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ")
      try #require(parts.count == 2, "\(line.prefix(80))")
      runs[String(parts[0]), default: []].append(try ReplayToken(String(parts[1])))
    }
    return runs
  }
}
