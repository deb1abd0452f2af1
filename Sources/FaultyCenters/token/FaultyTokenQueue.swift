import PushConformance

/// Faults of centers that upload a token some time after the token has come.
enum FaultyTokenQueue: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(DropsAnEqualToken.self)
  ]

  /// Asks the system for the token at each login, and drops a token that is equal to the previous token.
  final class DropsAnEqualToken: UnregisteringCenter {
    static let app = PushApp()
      .registers(.atLogin)
      .uploads(for: .account)
      .requests(.queued)

    private let application: SimulatedApplication
    private var account: String?
    private var last: DeviceToken?
    private var pause: VirtualClock.Timer?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound], completion: nil)
    }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard let account, deviceToken != last else { return }
      last = deviceToken
      pause?.cancel()
      pause = application.later(.seconds(2)) { [weak application] in
        application?.uploadDeviceToken(
          deviceToken.hexadecimal,
          account: account,
          completion: nil
        )
      }
    }
    func logIn(_ account: String) {
      guard account != self.account else { return }
      self.account = account
      application.registerForRemoteNotifications()
    }
    func logOut() {
      pause?.cancel()
      account = nil
      application.unregisterForRemoteNotifications()
    }
  }
}
