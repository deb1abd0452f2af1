/// An extension that downloads a file with `SimulatedApplication.download(_:)`, and attaches it to the notification.
///
/// The payload names the file. In the payload that ``PushApp/sends(_:)`` declares, the placeholder `attachment` marks
/// the place of this name.
@MainActor public protocol AttachingExtension: ServiceExtensionUnderTest {}
