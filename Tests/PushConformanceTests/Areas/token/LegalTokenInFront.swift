import PushConformance

@testable import FaultyCenters

/// Correct centers that send their tokens only while the app is active.
enum LegalTokenInFront {
  static let rows = [
    SubjectRow(ForegroundRegistrar.self), SubjectRow(SendsWhileInactive.self),
    SubjectRow(AsksAgainInFront.self, roles: [.registering, .lifecycleObserving]),
    SubjectRow(SendsForEachAccountInFront.self),
  ]

  final class SendsWhileInactive: ForegroundRegistrar {
    override var isInFront: Bool { application.applicationState != .background }
  }

  /// Asks the system for the token when the app becomes active, and sends the token of the callback.
  final class AsksAgainInFront: ForegroundRegistrar {
    override func didBecomeActive() {
      readStatus()
      if isOn, let token, token != sent?.token { application.registerForRemoteNotifications() }
    }
  }

  final class SendsForEachAccountInFront: PlainSeveralAccounts, LifecycleObservingCenter {
    override class var app: PushApp { super.app.requests(.inForeground) }
    /// The token that arrived in the background.
    private var waiting: DeviceToken?
    private var isInFront: Bool { application.applicationState == .active }

    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      waiting = isInFront ? nil : deviceToken
      if isInFront { super.didRegisterForRemoteNotifications(deviceToken: deviceToken) }
    }
    override func register(_ account: String) { if isInFront { super.register(account) } }
    func didBecomeActive() {
      waiting.map(super.didRegisterForRemoteNotifications(deviceToken:))
      waiting = nil
      registerAll()
    }
  }
}
