/// An extension that downloads a file with `SimulatedApplication.download(_:)`, and attaches it to the notification.
///
/// The payload names the file. The placeholder `attachment` in the form of ``PushApp/sends(_:)`` declares where the
/// payload has this name.
@MainActor public protocol AttachingExtension: ServiceExtensionUnderTest {}
