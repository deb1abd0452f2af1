import PushConformance
import ReferenceAdapters
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

  @MainActor private static func subjects(named name: String) -> [PushCenterSubject] {
    LegalCentersTests.rows.filter { $0.name == name }.map { $0.subject() }
      + ReferenceSubjects.all.filter { $0.name == name }
  }

  @Test("Each line of the file is an alarm, and names a correct center") @MainActor
  func names() throws {
    let lines = try Snapshot.text(named: "alarms.txt").split(separator: "\n")
    #expect(Self.alarms.count == lines.count)
    for center in Self.alarms.map(\.center) {
      #expect(!Self.subjects(named: center).isEmpty, "\(center)")
    }
  }

  @Test("A correct center is no longer accused", arguments: alarms) @MainActor
  func passes(_ alarm: Alarm) async throws {
    for subject in Self.subjects(named: alarm.center) {
      let token = try ReplayToken(alarm.token)
      let runner = ConformanceRunner(kit: try Kit.load())
      let outcome = await runner.replay(token, with: subject)
      #expect(outcome.noLongerFails, "\(alarm.center): \(outcome)")
    }
  }
}
