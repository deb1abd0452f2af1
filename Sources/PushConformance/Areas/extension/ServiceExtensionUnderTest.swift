public import PushSimulation

/// An adapter of a notification service extension: `UNNotificationServiceExtension` behind the
/// kit's names.
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
/// An extension is a subject of its own, since it is a process of its own: it has no other role than those
/// of this file. The system makes an object for each notification, and several may live in one process;
/// so does the kit (Specs/decisions/0074).
@MainActor public protocol ServiceExtensionUnderTest: PushCenterUnderTest {
  /// `didReceive(_:withContentHandler:)`.
  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async
  /// `serviceExtensionTimeWillExpire()`.
  func serviceExtensionTimeWillExpire() async
}

extension ServiceExtensionUnderTest {
  /// Does nothing, as the superclass does.
  public func serviceExtensionTimeWillExpire() async {}
}

/// An extension that downloads what a payload names, through `SimulatedApplication.download(_:)`, and
/// attaches it.
///
/// Where the payload names it is ``Vocabulary/enrichment``.
@MainActor public protocol AttachingExtension: ServiceExtensionUnderTest {}

/// An extension that shows an encrypted text in place of what the push says; it is read by
/// `SimulatedApplication.decrypt(_:)`.
///
/// Where the payload has it is ``Vocabulary/enrichment``.
@MainActor public protocol DecryptingExtension: ServiceExtensionUnderTest {}
