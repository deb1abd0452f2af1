/// A center that removes from Notification Center what a payload withdraws, through
/// `SimulatedApplication.removeDeliveredNotifications(withIdentifiers:)`.
///
/// How payloads name what they withdraw is the app's ``Vocabulary/withdrawal``.
@MainActor public protocol WithdrawingCenter: FetchCompletingCenter {}
