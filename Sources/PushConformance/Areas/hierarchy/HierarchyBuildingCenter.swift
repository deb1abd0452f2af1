/// A center that shows the screens of an event once they are loaded.
///
/// It loads with ``SimulatedApplication/loadScreens(for:types:completion:)`` or its asynchronous variant, and shows the
/// result with ``SimulatedApplication/setViewControllers(_:animated:)``.
@MainActor public protocol HierarchyBuildingCenter: ReceivingCenter {}
