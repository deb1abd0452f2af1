#if os(Linux)
  import Foundation
  import Testing

  @testable import PushConformanceTesting

  /// Uploads its current token in a second task, which can run before the first task has set the token.
  private final class OvertakingCenter: RegisteringCenter {
    private let application: SimulatedApplication
    private var current: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard !deviceToken.bytes.isEmpty else { return }
      Task.detached { await self.set(deviceToken) }
      Task.detached { await self.upload() }
    }

    private func set(_ token: DeviceToken) { current = token }

    private func upload() {
      guard let current else { return }
      application.uploadDeviceToken(current.hexadecimal, completion: nil)
    }
  }

  /// Runs in processes of their own, because the variables are read once.
  @Suite("A suite asks for random orders of tasks") struct OrdersInTestTests {
    /// The number in the suite, the variable that replaces it, the mode, and whether the fault shows.
    static let rows: [(Int, String?, String?, Bool)] = [
      (0, nil, nil, false), (100, nil, nil, true), (100, "0", nil, false), (0, "100", nil, true),
      (100, "", nil, true), (100, nil, "gate", false),
    ]

    @Test("A fault that needs an order is red with orders and green without", arguments: rows)
    func orders(suite: Int, variable: String?, mode: String?, isRed: Bool) async {
      await #expect(processExitsWith: .exitCode(0)) {
        [
          suite = suite as Int, variable = variable as String?, mode = mode as String?,
          isRed = isRed as Bool
        ] in
        unsafe setenv("PUSH_CONFORMANCE_CASES", "0", 1)
        unsafe setenv("PUSH_CONFORMANCE_FINDS", "", 1)
        if let variable { unsafe setenv("PUSH_CONFORMANCE_ORDERS", variable, 1) }
        if let mode { unsafe setenv("PUSH_CONFORMANCE_MODE", mode, 1) }
        let test = try Conformance.areas(of: OvertakingCenter.self).named("token")
        let trait = ConformanceTrait.pushConformance(orders: suite)
        try await SuiteChoices.$current.withValue(trait.choices) {
          if isRed {
            #expect(try await test.issues().contains { $0.text.contains("↷ ") })
          } else {
            try await test.check()
          }
        }
        exit(0)
      }
    }

    @Test("The trait sets the number for the tests of its suite")
    func scope() async throws {
      try await ConformanceTrait.pushConformance(orders: 7)
        .perform { #expect(SuiteChoices.current.orders == 7) }
      #expect(SuiteChoices.current.orders == 0)
    }

    @Test("An impossible number is an issue that says which are possible", arguments: [-1, 10_001])
    func refuses(_ number: Int) async throws {
      let test = try Conformance.areas(of: OvertakingCenter.self).named("token")
      try await SuiteChoices.$current.withValue(SuiteChoices(orders: number)) {
        try await test.expectIssue(
          ".pushConformance(orders: \(number)) is impossible; write a number from 0 to 10000"
        )
      }
    }
  }
#endif
