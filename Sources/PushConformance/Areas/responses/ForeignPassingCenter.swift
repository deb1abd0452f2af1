/// A center that shares the delegate of UserNotifications with other SDKs.
///
/// It passes on notifications that are not pushes of its app, with
/// `SimulatedApplication.passOn(willPresent:completion:)` and its siblings, and replies as their owner does. It
/// recognises its own by the app's ``Vocabulary/ownership``.
@MainActor public protocol ForeignPassingCenter: RespondingCenter {}
