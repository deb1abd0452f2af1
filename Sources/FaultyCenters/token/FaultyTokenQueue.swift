import PushConformance

/// Faults of centers that upload a token some time after the token has arrived.
enum FaultyTokenQueue: FaultGroup {
  static let rows = faults([DropsAnEqualToken.self])

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
        application?.uploadDeviceToken(deviceToken.hexadecimal, account: account, completion: nil)
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

enum FaultyTokenInFront: FaultGroup {
  static let rows = faults([ForgetsTheToken.self, SendsFromTwoPlaces.self, NotesItAsSent.self])

  final class ForgetsTheToken: ForegroundRegistrar {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard application.applicationState == .active else { return callOff() }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }

  /// Sends a waiting token twice when the app becomes active.
  final class SendsFromTwoPlaces: ForegroundRegistrar {
    override func didBecomeActive() {
      if isOn, let token, token != sent?.token {
        send(Registration(token: token, account: account)) { _ in }
      }
      super.didBecomeActive()
    }
  }

  /// Stores a token as sent when the token arrives, even if the app is not active, so later processes do not send it.
  final class NotesItAsSent: ForegroundRegistrar {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let isNoted = application.storage["noted"]?.string == deviceToken.hexadecimal
      application.storage["noted"] = .string(deviceToken.hexadecimal)
      guard !isNoted || token != nil else { return callOff() }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }
}
