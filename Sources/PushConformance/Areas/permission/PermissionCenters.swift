public import PushSimulation

/// A center that asks the user for permission with ``SimulatedApplication/requestAuthorization(options:completion:)``
/// or a variant of it.
@MainActor public protocol PermissionAskingCenter: PushCenterUnderTest {
  /// Called when the app wants the user to be asked; the completion reports the result once.
  ///
  /// The result is whether the user agrees, or the status. If a second request awaits the first one, the adapter has to
  /// answer from a task of its own.
  func requestPermission(completion: PermissionCompletion) async
}

/// A center that reports the user's permission.
///
/// The status itself is ``SimulatedApplication/authorizationStatus``; the user may change it in Settings while the app
/// is in the background.
@MainActor public protocol PermissionReportingCenter: PushCenterUnderTest {
  /// Returns the permission as the center knows it; nil where it does not know.
  func permissionStatus() async -> AuthorizationStatus?
}
