/// An extension that shows the decrypted text of the payload, which `SimulatedApplication.decrypt(_:)` returns.
///
/// In the payload that ``PushApp/sends(_:)`` declares, the placeholder `ciphertext` marks the place of the encrypted
/// text. ``PushApp/extensionChanges(_:placeholder:mayDiscard:)`` declares the text that is shown if the decryption
/// fails.
@MainActor public protocol DecryptingExtension: ServiceExtensionUnderTest {}
