import PushSimulation

/// A center that registers the device for the account that is logged in, and unregisters it at logout.
///
/// It calls ``SimulatedApplication/uploadDeviceToken(_:to:account:completion:)`` and
/// ``SimulatedApplication/unregisterDeviceToken(_:account:completion:)``, or their asynchronous variants. An adapter
/// passes the account where the center does. Before the first login the device is registered without an account; if the
/// center cannot do that, the adapter logs an account in when it is made. State that has to survive the process is kept
/// in ``SimulatedApplication/storage``.
@MainActor public protocol UnregisteringCenter: RegisteringCenter {
  /// An account logs in; some apps call this at every launch.
  func logIn(_ account: String) async
  /// The account logs out: from now on the device should receive none of its notifications.
  func logOut() async
}

/// A center for an app in which several accounts are logged in at a time, and the device is registered for each.
///
/// Its requests are those of ``UnregisteringCenter``, which is for apps with one account in use; an adapter adopts one
/// of the two protocols. It passes the account with each request. State that has to survive the process is kept in
/// ``SimulatedApplication/storage``.
@MainActor public protocol SeveralAccountsCenter: RegisteringCenter {
  /// An account logs in, beside those that are logged in; some apps call this for each account at every launch.
  func logIn(_ account: String) async
  /// An account logs out: from now on the device should receive none of its notifications.
  func logOut(of account: String) async
}

/// A center that lets users opt out of notifications, and in again.
@MainActor public protocol OptingOutCenter: RegisteringCenter {
  /// The user opts out of notifications.
  func optOut() async
  /// The user opts in to notifications again.
  func optIn() async
}

/// A center that retries requests after the server failed, some time later on ``SimulatedApplication/clock``.
///
/// It retries after ``UploadRefused`` that is not permanent.
@MainActor public protocol RetryingCenter: RegisteringCenter {}
