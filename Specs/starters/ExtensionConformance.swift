import PushConformanceTesting
import Testing

/// What the notification service extension does: the object behind `UNNotificationServiceExtension`.
final class ExtensionAdapter: AttachingExtension {
  // How your server's pushes look. $0.attachment is the address of the file that the extension attaches.
  static let app = PushApp()
    .sends { ["aps": $0.aps, "image": $0.attachment] }

  init(application: SimulatedApplication) {
    // service = Service(load: { try await application.download($0).url })
  }

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async {
    // let files = await service.files(for: request.content.userInfo.dictionary)
    // content.attachments = files.map { NotificationAttachment(url: $0) }
    contentHandler(request.content)
  }
}

@Suite(.pushConformance(report: "push-extension.xml")) struct ExtensionConformance {
  @Test(arguments: Conformance.areas(of: ExtensionAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
