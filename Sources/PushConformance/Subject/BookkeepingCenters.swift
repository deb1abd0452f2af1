import PushSimulation

/// A center that knows a message again: what comes twice is announced and shown once.
///
/// Two reports are of one message if they have the same text as message id and the same payload, or,
/// without such an id, if they are of one request (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}

/// A center that shares the delegate of UserNotifications with others: what is not a push of its app it
/// passes on, and replies as the owner does.
///
/// It passes on through `SimulatedApplication.passOn(willPresent:completion:)` and its siblings. How it
/// tells what is its own is the app's ``Vocabulary/ownership``.
@MainActor public protocol ForeignPassingCenter: RespondingCenter {}

/// A center that sees to the number on the icon, through
/// `SimulatedApplication.setBadgeCount(_:)`, when its policy ``Policies/ClearsBadge`` says.
@MainActor public protocol BadgeOwningCenter: RespondingCenter {}

/// A center that removes from Notification Center what a payload withdraws, through
/// `SimulatedApplication.removeDeliveredNotifications(withIdentifiers:)`.
///
/// How payloads name what they withdraw is the app's ``Vocabulary/withdrawal``.
@MainActor public protocol WithdrawingCenter: FetchCompletingCenter {}
