import Testing

@testable import PushConformance

@MainActor @Suite("A filter plays only what the chosen cases need", .serialized)
struct FilterPlaysTests {
  /// A center of few roles, which counts its instances.
  private final class Registering: RegisteringCenter {
    static var instances = 0
    private let application: SimulatedApplication

    init(application: SimulatedApplication) {
      self.application = application
      Self.instances += 1
    }

    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard !deviceToken.bytes.isEmpty else { return }
      application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
    }
  }

  /// Returns the number of plays that the observer is notified of, and the number of instances of the center.
  private static func plays(_ pattern: String, cases: Int) async throws -> (Int, instances: Int) {
    let counter = RunObserverTests.Counter()
    let runner = ConformanceRunner(
      kit: try Kit.load(),
      options: RunOptions(filter: CaseFilter(filters: [pattern]), caseCount: cases),
      observer: counter
    )
    Registering.instances = 0
    let results = await runner.run(PushCenterSubject(Registering.self))
    #expect(counter.played == counter.runs)
    #expect(results.cases.contains { CaseFilter.matches($0.id, pattern) })
    return (counter.played, Registering.instances)
  }

  @Test("A scenario is played by itself")
  func scenario() async throws {
    let (plays, instances) = try await Self.plays("token.lengths-other-than-32", cases: 500)
    #expect(plays == 1)
    // The kit checks the adapter first, and plays the scenario again to find state that the center keeps. All
    // applicable scenarios would make more than a hundred instances.
    #expect(instances < 10)
  }

  @Test("A block of generated runs is played by itself")
  func block() async throws {
    let block = try #require(
      GenerationBlock.all(cases: 500).first { $0.id == "registration.block-2" }
    )
    let subject = PushCenterSubject(Registering.self)
    let (plays, _) = try await Self.plays(block.id, cases: 500)
    #expect(plays == block.runs(of: subject, RunOptions(caseCount: 500)))
    #expect(plays > 0)
  }

  @Test("A requirement needs each scenario that applies, since any may violate it")
  func requirement() async throws {
    let kit = try Kit.load()
    let subject = PushCenterSubject(Registering.self)
    let applying = kit.scenarios.filter { kit.reasonToSkip($0, subject) == nil }
    let (plays, _) = try await Self.plays("token.text-is-lossless-hexadecimal", cases: 0)
    #expect(plays == applying.count)
    #expect(plays < kit.scenarios.count)
  }

  @Test("A requirement that does not apply to the center needs no play")
  func foreign() async throws {
    let (plays, instances) = try await Self.plays("toast.active-receipt-shows-one", cases: 500)
    #expect(plays == 0)
    #expect(instances == 1)
  }
}
