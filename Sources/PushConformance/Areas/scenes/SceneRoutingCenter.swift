/// A center of an app with several scenes, which opens a notification in the scene that the system has chosen.
///
/// The center calls `SimulatedApplication.open(_:inScene:)` with the scene in `NotificationResponse.targetScene`. If a
/// scene connects, `ConnectionOptions.scene` is the identifier of the scene. The callbacks of ``SceneCenter`` come from
/// the frontmost scene.
@MainActor public protocol SceneRoutingCenter: SceneCenter, RoutingCenter, RespondingCenter {}
