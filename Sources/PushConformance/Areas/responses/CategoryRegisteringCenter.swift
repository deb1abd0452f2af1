/// A center that registers the categories of the app's notifications.
///
/// The center calls `SimulatedApplication.setNotificationCategories(_:)` in place of the method of
/// `UNUserNotificationCenter` with this name. The system offers the actions of a category only if the app has
/// registered the category.
///
/// `PushApp.category` declares each category that a push of the app has. The center can register more categories and
/// more actions.
@MainActor public protocol CategoryRegisteringCenter: RespondingCenter {}
