/// A call to the app's server about an account, or a change of the account in front.
package enum AccountEffect: Sendable, Hashable {
  case unregistered(String, account: String?)
  /// The app then shows the screens of this account.
  case broughtToFront(String)
}
