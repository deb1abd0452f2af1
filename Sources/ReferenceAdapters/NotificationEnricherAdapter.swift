import PushCenters
import PushConformance
package import PushSimulation

/// The service extension of this package behind the kit's roles.
package final class NotificationEnricherAdapter: AttachingExtension, DecryptingExtension {
  private let enricher: NotificationEnricher

  /// Makes an enricher that downloads and reads through the application.
  package init(application: SimulatedApplication) {
    enricher = NotificationEnricher(
      load: { url, completion in
        application.download(url) { result in
          completion((try? result.get()).map { LoadedFile(url: $0.url, mimeType: $0.mimeType) })
        }
      },
      decrypt: { try application.decrypt($0) }
    )
  }

  /// Changes a copy of the content, as the shell of an app does.
  package func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    enricher.enrich(request.content.userInfo.payload) { made in
      var content = request.content
      if let body = made.body { content.body = body }
      content.attachments = made.file.map { [NotificationAttachment(url: $0.url)] } ?? []
      contentHandler(content)
    }
  }

  /// Passes on that time is up.
  package func serviceExtensionTimeWillExpire() { enricher.timeWillExpire() }
}
