/// A center for an app in which several accounts can be logged in at a time.
///
/// The center registers the device for each of these accounts. The center makes the same requests as an
/// ``UnregisteringCenter``, which is for apps with one account at a time. An adapter conforms to only one of the two
/// protocols, and passes the account with each request. The center keeps state that has to survive the process in
/// `SimulatedApplication.storage`.
@MainActor public protocol SeveralAccountsCenter: RegisteringCenter {
  /// An account logs in, and the other accounts stay logged in; some apps call this at each launch for each account.
  func logIn(_ account: String) async
  /// An account logs out; from then on, the device should receive no notifications for this account.
  func logOut(of account: String) async
}
