/// A center that repeats a failed request on its own, after some time has passed on `SimulatedApplication.clock`.
///
/// The center repeats a request that failed with an `UploadRefused` error that is not permanent.
@MainActor public protocol RetryingCenter: RegisteringCenter {}
