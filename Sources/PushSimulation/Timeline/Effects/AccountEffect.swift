/// A call to the app's server about an account, or a change of the account in front.
package enum AccountEffect: Sendable, Hashable {
  /// Starts to unregister a device token; the account is nil if the adapter does not name it.
  case unregistered(String, account: String?)
  /// Brings an account to the front: the app then shows the screens of this account.
  case broughtToFront(String)
}
