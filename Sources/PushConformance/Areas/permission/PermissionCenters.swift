public import PushSimulation

/// A center that asks the user for permission with ``SimulatedApplication/requestAuthorization(options:completion:)``
/// or a variant of it.
@MainActor public protocol PermissionAskingCenter: PushCenterUnderTest {
  /// Asks the user for permission.
  ///
  /// The kit calls it when the app wants that; `completion` takes the result once.
  ///
  /// The result is whether the user agrees, or the status. If a second request waits for the first one, the adapter has
  /// to call `completion` in a separate task.
  func requestPermission(completion: PermissionCompletion) async
}

/// A center that reports the user's permission to the app.
///
/// The status itself is ``SimulatedApplication/authorizationStatus``; the user may change it in Settings while the app
/// is in the background.
@MainActor public protocol PermissionReportingCenter: PushCenterUnderTest {
  /// Returns the permission as the center knows it; nil if it does not know it.
  func permissionStatus() async -> AuthorizationStatus?
}
