import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Adapters whose type is known only at run time, such as the elements of a list of types.
@MainActor @Suite("A subject is the center of the value of a type")
struct SubjectOfTypeTests {
  /// Two types, both as the type of their common superclass, with a role that only the second offers.
  nonisolated static let rows: [(type: PlainResponder.Type, name: String, updates: Bool)] = [
    (PlainResponder.self, "plain-responder", false), (PlainUpdater.self, "plain-updater", true),
  ]

  @Test("Name, roles and centers are those of the value", arguments: rows.indices)
  func value(_ row: Int) async throws {
    let (type, name, updates) = Self.rows[row]
    var made: [Bool] = []
    let subject = PushCenterSubject(type).noting { made.append(Swift.type(of: $0) == type) }
    #expect(subject.name == name)
    #expect(subject.roles.contains(.responding))
    #expect(subject.roles.contains(.backgroundUpdating) == updates)
    let launch = Scenario(id: "launch.alone", when: [.application(.launch)])
    let run = await Player.play(launch, with: subject)
    #expect(run.problem == nil)
    #expect(made == [true])
  }
}
