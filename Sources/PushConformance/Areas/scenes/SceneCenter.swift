public import PushSimulation

/// A center in an app with scenes, whose scene delegate passes the scene's callbacks to the center.
///
/// The application delegate does not receive these callbacks, but it receives the launch, with empty launch options. A
/// center that needs the launch also conforms to ``LaunchHandOffCenter`` or ``LifecycleObservingCenter``.
///
/// An adapter conforms to this protocol if the scene delegate passes the connection options to the center. The kit then
/// also plays taps that reach the app only through these options. A center that relies on the delegate of
/// `UNUserNotificationCenter` does not need this role. If the app sets that delegate during the launch, the delegate
/// gets every response. Such a center can conform to ``LifecycleObservingCenter``, which has a callback for becoming
/// active.
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
