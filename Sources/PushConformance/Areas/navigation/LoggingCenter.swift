/// A center that logs each request that it could not fulfil, with ``SimulatedApplication/log(_:)``.
@MainActor public protocol LoggingCenter: PushCenterUnderTest {}
