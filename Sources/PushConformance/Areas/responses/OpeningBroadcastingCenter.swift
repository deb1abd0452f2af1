/// A center that notifies its observers when the user has opened a notification.
///
/// Observers report an opening with `ObserverHandle.didOpen(_:)`. A center that also notifies observers about receipts
/// conforms to ``BroadcastingCenter``, too.
@MainActor public protocol OpeningBroadcastingCenter: ObservableCenter, RespondingCenter {}
