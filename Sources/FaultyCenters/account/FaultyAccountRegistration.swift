import PushConformance

/// Faults that occur before an account logs in, when it logs in, or after it logs out.
enum FaultyAccountRegistration: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(RegistersWheneverActive.self, roles: FaultyAccount.roles),
    fault(RegistersAtTheNextLaunch.self, roles: FaultyAccount.roles),
    fault(UploadsTheEndedToken.self, roles: FaultyAccount.roles),
    fault(RegistersTheDeviceFirst.self, roles: FaultyAccount.roles),
    fault(KeepsTheLinkForTheNext.self),
  ]

  /// Keeps the pending URL when another account logs in.
  final class KeepsTheLinkForTheNext: AccountResponder {
    override func dropPendingURL() {}
  }

  /// Registers whenever the app becomes active, even if a logout has ended the registration.
  final class RegistersWheneverActive: SystemRegistrar {
    override func didBecomeActive() {
      super.didBecomeActive()
      if token == nil, application.storage["account"] != nil {
        application.registerForRemoteNotifications()
      }
    }
  }

  /// When an account logs in, uploads the token from before the logout, although the logout ended the registration.
  final class UploadsTheEndedToken: AccountRegistrar {
    override class var policies: Policies { Policies(registers: .atLogin, uploadsFor: .account) }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: Self.policies.notificationTypes)
    }
    override func logOut() {
      super.logOut()
      application.unregisterForRemoteNotifications()
    }
    override func asksForToken(of account: String) -> Bool {
      token == nil && super.asksForToken(of: account)
    }
  }

  /// Uploads a token that arrives before a login, although the app declares that it uploads tokens only for accounts.
  final class RegistersTheDeviceFirst: PlainRegistrar {
    override class var policies: Policies { Policies(uploadsFor: .account) }
  }

  /// Registers at the first launch after an account has logged in, instead of when the account logs in.
  final class RegistersAtTheNextLaunch: PlainRegistrar {
    override class var policies: Policies { Policies(registers: .atLogin, uploadsFor: .account) }
    override func didFinishLaunching() {
      super.didFinishLaunching()
      if account != nil, isOn { application.registerForRemoteNotifications() }
    }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: Self.policies.notificationTypes)
    }
    override func register() { if account != nil { super.register() } }
  }
}
