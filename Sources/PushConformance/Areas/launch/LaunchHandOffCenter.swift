public import PushSimulation

/// A center that receives the launch options and returns the app's answer to the launch.
@MainActor public protocol LaunchHandOffCenter: PushCenterUnderTest {
  /// Returns the app's answer to the launch: the callback `application(_:didFinishLaunchingWithOptions:)`.
  func didFinishLaunching(with options: LaunchOptions) async -> Bool
}
