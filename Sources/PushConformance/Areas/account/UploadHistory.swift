import PushSimulation

struct UploadHistory {
  private var uploads: Set<TurnView.Registration> = []
  /// The tokens that the center uploaded for each account.
  ///
  /// An upload without an account counts for the account that is logged in, otherwise for ``AccountFacts/heir``.
  private var tokens: [String: Set<String>] = [:]
  /// For each account, the tokens that the center had uploaded when the account logged out.
  private var leftBehind: [String: Set<String>] = [:]

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

  /// Returns whether an unregistration names `account`, or names only a token that `account` had at its logout.
  func isOf(_ account: String, _ unregistration: TurnView.Registration) -> Bool {
    if let named = unregistration.account { return named == account }
    guard leftBehind[account]?.contains(unregistration.token) == true else { return false }
    // A center can upload a token first without an account, and later for this account. An unregistration without an
    // account then belongs to the upload without an account.
    let own = TurnView.Registration(token: unregistration.token, account: account)
    return !uploads.contains(unregistration) || !uploads.contains(own)
  }
}
