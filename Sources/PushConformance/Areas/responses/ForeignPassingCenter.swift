/// A center that shares the delegate of UserNotifications with other SDKs in the app.
///
/// It passes on notifications that are not pushes of its app, with
/// `SimulatedApplication.passOn(willPresent:completion:)` and its siblings. Then it gives the system the reply of the
/// notification's owner. It recognises the pushes of its app by ``Vocabulary/ownership``.
@MainActor public protocol ForeignPassingCenter: RespondingCenter {}
