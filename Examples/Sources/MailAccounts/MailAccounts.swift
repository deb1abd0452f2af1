import Foundation

/// The registrations of a mail app, in which several accounts are logged in at a time.
@MainActor final class MailAccounts {
  /// The state that is stored on disk.
  struct Saved: Codable {
    /// The accounts that are logged in.
    var accounts: Set<String> = []
    /// The tokens of logged-out accounts that the server can still have, by account.
    var removals: [String: String] = [:]
  }

  var upload: (_ token: String, _ account: String) async throws -> Void = { _, _ in }
  var remove: (_ token: String, _ account: String) async throws -> Void = { _, _ in }
  var save: (Saved) -> Void = { _ in }

  private var saved: Saved { didSet { save(saved) } }
  /// The account whose mail is on the screen.
  private var accountInFront: String?
  private var token: String?

  init(_ saved: Saved) { self.saved = saved }

  /// Called with each device token of the system.
  func didRegister(token bytes: [UInt8]) async {
    let text = bytes.map { String(format: "%02x", $0) }.joined()
    guard text != token else { return }
    token = text
    for (account, old) in saved.removals { await unregister(account, old) }
    if let account = accountInFront ?? saved.accounts.sorted().first {
      try? await upload(text, account)
    }
  }

  func logIn(_ account: String) async {
    saved.removals[account] = nil
    saved.accounts.insert(account)
    accountInFront = account
    if let token { try? await upload(token, account) }
  }

  func logOut(of account: String) async {
    guard saved.accounts.remove(account) != nil else { return }
    if accountInFront == account { accountInFront = saved.accounts.sorted().first }
    if let token { await unregister(account, token) }
  }

  /// Keeps the removal until the server has confirmed it.
  private func unregister(_ account: String, _ token: String) async {
    saved.removals[account] = token
    guard (try? await remove(token, account)) != nil else { return }
    if !saved.accounts.contains(account) { saved.removals[account] = nil }
  }
}
