import PushConformance

@testable import FaultyCenters

/// Correct service extensions that fetch their text from the server in unusual ways.
enum LegalExtensionTexts {
  static let rows = SubjectRow.rows([
    PlainTextFetcher.self, FetchesAlone.self, FetchesAgain.self, FetchesAfterAPause.self,
    FetchesBesideTheFile.self, FetchesAfterTheFile.self, LimitsItsWaiting.self,
    FetchesOnlyWhatItCannotRead.self, WritesOneLine.self,
  ])

  /// Fetches the text of notifications with a number for an id, and neither decrypts nor downloads.
  final class FetchesAlone: TextFetchingExtension {
    static let app = PushApp().sends { ["aps": $0.aps, "nid": $0.numericMessageID] }
      .extensionChanges(placeholder: "You have a new message").work(.mainActor)
    private let application: SimulatedApplication
    private var answer: (@MainActor (NotificationContent) -> Void)?
    private var best = NotificationContent()

    init(application: SimulatedApplication) { self.application = application }

    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async {
      (best, answer) = (request.content, { contentHandler($0) })
      if let id = request.content.userInfo.payload["nid"]?.number {
        do {
          let text = try await application.fetchText(for: JSONValue.number(id).text)
          (best.title, best.body) = (text.title, text.body)
        } catch {
          best.body = "You have a new message"
        }
      }
      finish()
    }

    func serviceExtensionTimeWillExpire() { finish() }

    private func finish() {
      answer?(best)
      answer = nil
    }
  }

  class FetchesAgain: PlainTextFetcher {
    private var hasFailed = false
    override func fetched(_ result: Result<FetchedText, any Error>) {
      if case .failure = result, !hasFailed, handler != nil, let id {
        hasFailed = true
        fetchAgain(id)
      } else {
        super.fetched(result)
      }
    }
    func fetchAgain(_ id: String) { fetch(id) }
  }

  final class FetchesAfterAPause: FetchesAgain {
    override func fetchAgain(_ id: String) { application.later(.seconds(3)) { self.fetch(id) } }
  }

  final class FetchesBesideTheFile: PlainTextFetcher {
    private var open = 0
    override func fetch(_ id: String) {
      open = url == nil ? 1 : 2
      super.fetch(id)
      if let url { load(url) }
    }
    override func finish() { if id == nil { super.finish() } else { end() } }
    override func loaded(_ result: Result<DownloadedFile, any Error>) {
      guard id != nil else { return super.loaded(result) }
      if case .success(let file) = result { attach(file) }
      end()
    }
    private func end() {
      open -= 1
      if open <= 0 { answer() }
    }
  }

  final class FetchesAfterTheFile: PlainTextFetcher {
    override func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      (content, handler) = (request.content, contentHandler)
      read()
      if let url { load(url) } else { next() }
    }
    override func loaded(_ result: Result<DownloadedFile, any Error>) {
      if case .success(let file) = result { attach(file) }
      next()
    }
    override func finish() { answer() }
    private func next() { if handler != nil, let id { fetch(id) } else { answer() } }
  }

  final class LimitsItsWaiting: PlainTextFetcher {
    private var isOver = false
    override func fetch(_ id: String) {
      super.fetch(id)
      application.later(.seconds(1)) { self.end(nil) }
    }
    override func fetched(_ result: Result<FetchedText, any Error>) { end(result) }
    private func end(_ result: Result<FetchedText, any Error>?) {
      guard !isOver else { return }
      isOver = true
      if case .success(let text) = result { show(text) }
      finish()
    }
  }

  /// Fetches a text only if the payload has none that it can decrypt.
  final class FetchesOnlyWhatItCannotRead: PlainTextFetcher {
    private var canRead = false
    override var id: String? { canRead ? nil : super.id }
    override func read() {
      canRead = ciphertext?.string != nil
      super.read()
    }
    override func couldNotRead(_ error: any Error) { canRead = false }
  }

  final class WritesOneLine: PlainTextFetcher {
    override func show(_ text: FetchedText) { content.body = "\(text.title): \(text.body)" }
  }
}
