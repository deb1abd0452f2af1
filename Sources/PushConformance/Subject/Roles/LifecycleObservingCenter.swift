/// A center that receives the application delegate's callbacks about the application's state.
///
/// Each method has a default that does nothing, so implement only the methods that the center needs.
@MainActor public protocol LifecycleObservingCenter: PushCenterUnderTest {
  /// The callback `application(_:didFinishLaunchingWithOptions:)`.
  func didFinishLaunching() async
  /// The callback `applicationDidBecomeActive(_:)`.
  func didBecomeActive() async
  /// The callback `applicationWillResignActive(_:)`.
  func willResignActive() async
  /// The callback `applicationDidEnterBackground(_:)`.
  func didEnterBackground() async
  /// The callback `applicationWillEnterForeground(_:)`.
  func willEnterForeground() async
  /// The callback `applicationWillTerminate(_:)`.
  func willTerminate() async
}

extension LifecycleObservingCenter {
  /// Does nothing, for a center that does not need the callback.
  public func didFinishLaunching() async {}
  /// Does nothing, for a center that does not need the callback.
  public func didBecomeActive() async {}
  /// Does nothing, for a center that does not need the callback.
  public func willResignActive() async {}
  /// Does nothing, for a center that does not need the callback.
  public func didEnterBackground() async {}
  /// Does nothing, for a center that does not need the callback.
  public func willEnterForeground() async {}
  /// Does nothing, for a center that does not need the callback.
  public func willTerminate() async {}
}
