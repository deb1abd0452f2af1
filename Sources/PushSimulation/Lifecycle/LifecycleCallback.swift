/// A callback of the application delegate about a change of state.
public enum LifecycleCallback: String, Sendable, Hashable, CaseIterable {
  /// `application(_:willFinishLaunchingWithOptions:)`.
  case willFinishLaunching
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case didFinishLaunching
  /// `applicationDidBecomeActive(_:)`.
  case didBecomeActive
  /// `applicationWillResignActive(_:)`.
  case willResignActive
  /// `applicationDidEnterBackground(_:)`.
  case didEnterBackground
  /// `applicationWillEnterForeground(_:)`.
  case willEnterForeground
  /// `applicationWillTerminate(_:)`.
  case willTerminate
}
