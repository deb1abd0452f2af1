/// An extension that shows the decrypted text of the payload, which `SimulatedApplication.decrypt(_:)` returns.
///
/// The placeholder `ciphertext` in the form of ``PushApp/sends(_:)`` declares where the payload has the encrypted text.
/// ``PushApp/extensionChanges(_:placeholder:mayDiscard:)`` declares the text that is shown if the decryption fails.
@MainActor public protocol DecryptingExtension: ServiceExtensionUnderTest {}
