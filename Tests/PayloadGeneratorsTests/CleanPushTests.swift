import PayloadGenerators
import PropertyEngine
import Testing

@Suite("A generated clean push is clean")
struct CleanPushTests {
  @Test("No rule reports a clean push", arguments: PushKind.allCases)
  func clean(_ kind: PushKind) {
    cases("clean.\(kind)", of: .push(kind), count: 100) { push in
      push.complaint.map { "\($0)\n\(push)" }
    }
  }
}
