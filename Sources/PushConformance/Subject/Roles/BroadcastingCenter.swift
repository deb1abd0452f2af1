/// A center that tells other objects of every receipt.
@MainActor public protocol BroadcastingCenter: ReceivingCenter, ObservableCenter {}
