/// A center for an app that shows one of several accounts, and whose pushes name the account that they are for.
///
/// The account whose screens the app shows is in front. When the user opens a push of another account, the center
/// brings that account to the front, and then opens the link of the push. The center calls
/// `SimulatedApplication.switchAccount(to:)` for each such change, before it opens the link.
///
/// The app declares where its pushes name the account: ``PushFields/account`` in ``PushApp/sends(_:)``. Scenarios also
/// have pushes without an account. Such a push is for the account in front, or for the app as a whole. If each push of
/// the real app names an account, the adapter adds the account in front to a push without an account.
@MainActor
public protocol AccountSwitchingCenter: SeveralAccountsCenter, RespondingCenter, RoutingCenter {
  /// Called when the user brings a logged-in account to the front by hand, such as in a list of accounts.
  func switchAccount(to account: String) async
}
