import PushSimulation

/// A center that registers the device for the account that is logged in, and unregisters it at logout.
///
/// It calls ``SimulatedApplication/uploadDeviceToken(_:to:account:completion:)`` and
/// ``SimulatedApplication/unregisterDeviceToken(_:account:completion:)``, or their asynchronous variants. If the center
/// names an account in a request, the adapter passes the account. Before the first login, the center registers the
/// device without an account. If the center cannot register without an account, the app declares
/// ``PushApp/uploads(for:)`` with `account`, and uploads nothing before a login. The center keeps state that has to
/// survive the process in ``SimulatedApplication/storage``.
@MainActor public protocol UnregisteringCenter: RegisteringCenter {
  /// An account logs in.
  ///
  /// Some apps call this at every launch.
  func logIn(_ account: String) async
  /// The account logs out.
  ///
  /// From then on, the device should receive none of the account's notifications.
  func logOut() async
}

/// A center for an app in which several accounts can be logged in at a time.
///
/// It registers the device for each of these accounts.
///
/// It makes the same requests as an ``UnregisteringCenter``, which is for apps with one account at a time. An adapter
/// conforms to one of the two protocols only, and passes the account with each request. The center keeps state that has
/// to survive the process in ``SimulatedApplication/storage``.
@MainActor public protocol SeveralAccountsCenter: RegisteringCenter {
  /// An account logs in. The accounts that are already logged in stay logged in.
  ///
  /// Some apps call this for each account at every launch.
  func logIn(_ account: String) async
  /// An account logs out.
  ///
  /// From then on, the device should receive none of the notifications of this account.
  func logOut(of account: String) async
}

/// A center that lets users opt out of notifications, and in again.
@MainActor public protocol OptingOutCenter: RegisteringCenter {
  /// The user opts out of notifications.
  func optOut() async
  /// The user opts in to notifications again.
  func optIn() async
}

/// A center that repeats a failed request by itself, after some time has passed on ``SimulatedApplication/clock``.
///
/// It repeats a request that failed with an ``UploadRefused`` error that is not permanent.
@MainActor public protocol RetryingCenter: RegisteringCenter {}
