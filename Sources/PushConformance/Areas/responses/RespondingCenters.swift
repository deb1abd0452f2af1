public import PushSimulation

/// A center that is handed notifications with a completion handler, in the foreground and in the
/// background.
///
/// The system then never makes the call without one: it has a default that does nothing.
@MainActor public protocol FetchCompletingCenter: ReceivingCenter {
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  func didReceiveRemoteNotification(
    _ userInfo: UserInfo,
    fetchCompletion: FetchCompletion
  ) async
}

extension FetchCompletingCenter {
  /// Does nothing: the call with a completion handler comes instead.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

/// A center behind the delegate of `UNUserNotificationCenter`, from iOS 10 on.
///
/// Notifications that say something to the user reach it by these two calls, and no other.
@MainActor public protocol RespondingCenter: ReceivingCenter {
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`: says how a notification is shown
  /// that comes while the app is in the foreground.
  func willPresent(
    _ notification: UserNotification,
    completion: PresentationCompletion
  ) async
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`: takes what the user has done with
  /// a notification.
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async
}

extension RespondingCenter {
  /// Does nothing: from iOS 10 on the calls to the delegate come instead.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

extension FetchCompletingCenter where Self: RespondingCenter {
  /// Does nothing: the calls with completion handlers come instead.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

/// A center that hands the actions of notifications to the app's handler, through
/// ``SimulatedApplication/handleAction(_:text:of:)``.
@MainActor public protocol ActionHandlingCenter: RespondingCenter {}

/// A center that tells its observers when the user has opened a notification, which they report by
/// ``ObserverHandle/didOpen(_:)``.
///
/// One that tells them of receipts as well is a ``BroadcastingCenter`` besides.
@MainActor public protocol OpeningBroadcastingCenter: ObservableCenter, RespondingCenter {}

/// A center that waits with everything that needs screens until the app has some, and keeps what the
/// user has opened until somebody listens.
@MainActor public protocol DeferringCenter: PushCenterUnderTest {
  /// The first screens of the app are there; it is said once in the life of a process.
  func interfaceDidBecomeReady() async
}

/// A center in an app with scenes: the scene's delegate hears of the scene's life, and the delegate
/// of the application does not.
///
/// The launch itself is still the application's: a center that looks at it is a
/// ``LaunchHandOffCenter`` or ``LifecycleObservingCenter`` as well, and its options are empty.
@MainActor public protocol SceneCenter: PushCenterUnderTest {
  /// `scene(_:willConnectTo:options:)`.
  func sceneWillConnect(options: ConnectionOptions) async
  /// `sceneWillEnterForeground(_:)`.
  func sceneWillEnterForeground() async
  /// `sceneDidBecomeActive(_:)`.
  func sceneDidBecomeActive() async
  /// `sceneWillResignActive(_:)`.
  func sceneWillResignActive() async
  /// `sceneDidEnterBackground(_:)`.
  func sceneDidEnterBackground() async
}

extension SceneCenter {
  /// Does nothing.
  public func sceneWillEnterForeground() async {}
  /// Does nothing.
  public func sceneDidBecomeActive() async {}
  /// Does nothing.
  public func sceneWillResignActive() async {}
  /// Does nothing.
  public func sceneDidEnterBackground() async {}
}

/// A center of an app with several scenes, which opens a notification in the one that the system has
/// chosen for it, through `SimulatedApplication.open(_:inScene:)`.
///
/// The system names the scene in ``NotificationResponse/targetScene``, and at a connection in
/// ``ConnectionOptions/scene``. The calls to a scene's delegate are those of the scene in front.
@MainActor public protocol SceneRoutingCenter: SceneCenter, RoutingCenter, RespondingCenter {}
