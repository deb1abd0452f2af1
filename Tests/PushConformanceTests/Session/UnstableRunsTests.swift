import Testing

@testable import PushConformance

/// A center that is always wrong with one token, and wrong with another token in the first play only.
@MainActor @Suite("A run that cannot be repeated hides no other result", .serialized)
struct UnstableRunsTests {
  private static let id = "token.text-is-lossless-hexadecimal"

  /// Sends only the first byte of two tokens.
  private final class ForgetfulCenter: RegisteringCenter {
    static var cutOnce: DeviceToken?
    /// The token that is always cut.
    static var cut: DeviceToken?

    private let application: SimulatedApplication

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let isCut = deviceToken == Self.cut || deviceToken == Self.cutOnce
      if deviceToken == Self.cutOnce { Self.cutOnce = nil }
      let sent = isCut ? DeviceToken(bytes: deviceToken.bytes.prefix(1)) : deviceToken
      application.uploadDeviceToken(sent.hexadecimal, completion: nil)
    }
  }

  private static let flaky = DeviceToken(bytes: [UInt8](repeating: 7, count: 32))
  private static let wrong = DeviceToken(bytes: [UInt8](repeating: 9, count: 32))

  private static func scenario(
    _ id: String,
    _ token: DeviceToken,
    after steps: [Step] = [],
    exercising requirement: String
  ) -> Scenario {
    Scenario(
      id: id,
      title: "A token arrives",
      exercises: [requirement],
      when: [.application(.launch), .registration(.request)] + steps + [.token(.receive(token))]
    )
  }

  @Test("A requirement has the finding of a run that can be repeated, and the other run its error")
  func finding() async throws {
    var kit = try Kit.load()
    let short = Self.scenario("token.short", Self.flaky, exercising: Self.id)
    let long = Self.scenario(
      "token.long",
      Self.wrong,
      after: [.application(.resignActive), .application(.becomeActive)],
      exercising: Self.id
    )
    kit.scenarios = [short, long]
    ForgetfulCenter.cutOnce = Self.flaky
    ForgetfulCenter.cut = Self.wrong
    let results = await ConformanceRunner(kit: kit).run(PushCenterSubject(ForgetfulCenter.self))
    let result = try #require(results.cases.first { $0.id == Self.id })
    #expect(result.outcome.findings.map(\.origin) == [long.id], "\(result.outcome)")
    let kinds = results.cases.compactMap { $0.error?.kind }
    #expect(kinds.allSatisfy { $0 == "subject.not-repeatable" })
    // The requirements that the run does not name have their results.
    for other in results.cases where other.kind == .requirement && other.error != nil {
      #expect(short.exercises.contains(other.id), "\(other.id)")
    }
    #expect(results.cases.contains { $0.id == long.id && $0.error == nil })
  }

  @Test(
    "A run that cannot be repeated is an error of its scenario and of the requirements it names"
  )
  func error() async throws {
    var kit = try Kit.load()
    let scenario = Self.scenario(
      "registration.flaky",
      Self.flaky,
      exercising: "registration.request-reaches-registrar"
    )
    let other = try Kit.scenario("token.zero-bytes-inside")
    kit.scenarios = [scenario, other]
    ForgetfulCenter.cutOnce = Self.flaky
    ForgetfulCenter.cut = nil
    let results = await ConformanceRunner(kit: kit).run(PushCenterSubject(ForgetfulCenter.self))
    let errors = results.cases.filter { $0.error != nil }
    #expect(!errors.isEmpty)
    #expect(Set(errors.map(\.id)).isSubset(of: [scenario.id, Self.id] + scenario.exercises))
    let result = try #require(results.cases.first { $0.id == other.id })
    #expect(result.outcome.isPassed, "\(result.outcome)")
  }
}
