/// A center that shares the delegate of `UNUserNotificationCenter` with other SDKs in the app.
///
/// If a notification is not a push of the app, the center passes the callback on to the SDK that owns the notification.
/// The center calls one of the `SimulatedApplication.passOn` methods for this. Then the center gives this SDK's reply
/// to the system. ``PushApp/foreignPushes(have:)`` declares how the center recognizes pushes that are not the app's.
@MainActor public protocol ForeignPassingCenter: RespondingCenter {}
