/// A delegate whose services fetch data for a notification.
///
/// The delegate answers the system when all services have answered.
///
/// The adapter passes a notification on with `ServiceHandle.fetch(_:completion:)`, or awaits `ServiceHandle.fetch(_:)`.
/// If the delegate has another service, which is not from `SimulatedApplication.makeServices()`, the other service has
/// to report `noData`.
@MainActor public protocol ServiceFetchingCenter: ServiceHostingCenter, FetchCompletingCenter {}
