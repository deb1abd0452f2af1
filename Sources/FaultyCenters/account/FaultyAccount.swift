import PushConformance

/// Faults in registering a device for the current user.
enum FaultyAccount: FaultGroup {
  static let roles: Set<Role>? = [
    .registering, .lifecycleObserving, .unregistering, .optingOut, .receiving, .broadcasting,
  ]

  static let rows = faults([
    SkipsTokenForNewAccount.self, SendsTheFormerAccount.self, NeverCancelsRetries.self,
    KeepsTokenAtLogout.self, LogoutSkipsUnconfirmedUpload.self, UnregistersForTheNext.self,
    KeepsTokenAtOptOut.self, ForgetsWhatFailed.self, StoresOnlyFailedUnregistrations.self,
    StoresTokenAsSentTooEarly.self, RegistersTheNextToken.self, RegistersInSpiteOfTheUser.self,
    RetriesUnregistrationAfterLogin.self, ListensToEverything.self, NeedsAnotherLaunch.self,
    BelievesItIsSentAlready.self,
  ])

  final class SkipsTokenForNewAccount: PlainRegistrar {
    override func register() { if token != sent?.token { super.register() } }
  }

  /// Registers the token for the previous account, because the center stores the new account too late.
  final class SendsTheFormerAccount: PlainRegistrar {
    override class var app: PushApp { super.app.uploads(.onChange) }

    override func logIn(_ account: String) {
      isLoggedOut = false
      application.storage["isLoggedOut"] = nil
      if let sent, sent.account != nil, sent.account != account { unregister(sent) }
      sent = nil
      register()
      self.account = account
      application.storage["account"] = .string(account)
    }
  }

  final class NeverCancelsRetries: PlainRegistrar {
    override func callOff() { failures = 0 }
    override func tryAgain(_ registration: Registration) {
      application.later(.seconds(60)) { [weak self] in self?.upload(registration) }
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      guard case .failure = result, failures < 5 else { return }
      failures += 1
      tryAgain(registration)
    }
  }

  final class KeepsTokenAtLogout: PlainRegistrar {
    override func logOut() {
      isLoggedOut = true
      sent = nil
      callOff()
    }
  }

  final class LogoutSkipsUnconfirmedUpload: PlainRegistrar {
    private var confirmed: Registration?
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      if case .success = result, registration == sent { confirmed = registration }
      super.uploadEnded(result, of: registration)
    }
    override func withdraw() {
      if confirmed == sent { return super.withdraw() }
      if !isOptedOut { sent = nil } else { super.withdraw() }
    }
  }

  /// When the user logs out, asks the server to unregister the token for `nobody`, an account that does not exist.
  final class UnregistersForTheNext: PlainRegistrar {
    override func logOut() {
      isLoggedOut = true
      guard let gone = sent else { return }
      callOff()
      sent = nil
      unregister(Registration(token: gone.token, account: "nobody"))
    }
  }

  final class KeepsTokenAtOptOut: PlainRegistrar {
    override func optOut() {
      isOptedOut = true
      callOff()
      sent = nil
    }
  }

  /// Does not repeat, in the next process, an unregistration that failed or stayed unanswered.
  final class ForgetsWhatFailed: PlainRegistrar {
    override func payDebts() { debts = [] }
  }

  final class StoresOnlyFailedUnregistrations: PlainRegistrar {
    override func unregister(_ registration: Registration) {
      super.unregister(registration)
      debts.removeAll { $0 == registration }
    }
    override func unregistrationEnded(_ result: Result<Void, any Error>, of gone: Registration) {
      if case .failure = result { debts.append(gone) }
    }
  }

  /// Stores a token as sent before the server has answered, so that the next process does not send it.
  final class StoresTokenAsSentTooEarly: PlainRegistrar {
    override func upload(_ registration: Registration) {
      application.storage["sent"] = .string(registration.token)
      super.upload(registration)
    }
    override func register() {
      if sent == nil, let token, application.storage["sent"]?.string == token, isOn {
        sent = Registration(token: token, account: account)
      }
      super.register()
    }
    override func withdraw() {
      application.storage["sent"] = nil
      super.withdraw()
    }
  }

  /// Uploads a token that arrives while the user is logged out.
  final class RegistersTheNextToken: PlainRegistrar {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let wasLoggedOut = isLoggedOut
      isLoggedOut = false
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
      isLoggedOut = wasLoggedOut
    }
  }

  /// Uploads a token that arrives while the user has opted out.
  final class RegistersInSpiteOfTheUser: PlainRegistrar {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let wasOptedOut = isOptedOut
      isOptedOut = false
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
      isOptedOut = wasOptedOut
    }
  }

  final class RetriesUnregistrationAfterLogin: PlainRegistrar {
    override func unregistrationEnded(_ result: Result<Void, any Error>, of gone: Registration) {
      super.unregistrationEnded(result, of: gone)
      guard case .failure = result else { return }
      application.later(.seconds(60)) { [weak self] in self?.unregister(gone) }
    }
  }

  /// Notifies observers about notifications that arrive after a logout or an opt-out.
  final class ListensToEverything: PlainRegistrar {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      announce(Receipt(userInfo.payload))
    }
  }

  /// After the user has opted in again, registers only at the next launch.
  final class NeedsAnotherLaunch: PlainRegistrar {
    override func optIn() { application.storage["isOptedOut"] = nil }
  }

  /// After an opt-in, treats the registration as sent, although the opt-out has removed the registration.
  final class BelievesItIsSentAlready: PlainRegistrar {
    override func optIn() {
      isOptedOut = false
      application.storage["isOptedOut"] = nil
      sent = token.map { Registration(token: $0, account: account) }
      register()
    }
  }
}
