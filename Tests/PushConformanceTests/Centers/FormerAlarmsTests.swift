import PushConformance
import Testing

@testable import FaultyCenters

/// Scenarios of generated runs in which the kit once accused a correct center.
@Suite(.serialized) struct FormerAlarmsTests {
  /// A correct center, the requirement that accused it, and the token of the scenario.
  struct Alarm: Sendable, CustomTestStringConvertible {
    var center: String
    var requirement: String
    var token: String
    var testDescription: String { "\(center) \(requirement)" }
  }

  /// The lines of Snapshots/alarms.txt.
  static let alarms: [Alarm] =
    ((try? Snapshot.text(named: "alarms.txt")) ?? "").split(separator: "\n").compactMap {
      let words = $0.split(separator: " ").map(String.init)
      return words.count == 3
        ? Alarm(center: words[0], requirement: words[1], token: words[2]) : nil
    }

  @Test("Each line of the file is an alarm, and names a legal center")
  func names() throws {
    let lines = try Snapshot.text(named: "alarms.txt").split(separator: "\n")
    #expect(Self.alarms.count == lines.count)
    #expect(Set(Self.alarms.map(\.center)).isSubset(of: LegalCentersTests.rows.map(\.name)))
  }

  @Test("A correct center is no longer accused", arguments: alarms) @MainActor
  func passes(_ alarm: Alarm) async throws {
    for row in LegalCentersTests.rows where row.name == alarm.center {
      let token = try ReplayToken(alarm.token)
      let runner = ConformanceRunner(kit: try Kit.load())
      let outcome = await runner.replay(token, with: row.subject())
      guard case .noLongerFails = outcome else {
        Issue.record("\(alarm.center): \(outcome)")
        continue
      }
    }
  }
}
