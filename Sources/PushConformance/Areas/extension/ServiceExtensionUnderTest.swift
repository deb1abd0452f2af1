public import PushSimulation

/// An adapter of a notification service extension; it stands for a subclass of `UNNotificationServiceExtension`.
///
/// ```swift
/// final class ChatExtensionAdapter: AttachingExtension {
///   private let service: ChatExtension
///   init(application: SimulatedApplication) {
///     service = ChatExtension(load: { try await application.download($0).url })
///   }
///   func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async {
///     var content = request.content
///     content.attachments = await service.attachments(for: content.userInfo.dictionary)
///       .map { NotificationAttachment(url: $0) }
///     contentHandler(content)
///   }
/// }
/// ```
///
/// An extension runs in its own process. So it is a separate subject, and has only the roles of this file. Like the
/// system, the kit makes an object for each notification, and one process may hold several of these objects
/// (Specs/decisions/0074).
@MainActor public protocol ServiceExtensionUnderTest: PushCenterUnderTest {
  /// Takes a notification: the callback `didReceive(_:withContentHandler:)`.
  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async
  /// Is called when the time is up: the callback `serviceExtensionTimeWillExpire()`.
  func serviceExtensionTimeWillExpire() async
}

extension ServiceExtensionUnderTest {
  /// Does nothing, as the superclass does.
  public func serviceExtensionTimeWillExpire() async {}
}

/// An extension that downloads a file with `SimulatedApplication.download(_:)`, and attaches the file to the
/// notification.
///
/// The payload names the file. The placeholder `attachment` in the form of ``PushApp/sends(_:)`` declares the place of
/// this name in the payload.
@MainActor public protocol AttachingExtension: ServiceExtensionUnderTest {}

/// An extension that shows the decrypted text of the payload, which `SimulatedApplication.decrypt(_:)` returns.
///
/// The placeholder `ciphertext` in the form of ``PushApp/sends(_:)`` declares where the payload has the encrypted text.
/// ``PushApp/extensionChanges(_:placeholder:mayDiscard:)`` declares the text that a failed decryption shows.
@MainActor public protocol DecryptingExtension: ServiceExtensionUnderTest {}
