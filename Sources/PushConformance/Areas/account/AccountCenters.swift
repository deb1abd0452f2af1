import PushSimulation

/// A center that registers the device for the account that uses the app, and unregisters it when
/// nobody does any more.
///
/// It does so by ``SimulatedApplication/uploadDeviceToken(_:to:account:completion:)`` and
/// ``SimulatedApplication/unregisterDeviceToken(_:account:completion:)``, or by their asynchronous
/// twins; an adapter names the account where the center does. Before anybody has logged in the device
/// is registered for nobody: an adapter whose center cannot do that logs somebody in when it is made.
/// What has to survive the process is kept in ``SimulatedApplication/storage``.
@MainActor public protocol UnregisteringCenter: RegisteringCenter {
  /// An account uses the app from now on; some apps say so at every launch.
  func logIn(_ account: String) async
  /// Nobody uses the app any more: the device is not to be notified for whoever was there.
  func logOut() async
}

/// A center by which users can have notifications ended, and taken up again.
@MainActor public protocol OptingOutCenter: RegisteringCenter {
  /// The user does not want to be notified.
  func optOut() async
  /// The user wants to be notified again.
  func optIn() async
}

/// A center that tries again by itself, some time later, what the server could not take, on
/// ``SimulatedApplication/clock``.
///
/// A failure that is worth another try is ``UploadRefused`` that is not permanent.
@MainActor public protocol RetryingCenter: RegisteringCenter {}
