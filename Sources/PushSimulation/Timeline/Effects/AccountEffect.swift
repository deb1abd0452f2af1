/// A call of the app's server about the account that uses the app.
package enum AccountEffect: Sendable, Hashable {
  /// Starts to ask the app's server to forget a device token; the account is nil where the adapter
  /// does not say it.
  case unregistered(String, account: String?)
}
