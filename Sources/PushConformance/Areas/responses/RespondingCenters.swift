public import PushSimulation

/// A center that receives notifications with a completion handler, in the foreground and in the background.
///
/// The method without a completion handler does nothing by default, because iOS then never calls that method.
@MainActor public protocol FetchCompletingCenter: ReceivingCenter {
  /// Receives a notification: the callback `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  func didReceiveRemoteNotification(
    _ userInfo: UserInfo,
    fetchCompletion: FetchCompletion
  ) async
}

extension FetchCompletingCenter {
  /// Does nothing, because iOS calls only the method with a completion handler.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

/// A center that the delegate of `UNUserNotificationCenter` calls, from iOS 10 on.
///
/// A visible notification reaches the center only by the two methods of this protocol.
@MainActor public protocol RespondingCenter: ReceivingCenter {
  /// Decides how a notification is shown while the app is in the foreground.
  ///
  /// It is the callback `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  func willPresent(
    _ notification: UserNotification,
    completion: PresentationCompletion
  ) async
  /// Handles the user's response: the callback `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async
}

extension RespondingCenter {
  /// Does nothing, because from iOS 10 on the system calls the delegate of UserNotifications.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

extension FetchCompletingCenter where Self: RespondingCenter {
  /// Does nothing, because iOS calls only the methods with completion handlers.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

/// A center that passes actions of notifications to the app's handler,
/// ``SimulatedApplication/handleAction(_:text:of:)``.
@MainActor public protocol ActionHandlingCenter: RespondingCenter {}

/// A center that tells its observers when the user has opened a notification.
///
/// Observers report an opening by ``ObserverHandle/didOpen(_:)``. A center that also tells observers about receipts
/// conforms to ``BroadcastingCenter``, too.
@MainActor public protocol OpeningBroadcastingCenter: ObservableCenter, RespondingCenter {}

/// A center that waits until the first screens of the app are ready, before it does anything that needs screens.
///
/// If no observer is attached, the center also keeps an opened notification until an observer is attached.
@MainActor public protocol DeferringCenter: PushCenterUnderTest {
  /// Is called when the first screens of the app are ready.
  ///
  /// The kit calls this method once in a process.
  func interfaceDidBecomeReady() async
}

/// A center in an app with scenes, whose scene delegate passes the scene's callbacks to the center.
///
/// The application delegate does not receive these callbacks, except for the launch, whose options are then empty. A
/// center that needs the launch also conforms to ``LaunchHandOffCenter`` or ``LifecycleObservingCenter``.
///
/// An adapter conforms to this protocol if the scene delegate passes the connection options to the center. The kit then
/// also plays taps that reach the app only by these options. A center that relies on the delegate of UserNotifications
/// does not need this role: if that delegate is set during the launch, it gets every response. Such a center can
/// conform to ``LifecycleObservingCenter``, which has a callback for becoming active.
@MainActor public protocol SceneCenter: PushCenterUnderTest {
  /// The callback `scene(_:willConnectTo:options:)`.
  func sceneWillConnect(options: ConnectionOptions) async
  /// The callback `sceneWillEnterForeground(_:)`.
  func sceneWillEnterForeground() async
  /// The callback `sceneDidBecomeActive(_:)`.
  func sceneDidBecomeActive() async
  /// The callback `sceneWillResignActive(_:)`.
  func sceneWillResignActive() async
  /// The callback `sceneDidEnterBackground(_:)`.
  func sceneDidEnterBackground() async
}

extension SceneCenter {
  /// Does nothing, for a center that does not need the callback.
  public func sceneWillEnterForeground() async {}
  /// Does nothing, for a center that does not need the callback.
  public func sceneDidBecomeActive() async {}
  /// Does nothing, for a center that does not need the callback.
  public func sceneWillResignActive() async {}
  /// Does nothing, for a center that does not need the callback.
  public func sceneDidEnterBackground() async {}
}

/// A center of an app with several scenes, which opens a notification in the scene that the system has chosen.
///
/// It calls `SimulatedApplication.open(_:inScene:)`. The scene is in ``NotificationResponse/targetScene``, or, when a
/// scene connects, in ``ConnectionOptions/scene``. The callbacks of ``SceneCenter`` come from the frontmost scene.
@MainActor public protocol SceneRoutingCenter: SceneCenter, RoutingCenter, RespondingCenter {}
