/// A center that passes actions of notifications to the app's handler,
/// `SimulatedApplication.handleAction(_:text:of:)`.
@MainActor public protocol ActionHandlingCenter: RespondingCenter {}
