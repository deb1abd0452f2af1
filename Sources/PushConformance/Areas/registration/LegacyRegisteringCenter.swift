/// A registering center that also supports the registration calls of iOS 9 and earlier.
///
/// The center reads the version of iOS from `SimulatedApplication.osProfile`.
@MainActor public protocol LegacyRegisteringCenter: RegisteringCenter {}
