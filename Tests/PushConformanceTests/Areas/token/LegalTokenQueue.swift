import PushConformance

@testable import FaultyCenters

/// Correct centers that wait before they make a request.
enum LegalTokenQueue {
  static let rows = SubjectRow.rows([AsksTheSystemAtEachLogin.self])

  /// Asks the system for a token at each login, and uploads the answer two seconds later.
  ///
  /// The center stores no token. If the system has not answered yet, the center has nothing to upload.
  final class AsksTheSystemAtEachLogin: UnregisteringCenter {
    static let app = PushApp()
      .registers(.atLogin)
      .uploads(.everyCallback)
      .uploads(for: .account)
      .requests(.queued)

    private let application: SimulatedApplication
    private var account: String?
    private var pause: VirtualClock.Timer?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound], completion: nil)
    }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      pause?.cancel()
      guard let account else { return }
      pause = application.later(.seconds(2)) { [weak application] in
        application?.uploadDeviceToken(deviceToken.hexadecimal, account: account, completion: nil)
      }
    }
    func logIn(_ account: String) {
      guard account != self.account else { return }
      pause?.cancel()
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
