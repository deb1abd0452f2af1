/// A center that shares the delegate of UserNotifications with others: what is not a push of its app it
/// passes on, and replies as the owner does.
///
/// It passes on through `SimulatedApplication.passOn(willPresent:completion:)` and its siblings. How it
/// tells what is its own is the app's ``Vocabulary/ownership``.
@MainActor public protocol ForeignPassingCenter: RespondingCenter {}
