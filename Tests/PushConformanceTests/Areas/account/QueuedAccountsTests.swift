import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("Centers with several accounts that queue their requests")
struct QueuedAccountsTests {
  /// Drops a waiting upload when the next account logs in, and forgets to unregister.
  final class ForgetsTheAccountThatWaits: PlainSeveralAccounts {
    override class var app: PushApp { super.app.requests(.queued) }
    private var pause: VirtualClock.Timer?

    override func register(_ account: String) {
      pause?.cancel()
      pause = application.later(.seconds(2)) { [weak self] in self?.registerNow(account) }
    }
    private func registerNow(_ account: String) { super.register(account) }
    override func unregister(_ account: String) {}
  }

  @Test(
    "A forgotten upload or unregistration is reported",
    arguments: ["account.each-account-is-registered", "account.each-logout-unregisters"]
  ) @MainActor
  func isReported(_ id: String) async throws {
    let stage = Stage(subject: PushCenterSubject(ForgetsTheAccountThatWaits.self))
    let run = await stage.play(try Kit.scenario("account.two-accounts-in-a-queue"))
    #expect(run.problem == nil)
    let requirement = try #require(try Kit.load().requirement(id))
    let verdict = await Evidence.verdict(of: requirement, on: run, on: stage).verdict
    #expect(!verdict.violations.isEmpty)
  }
}
