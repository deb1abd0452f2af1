/// A center that tells observers the device token: each new token, and the current token when an observer is added.
///
/// Observers report the token by `ObserverHandle.didRegister(deviceToken:)`.
@MainActor public protocol TokenBroadcastingCenter: RegisteringCenter, ObservableCenter {}
