public import PushSimulation

/// A center that asks the user for permission, through
/// ``SimulatedApplication/requestAuthorization(options:completion:)`` or one of its twins.
@MainActor public protocol PermissionAskingCenter: PushCenterUnderTest {
  /// The app wants the user to be asked, and to be told once what has come of it: whether the user
  /// agrees, or what they allow.
  ///
  /// An adapter whose center lets a second request await the first one answers from a task of its own.
  func requestPermission(completion: PermissionCompletion) async
}

/// A center that can be asked what the user allows.
///
/// The status itself is ``SimulatedApplication/authorizationStatus``; the user may change it in
/// Settings while the app is in the background.
@MainActor public protocol PermissionReportingCenter: PushCenterUnderTest {
  /// What the user allows, as far as the center knows; nil where it does not know.
  func permissionStatus() async -> AuthorizationStatus?
}
