/// A center that loads the screens of an event, and then shows them.
///
/// The payload of a notification names the event by a type, and usually names an object. The center loads the screens
/// with `SimulatedApplication.loadScreens(for:types:completion:)` or its asynchronous variant. It shows the screens
/// with `SimulatedApplication.setViewControllers(_:animated:)`.
@MainActor public protocol HierarchyBuildingCenter: ReceivingCenter {}
