import PushSimulation

/// The accounts that tokens were uploaded for in a run, as far as requests and steps tell.
struct UploadHistory {
  /// Everything that was uploaded, with the accounts that the uploads named.
  private var uploads: Set<TurnView.Registration> = []
  /// The tokens that were uploaded for each account while it was in use.
  private var tokens: [String: Set<String>] = [:]
  /// The tokens of each account that were uploaded before the account was logged out.
  private var leftBehind: [String: Set<String>] = [:]

  /// Takes a turn into account, with what the center does in it.
  mutating func follow(_ turn: TurnView, before: AccountFacts, after: AccountFacts) {
    if turn.stimulus == .account(.loggedOut), let former = before.account {
      leftBehind[former] = tokens[former]
    }
    for upload in turn.registrations {
      uploads.insert(upload)
      guard let account = upload.account ?? after.account ?? after.heir else { continue }
      tokens[account, default: []].insert(upload.token)
    }
  }

  /// Returns whether an unregistration belongs to an account that was logged out and has logged in again.
  func isOf(_ account: String, _ unregistration: TurnView.Registration) -> Bool {
    if let named = unregistration.account { return named == account }
    guard leftBehind[account]?.contains(unregistration.token) == true else { return false }
    // A center may upload a token without an account and later for this account. Its unregistration without an
    // account then belongs to the first upload.
    let own = TurnView.Registration(token: unregistration.token, account: account)
    return !uploads.contains(unregistration) || !uploads.contains(own)
  }
}
