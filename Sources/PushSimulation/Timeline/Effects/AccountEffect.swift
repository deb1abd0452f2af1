/// A call to the app's server about an account.
package enum AccountEffect: Sendable, Hashable {
  /// Starts to unregister a device token; the account is nil if the adapter does not name it.
  case unregistered(String, account: String?)
}
