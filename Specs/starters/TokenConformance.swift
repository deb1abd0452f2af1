import PushConformanceTesting
import Testing

/// What the app does with device tokens: the object behind the callbacks of `UIApplicationDelegate`.
final class TokenAdapter: RegisteringCenter {
  static let app = PushApp()
    .sends { ["aps": $0.aps] }
    .registers(.onRequest)
    .tokens(.hexadecimal)

  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    // center = PushCenter(upload: { try await application.uploadDeviceToken($0) })
  }

  func registerForRemoteNotifications() {
    application.registerForRemoteNotifications()
  }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    // center.didRegister(token: Data(deviceToken.bytes))
  }
}

@Suite(.pushConformance(report: "push-token.xml")) struct TokenConformance {
  @Test(arguments: Conformance.areas(of: TokenAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
