/// A center that loads the content of a notification before it opens the notification.
///
/// Such an app asks its server for the room, the post or the message when the user taps a notification. The app shows a
/// screen only when the server has answered. The center calls `SimulatedApplication.loadContent(for:)`, or the form
/// with a completion handler, in place of this request. The center calls the router when the request has ended.
///
/// An app that shows a screen first and fills it later does not have this role.
@MainActor public protocol ContentLoadingCenter: RespondingCenter, RoutingCenter {}
