import PayloadGenerators
import PropertyEngine
import PushPayloads
import Testing

@Suite("What is generated as a clean push is clean")
struct CleanPushTests {
  @Test("No rule has anything against it", arguments: PushKind.allCases)
  func clean(_ kind: PushKind) {
    cases("clean.\(kind)", of: .push(kind), count: 100) { push in
      push.complaint.map { "\($0)\n\(push)" }
    }
  }
}
