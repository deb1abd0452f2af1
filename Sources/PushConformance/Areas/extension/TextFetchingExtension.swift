/// An extension that fetches its text with `SimulatedApplication.fetchText(for:)`, and shows this text.
///
/// The payload names the text by the message id. The placeholder `messageID` in the form of ``PushApp/sends(_:)``
/// declares the place of this id in the payload.
/// ``PushApp/extensionChanges(_:placeholder:mayDiscard:)`` declares the text that a failed request shows.
@MainActor public protocol TextFetchingExtension: ServiceExtensionUnderTest {}
