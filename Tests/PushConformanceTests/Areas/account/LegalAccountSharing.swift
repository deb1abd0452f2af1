import PushConformance

@testable import FaultyCenters

/// Correct centers that register devices for several accounts in unusual ways.
enum LegalAccountSharing {
  static let rows = SubjectRow.rows([
    PlainSeveralAccounts.self, RegistersTheDeviceFirst.self, AsksOneServerAfterTheOther.self,
    PausesBeforeEachRequest.self, EndsTheLastRegistration.self, ReplacesARegistration.self,
  ])

  /// Registers the device without an account until the first account logs in.
  final class RegistersTheDeviceFirst: PlainSeveralAccounts {
    override class var app: PushApp { PushApp().uploads(to: "/devices") }
    private var anonymous: String?
    override func registerAll() {
      super.registerAll()
      guard accounts.isEmpty, let token, token != anonymous else { return }
      anonymous = token
      application.uploadDeviceToken(token, to: "/devices") { [weak self] result in
        if case .failure = result, self?.anonymous == token { self?.anonymous = nil }
      }
    }
  }

  /// Uploads for one account after another; after each answer, checks which accounts still need an upload.
  final class AsksOneServerAfterTheOther: PlainSeveralAccounts {
    override class var app: PushApp { super.app.work(.mainActor).requests(.queued) }
    private var isBusy = false
    override func register(_ account: String) { Task { await registerInTurn() } }
    override func registerAll() { Task { await registerInTurn() } }
    override func unregister(_ account: String) {
      // While the account waits for its turn, the server can have the token from an earlier upload.
      registered.insert(account)
      super.unregister(account)
    }

    private func registerInTurn() async {
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      while let token, let account = accounts.first(where: { !registered.contains($0) }) {
        registered.insert(account)
        do {
          try await application.uploadDeviceToken(token, to: "/devices", account: account)
        } catch {
          if self.token == token { registered.remove(account) }
          return
        }
      }
    }
  }

  /// Starts each request two seconds after the event that leads to it, in the order of the events.
  final class PausesBeforeEachRequest: PlainSeveralAccounts {
    override class var app: PushApp { super.app.requests(.queued) }

    override func register(_ account: String) {
      guard let token, registered.insert(account).inserted else { return }
      later { application in
        application.uploadDeviceToken(token, to: "/devices", account: account, completion: nil)
      }
    }
    override func unregister(_ account: String) {
      guard let token, registered.remove(account) != nil else { return }
      later { $0.unregisterDeviceToken(token, account: account, completion: nil) }
    }
    private func later(_ request: @escaping @MainActor (SimulatedApplication) -> Void) {
      application.later(.seconds(2)) { [application] in request(application) }
    }
  }

  final class EndsTheLastRegistration: PlainSeveralAccounts {
    override func logOut(of account: String) {
      super.logOut(of: account)
      guard accounts.isEmpty else { return }
      (token, registered) = (nil, [])
      application.unregisterForRemoteNotifications()
    }
    override func logIn(_ account: String) {
      let isFirst = accounts.isEmpty
      super.logIn(account)
      if isFirst, token == nil { application.registerForRemoteNotifications() }
    }
  }

  final class ReplacesARegistration: PlainSeveralAccounts {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      if !deviceToken.bytes.isEmpty, deviceToken.hexadecimal != token {
        for account in accounts { unregister(account) }
      }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }
}
