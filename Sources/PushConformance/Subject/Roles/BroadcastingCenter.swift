/// A center that notifies its observers of every receipt of a notification.
@MainActor public protocol BroadcastingCenter: ReceivingCenter, ObservableCenter {}
