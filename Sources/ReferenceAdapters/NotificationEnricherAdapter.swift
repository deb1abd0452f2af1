import PushCenters
public import PushConformance
public import PushSimulation

/// The service extension of this package behind the kit's roles.
public final class NotificationEnricherAdapter: AttachingExtension, DecryptingExtension {
  private let enricher: NotificationEnricher

  /// Makes an enricher that downloads and reads through the application.
  public init(application: SimulatedApplication) {
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
  public func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    enricher.enrich(request.content.userInfo.payload) { made in
      var content = request.content
      if let body = made.body { content.body = body }
      content.attachments = made.file.map { [NotificationAttachment(url: $0.url)] } ?? []
      contentHandler(content)
    }
  }

  /// Passes on that time is up.
  public func serviceExtensionTimeWillExpire() { enricher.timeWillExpire() }
}
