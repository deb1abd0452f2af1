/// An extension that fetches its text with `SimulatedApplication.fetchText(for:)`, and shows this text.
///
/// The payload names the text by the message id. In the payload that ``PushApp/sends(_:)`` declares, the placeholder
/// `messageID` marks the place of this id. ``PushApp/extensionChanges(_:placeholder:mayDiscard:)`` declares the text
/// that is shown if the request fails.
@MainActor public protocol TextFetchingExtension: ServiceExtensionUnderTest {}
