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
/// An extension runs in its own process. So an extension is a separate subject, whose only roles are this protocol,
/// ``AttachingExtension``, ``DecryptingExtension`` and ``TextFetchingExtension``. Like the system, the kit makes an
/// object for each notification, and one process can hold several of these objects (Specs/decisions/0074).
@MainActor public protocol ServiceExtensionUnderTest: PushCenterUnderTest {
  /// Called when a notification arrives: the callback `didReceive(_:withContentHandler:)`.
  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async
  /// Called when the time for the notification is up: the callback `serviceExtensionTimeWillExpire()`.
  func serviceExtensionTimeWillExpire() async
}

extension ServiceExtensionUnderTest {
  /// Does nothing, as the superclass does.
  public func serviceExtensionTimeWillExpire() async {}
}
