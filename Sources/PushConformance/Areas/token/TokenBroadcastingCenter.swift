/// A center that notifies observers of each new device token, and a new observer of the current token.
///
/// Observers report the token with `ObserverHandle.didRegister(deviceToken:)`.
@MainActor public protocol TokenBroadcastingCenter: RegisteringCenter, ObservableCenter {}
