import PushConformance

/// Faults of service extensions that fetch their text from the server.
enum FaultyExtensionTexts: FaultGroup {
  static let rows = faults([
    FetchesNothing.self, FetchesByTheIdentifier.self, AnswersBeforeTheText.self,
    ShowsTheTitleAlone.self, HandsOnTheOriginal.self, ForgetsTheFailure.self, ShowsTheFailure.self,
    KeepsTheLastText.self, AnswersAgainWithTheText.self, WaitsPastTheExpiry.self,
  ])

  /// Looks for the id in the wrong member of the payload, and so fetches no text.
  final class FetchesNothing: PlainTextFetcher {
    override var id: String? { content.userInfo.payload["id_of_message"]?.string }
  }

  final class FetchesByTheIdentifier: PlainTextFetcher {
    override func fetch(_ id: String) { super.fetch(id.uppercased()) }
  }

  final class AnswersBeforeTheText: PlainTextFetcher {
    override func fetch(_ id: String) {
      application.fetchText(for: id) { _ in }
      finish()
    }
  }

  /// Shows the title from the server, but not the text from the server, if the notification has no attachment.
  final class ShowsTheTitleAlone: PlainTextFetcher {
    override func show(_ text: FetchedText) {
      content.title = text.title
      if url != nil { content.body = text.body }
    }
  }

  /// Shows the original text when the time expires, although the text from the server has arrived.
  final class HandsOnTheOriginal: PlainTextFetcher {
    private var original = NotificationContent()
    override func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      original = request.content
      super.didReceive(request, contentHandler: contentHandler)
    }
    override func serviceExtensionTimeWillExpire() {
      let body = content.body
      if url != nil, id != nil { (content.title, content.body) = (original.title, original.body) }
      // A text that the extension has decrypted on its own is kept.
      if ciphertext?.string != nil { content.body = body }
      super.serviceExtensionTimeWillExpire()
    }
  }

  final class ForgetsTheFailure: PlainTextFetcher {
    override func fetched(_ result: Result<FetchedText, any Error>) {
      if case .success = result { super.fetched(result) }
    }
  }

  final class ShowsTheFailure: PlainTextFetcher {
    override func couldNotFetch(_ error: any Error) {
      if ciphertext == nil { content.body = "\(error)" }
    }
  }

  /// When a request fails, shows the text that the server sent for an earlier notification.
  final class KeepsTheLastText: PlainTextFetcher {
    private static var last = SharedInProcess<FetchedText>()
    override class var vocabulary: Vocabulary { PushApp().extensionChanges(.subtitle).vocabulary }
    override func show(_ text: FetchedText) {
      super.show(text)
      Self.last[application] = text
    }
    override func couldNotFetch(_ error: any Error) {
      if let last = Self.last[application] { content.subtitle = last.body }
    }
  }

  /// Answers when the text arrives, even if the extension has already answered because its time expired.
  final class AnswersAgainWithTheText: PlainTextFetcher {
    private var late: ContentHandler?
    override func serviceExtensionTimeWillExpire() {
      if url == nil { late = handler }
      super.serviceExtensionTimeWillExpire()
    }
    override func fetched(_ result: Result<FetchedText, any Error>) {
      if handler == nil { handler = late }
      super.fetched(result)
    }
  }

  final class WaitsPastTheExpiry: PlainTextFetcher {
    private var isFetching = false
    override func fetch(_ id: String) {
      isFetching = true
      super.fetch(id)
    }
    override func fetched(_ result: Result<FetchedText, any Error>) {
      isFetching = false
      super.fetched(result)
    }
    override func serviceExtensionTimeWillExpire() { if !isFetching { answer() } }
  }
}
