/// A center that registers the device for the account that is logged in, and unregisters the device at logout.
///
/// The center calls `SimulatedApplication.uploadDeviceToken(_:to:account:completion:)` and
/// `SimulatedApplication.unregisterDeviceToken(_:account:completion:)`, or their asynchronous variants. If the center
/// names an account in a request, the adapter passes the account. Before the first login, the center registers the
/// device without an account. If the center cannot register without an account, the app declares
/// ``PushApp/uploads(for:)`` with `account`, and uploads nothing before a login. The center keeps state that has to
/// survive the process in `SimulatedApplication.storage`.
@MainActor public protocol UnregisteringCenter: RegisteringCenter {
  /// An account logs in; some apps call this method at every launch.
  func logIn(_ account: String) async
  /// The account logs out; from then on, the device should receive no notifications for this account.
  func logOut() async
}
