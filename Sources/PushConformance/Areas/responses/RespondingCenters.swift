public import PushSimulation

/// A center that receives notifications with a completion handler, in the foreground and in the background.
///
/// iOS then never calls the method without a completion handler, which has a default that does nothing.
@MainActor public protocol FetchCompletingCenter: ReceivingCenter {
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  func didReceiveRemoteNotification(
    _ userInfo: UserInfo,
    fetchCompletion: FetchCompletion
  ) async
}

extension FetchCompletingCenter {
  /// Does nothing: iOS calls the method with a completion handler.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

/// A center behind the delegate of `UNUserNotificationCenter`, from iOS 10 on.
///
/// Visible notifications reach it by these two calls only.
@MainActor public protocol RespondingCenter: ReceivingCenter {
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`: decides how a notification is shown while the app
  /// is in the foreground.
  func willPresent(
    _ notification: UserNotification,
    completion: PresentationCompletion
  ) async
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`: handles the user's response to a notification.
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async
}

extension RespondingCenter {
  /// Does nothing: from iOS 10 on the system calls the delegate.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

extension FetchCompletingCenter where Self: RespondingCenter {
  /// Does nothing: iOS calls the methods with completion handlers.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

/// A center that passes notification actions to the app's handler, with
/// ``SimulatedApplication/handleAction(_:text:of:)``.
@MainActor public protocol ActionHandlingCenter: RespondingCenter {}

/// A center that tells its observers when the user has opened a notification.
///
/// Observers report it by ``ObserverHandle/didOpen(_:)``. A center that also tells them of receipts is a
/// ``BroadcastingCenter``, too.
@MainActor public protocol OpeningBroadcastingCenter: ObservableCenter, RespondingCenter {}

/// A center that waits with actions that need screens until these are ready.
///
/// It also keeps a notification that the user has opened until an observer is attached.
@MainActor public protocol DeferringCenter: PushCenterUnderTest {
  /// Called when the first screens of the app are ready, once in a process.
  func interfaceDidBecomeReady() async
}

/// A center in an app with scenes: the scene delegate receives the scene's callbacks in place of the application
/// delegate.
///
/// The application delegate still receives the launch, with empty options. A center that needs it is also a
/// ``LaunchHandOffCenter`` or ``LifecycleObservingCenter``.
///
/// Conform to it where the scene delegate hands the connection options to the center: the kit then also plays taps that
/// these options alone bring. The delegate of UserNotifications gets every response if it is set during the launch, so
/// a center that relies on it needs no scenes; a ``LifecycleObservingCenter`` hears when such an app becomes active.
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

/// A center of an app with several scenes; it opens a notification in the scene that the system has chosen.
///
/// It calls `SimulatedApplication.open(_:inScene:)`. The system names the scene in
/// ``NotificationResponse/targetScene``, and at a connection in ``ConnectionOptions/scene``. The scene callbacks are
/// those of the frontmost scene.
@MainActor public protocol SceneRoutingCenter: SceneCenter, RoutingCenter, RespondingCenter {}
