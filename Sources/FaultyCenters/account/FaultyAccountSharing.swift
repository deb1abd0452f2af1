import PushConformance

/// Faults in registering a device for several accounts.
enum FaultyAccountSharing: FaultGroup {
  static let rows = faults([
    ComparesTheTokenAlone.self, TellsTheFirstAccount.self, UploadsForLoggedOutAccount.self,
    ForgetsTheSessionFirst.self, UnregistersWithSystemAtEachLogout.self, UnregistersTheDevice.self,
  ])

  /// Uploads no token for a new account if the same token was sent for another account.
  final class ComparesTheTokenAlone: PlainSeveralAccounts {
    private var sent: String?
    override func logIn(_ account: String) {
      if token == nil || token != sent { return super.logIn(account) }
      accounts.append(account)
    }
    override func register(_ account: String) {
      super.register(account)
      sent = token
    }
  }

  final class TellsTheFirstAccount: PlainSeveralAccounts {
    override func registerAll() { if let first = accounts.first { register(first) } }
  }

  /// Uploads a token for one account after another, even for an account that has logged out in the meantime.
  final class UploadsForLoggedOutAccount: PlainSeveralAccounts {
    override class var app: PushApp { super.app.work(.mainActor) }
    private var task: Task<Void, Never>?
    override func registerAll() {
      guard let token else { return }
      task?.cancel()
      let waiting = accounts.filter { registered.insert($0).inserted }
      task = Task { [application] in
        for account in waiting where !Task.isCancelled {
          try? await application.uploadDeviceToken(token, to: "/devices", account: account)
        }
      }
    }
  }

  /// Does not unregister the token of an account that logs out, because the center has already removed the account.
  final class ForgetsTheSessionFirst: PlainSeveralAccounts {
    override func unregister(_ account: String) {
      if accounts.contains(account) { super.unregister(account) }
      registered.remove(account)
    }
  }

  /// When an account logs out, unregisters with the system, and so ends notifications for all accounts.
  final class UnregistersWithSystemAtEachLogout: PlainSeveralAccounts {
    override func unregister(_ account: String) {
      super.unregister(account)
      application.unregisterForRemoteNotifications()
    }
  }

  /// When an account logs out, unregisters all accounts; registers the other accounts only when the next token arrives.
  final class UnregistersTheDevice: PlainSeveralAccounts {
    override func unregister(_ account: String) {
      super.unregister(account)
      for other in accounts { super.unregister(other) }
    }
  }
}
