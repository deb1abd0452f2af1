import Foundation
import PushConformanceTesting

@testable import MailAccounts

final class MailAccountsAdapter: SeveralAccountsCenter {
  static let app = PushApp().sends { ["aps": $0.aps] }.registers(.atLogin).uploads(for: .account)

  private let application: SimulatedApplication
  private let accounts: MailAccounts

  init(application: SimulatedApplication) {
    self.application = application
    let saved = application.storage["mail"]?.string.map { Data($0.utf8) }
    accounts = MailAccounts(
      saved.flatMap { try? JSONDecoder().decode(MailAccounts.Saved.self, from: $0) } ?? .init()
    )
    accounts.save = { saved in
      let text = (try? JSONEncoder().encode(saved)).map { String(decoding: $0, as: UTF8.self) }
      application.storage["mail"] = text.map { .string($0) }
    }
    accounts.upload = { try await application.uploadDeviceToken($0, account: $1) }
    accounts.remove = { try await application.unregisterDeviceToken($0, account: $1) }
  }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await accounts.didRegister(token: deviceToken.bytes)
  }
  func logIn(_ account: String) async {
    application.registerForRemoteNotifications()
    await accounts.logIn(account)
  }
  func logOut(of account: String) async { await accounts.logOut(of: account) }
}
