/// A center that loads content, or does other work, when a silent push arrives.
///
/// Such a push reports that the server has something new. The app refreshes a list, its widgets or a watch, or carries
/// out a command. The center calls `SimulatedApplication.loadContent(for:)`, or the form with a completion handler, in
/// place of this work, once for each push. When the work has ended, the center calls the push's completion handler.
///
/// `PushApp.updates(on:)` names the events of these pushes. Without this declaration, all events lead to such work.
@MainActor public protocol BackgroundUpdatingCenter: FetchCompletingCenter {}
