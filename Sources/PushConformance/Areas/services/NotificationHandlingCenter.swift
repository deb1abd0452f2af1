/// A delegate that has a push service and passes the notification of a launch to the app's handler.
///
/// The handler is `SimulatedApplication.handleNotification(_:)`.
@MainActor public protocol NotificationHandlingCenter: ServiceHostingCenter {}
