import PushCenters
import PushConformance
package import PushSimulation

package final class NotificationEnricherAdapter: AttachingExtension, DecryptingExtension {
  private let enricher: NotificationEnricher

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

  package func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    enricher.enrich(request.content.userInfo.payload) { made in
      var content = request.content
      if let body = made.body { content.body = body }
      content.attachments = made.file.map { [NotificationAttachment(url: $0.url)] } ?? []
      contentHandler(content)
    }
  }

  package func serviceExtensionTimeWillExpire() { enricher.timeWillExpire() }
}
