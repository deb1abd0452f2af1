/// A center that opens the URL of a notification with `SimulatedApplication.open(_:)`.
@MainActor public protocol RoutingCenter: ReceivingCenter {}
