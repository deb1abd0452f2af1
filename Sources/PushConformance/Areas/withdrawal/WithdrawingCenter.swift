/// A center that removes notifications from Notification Center when a payload withdraws them.
///
/// The center calls `SimulatedApplication.removeDeliveredNotifications(withIdentifiers:)`.
/// ``PushApp/withdraws(by:inArray:)`` declares how payloads name these notifications.
@MainActor public protocol WithdrawingCenter: FetchCompletingCenter {}
