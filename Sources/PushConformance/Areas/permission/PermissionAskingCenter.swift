public import PushSimulation

/// A center that asks the user for permission with `SimulatedApplication.requestAuthorization(options:completion:)`
/// or a variant of it.
@MainActor public protocol PermissionAskingCenter: PushCenterUnderTest {
  /// Asks the user for permission.
  ///
  /// The kit calls this method when the app wants to ask the user. The adapter passes the result to `completion`, once.
  /// The result is a Boolean for the user's answer, or the authorization status. If the center lets a second request
  /// wait for the first request, the adapter has to call `completion` in a separate task.
  func requestPermission(completion: PermissionCompletion) async
}
