/// A center that loads content, or does other work, when a silent push arrives.
///
/// Such a push reports that the server has something new. The app refreshes a list, its widgets or a watch, or carries
/// out a command. The center calls `SimulatedApplication.loadContent(for:)`, or the form with a completion handler, in
/// place of this work, once for each push. It calls the completion handler of the push when the work has ended.
///
/// `PushApp.updates(on:)` names the events of these pushes. Without this line, the app does work for each of its events.
@MainActor public protocol BackgroundUpdatingCenter: FetchCompletingCenter {}
