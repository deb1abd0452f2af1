import PushConformanceTesting
import Testing

/// What the app does with the device token when the user logs in and out.
final class LogoutAdapter: UnregisteringCenter {
  static let app = PushApp()
    .sends { ["aps": $0.aps] }
    .registers(.atLogin)
    .uploads(for: .account)

  init(application: SimulatedApplication) {
    // center = PushCenter(
    //   register: { application.registerForRemoteNotifications() },
    //   upload: { try await application.uploadDeviceToken($0, account: $1) },
    //   unregister: { try await application.unregisterDeviceToken($0) }
    // )
  }

  func registerForRemoteNotifications() {}

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    // center.didRegister(token: Data(deviceToken.bytes))
  }

  func logIn(_ account: String) {
    // center.logIn(account)
  }

  func logOut() {
    // center.logOut()
  }
}

@Suite(.pushConformance(report: "push-logout.xml")) struct LogoutConformance {
  @Test(arguments: Conformance.areas(of: LogoutAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
