/// A center that submits the actions of notifications to the app's server, and waits for the answers.
///
/// Such an action does not open the app: the user sends a reply, or marks a message as read. In place of the request,
/// the center calls `SimulatedApplication.submitAction(_:text:of:)`, or the form with a completion handler. The center
/// calls the completion handler of the response when the request has ended.
///
/// An app that stores the action, and submits it later, does not have this role. Such an app calls
/// `SimulatedApplication.handleAction(_:text:of:)` when it stores the action.
@MainActor public protocol ActionSubmittingCenter: ActionHandlingCenter {}
