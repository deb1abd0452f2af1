import Testing

@testable import PushConformance

@Suite("Errors speak to the front door")
struct FrontDoorTests {
  @Test("Errors name the options of the front door")
  func frontDoors() {
    func texts(_ cause: ProcessEnd.Cause) -> [String] {
      let error = CaseError.adapter(.processEnded(ProcessEnd(cause: cause)))
      return [FrontDoor.commandLine, .swiftTest].map { error.text(at: $0) }
    }
    let hang =
      "the subject did not return within 5 seconds; look for an endless loop or a deadlock, or allow"
    #expect(
      texts(.timeLimit(5)) == [
        "\(hang) more time with --timeout",
        "\(hang) more time with PUSH_CONFORMANCE_TIMEOUT",
      ]
    )
    let crash =
      "the process of the subject crashed with signal 4 (SIGILL, a trap); look for a trap, a failed assertion"
      + " or an endless recursion, and run"
    #expect(
      texts(.signal(4)) == [
        "\(crash) it with --no-isolation under a debugger",
        "\(crash) the tests without isolation: .process under a debugger",
      ]
    )
    let order = CaseError.adapter(.orderDoesNotFit)
    #expect(order.text(at: .commandLine).hasSuffix("with --orders"))
    #expect(order.text(at: .swiftTest).hasSuffix("with PUSH_CONFORMANCE_ORDERS"))
  }
}
