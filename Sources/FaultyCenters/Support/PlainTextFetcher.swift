import PushConformance

/// A simple correct service extension that fetches its text from the server, and then attaches the file.
class PlainTextFetcher: PlainExtension, TextFetchingExtension {
  var id: String? {
    guard let id = content.userInfo.payload["message_id"]?.string, !id.isEmpty else { return nil }
    return id
  }

  override func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    content = request.content
    handler = contentHandler
    read()
    if let id { fetch(id) } else { finish() }
  }

  func fetch(_ id: String) { application.fetchText(for: id) { self.fetched($0) } }

  func fetched(_ result: Result<FetchedText, any Error>) {
    switch result {
    case .success(let text): show(text)
    case .failure(let error): couldNotFetch(error)
    }
    finish()
  }

  func show(_ text: FetchedText) { (content.title, content.body) = (text.title, text.body) }

  func couldNotFetch(_ error: any Error) {}

  func finish() { if handler != nil, let url { load(url) } else { answer() } }
}
