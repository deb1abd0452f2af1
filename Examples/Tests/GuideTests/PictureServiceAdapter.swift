import Foundation
import PushConformanceTesting

@testable import PictureExtension

final class PictureServiceAdapter: AttachingExtension {
  static let app = PushApp().sends { ["aps": $0.aps, "photo": $0.attachment] }

  private let application: SimulatedApplication
  private var services: [PictureService<NotificationContent>] = []

  init(application: SimulatedApplication) { self.application = application }

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async {
    let service = PictureService(request.content) { contentHandler($0) }
    services.append(service)
    await service.run(
      userInfo: request.content.userInfo.dictionary,
      download: { [application] in try await application.download($0).url },
      attach: { $1.attachments = [NotificationAttachment(url: $0)] }
    )
  }
  func serviceExtensionTimeWillExpire() { services.last?.timeWillExpire() }
}
