/// A center that logs each request that it could not fulfill, with `SimulatedApplication.log(_:)`.
@MainActor public protocol LoggingCenter: PushCenterUnderTest {}
