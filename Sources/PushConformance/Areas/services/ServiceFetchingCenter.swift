/// A delegate whose services fetch data for a notification.
///
/// The delegate answers the system when all services have answered.
///
/// The adapter passes a notification on by `ServiceHandle.fetch(_:completion:)`, or awaits `ServiceHandle.fetch(_:)`.
/// If the delegate also has a service that is not from `SimulatedApplication.makeServices()`, this service reports
/// `noData`.
@MainActor public protocol ServiceFetchingCenter: ServiceHostingCenter, FetchCompletingCenter {}
