public import PushSimulation

/// A center that reports the user's permission to the app.
///
/// The status itself is `SimulatedApplication.authorizationStatus`; the user can change it in Settings while the app
/// is in the background.
@MainActor public protocol PermissionReportingCenter: PushCenterUnderTest {
  /// Returns the permission as the center knows it; nil if the center does not know the permission.
  func permissionStatus() async -> AuthorizationStatus?
}
