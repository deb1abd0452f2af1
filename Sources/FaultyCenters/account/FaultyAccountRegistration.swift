import PushConformance
import PushSimulation

/// Faults in registering a device although no account is logged in.
enum FaultyAccountRegistration {
  static let rows = [
    FaultyAccount.row(
      RegistersWheneverActive.self,
      "account.logout-does-not-register-again"
    ),
    FaultyAccount.row(RegistersTheDeviceFirst.self, "account.nothing-is-uploaded-before-login"),
  ]

  /// Registers whenever the app becomes active, though a logout has ended the registration.
  final class RegistersWheneverActive: SystemRegistrar {
    override func didBecomeActive() {
      super.didBecomeActive()
      if token == nil, application.storage["account"] != nil {
        application.registerForRemoteNotifications()
      }
    }
  }

  /// Uploads the token that came before the login, against its declaration.
  final class RegistersTheDeviceFirst: AccountRegistrar {
    override func register() {
      if account == nil, let token {
        upload(Registration(token: token, account: nil))
      } else {
        super.register()
      }
    }
  }
}
