/// An extension that downloads a file with `SimulatedApplication.download(_:)`, and attaches it to the notification.
///
/// The payload names the file. The placeholder `attachment` in the form of ``PushApp/sends(_:)`` declares the place of
/// this name in the payload.
@MainActor public protocol AttachingExtension: ServiceExtensionUnderTest {}
