/// An extension that fetches its text with `SimulatedApplication.fetchText(for:)`, and shows this text.
///
/// The payload names the text by the message id. The placeholder `messageID` in the form of ``PushApp/sends(_:)``
/// declares where the payload has this id. ``PushApp/extensionChanges(_:placeholder:mayDiscard:)`` declares the text
/// that is shown if the request fails.
@MainActor public protocol TextFetchingExtension: ServiceExtensionUnderTest {}
