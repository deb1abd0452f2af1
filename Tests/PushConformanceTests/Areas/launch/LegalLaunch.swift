import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that keep opened notifications until screens are ready, in unusual ways.
enum LegalLaunch {
  static let rows: [SubjectRow] = [
    .showing(OpensEachTap.self),
    .showing(ForgetsAtAnotherLogin.self),
    .showing(PlainReminder.self),
  ]

  /// Opens all notifications that the user tapped before screens were ready, one after another.
  final class OpensEachTap: PlainResponder {
    private var pending: [String] = []
    override func route(to url: String) {
      if isInterfaceReady { application.open(url) } else { pending.append(url) }
    }
    override func interfaceDidBecomeReady() {
      isInterfaceReady = true
      for url in pending { application.open(url) }
      pending = []
    }
  }

  /// Drops the pending URL of an account when another one logs in.
  final class ForgetsAtAnotherLogin: PlainResponder, UnregisteringCenter {
    private lazy var registrar = PlainRegistrar(application: application)
    func registerForRemoteNotifications() { registrar.registerForRemoteNotifications() }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      registrar.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
    func logIn(_ account: String) {
      if registrar.account != account { pendingURL = nil }
      registrar.logIn(account)
    }
    func logOut() {
      pendingURL = nil
      registrar.logOut()
    }
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      registrar.didFinishLaunching()
      return true
    }
    override class var vocabulary: Vocabulary { PlainRegistrar.vocabulary }
    override func announce(_ receipt: Receipt) {
      if registrar.isOn { super.announce(receipt) }
    }
    override func options(for receipt: Receipt) -> PresentationOptions {
      registrar.isOn ? super.options(for: receipt) : []
    }
  }
}
