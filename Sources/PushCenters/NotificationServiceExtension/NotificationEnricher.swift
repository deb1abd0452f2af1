package import Foundation
package import PushPayloads

/// An object that decrypts the text of a notification, downloads the attachment, and answers the system once.
///
/// An app's extension holds an enricher. The system calls the extension on other threads, so the extension hops to the
/// main actor. The extension applies the enricher's changes to a copy of the content.
@MainActor package final class NotificationEnricher {
  /// A closure that downloads a file; its completion receives nil if the download fails.
  package typealias Loader =
    @MainActor (URL, _ completion: @escaping @MainActor (LoadedFile?) -> Void) -> Void
  package typealias Decrypter = @MainActor (String) throws -> String

  private let load: Loader
  private let decrypt: Decrypter
  private var current: Request?

  /// Creates an enricher; a file that `load` has downloaded has to exist until the system has attached it.
  package init(load: @escaping Loader, decrypt: @escaping Decrypter) {
    self.load = load
    self.decrypt = decrypt
  }

  /// Decrypts the text and downloads the attachment of a notification.
  ///
  /// The system creates an extension object for each notification, so this method is usually called once. A second call
  /// first answers the earlier notification with the changes that are ready.
  ///
  /// `answer` is called exactly once: immediately, when the download has ended, or when time is up.
  package func enrich(_ payload: JSONObject?, answer: @escaping @MainActor (Enrichment) -> Void) {
    current?.finish()
    let request = Request(answer: answer)
    current = request
    // The decrypted text is ready before the download, so every answer includes the text.
    request.best.body = payload.flatMap(text)
    guard let url = payload.flatMap(attachment) else { return request.finish() }
    load(url) { file in
      if let file, file.kind != nil { request.best.file = file }
      request.finish()
    }
  }

  package func timeWillExpire() { current?.finish() }

  private func text(in payload: JSONObject) -> String? {
    guard let ciphertext = payload["ciphertext"]?.string,
      let text = try? decrypt(ciphertext), !text.isEmpty
    else { return nil }
    return text
  }

  private func attachment(in payload: JSONObject) -> URL? {
    payload["attachment"]?.string.flatMap(URL.init(routing:))
  }

  /// A notification that the extension is working on.
  ///
  /// The closure of a download holds the request that started the download. So a late download never answers a later
  /// request.
  @MainActor private final class Request {
    var best = Enrichment()
    private var answer: (@MainActor (Enrichment) -> Void)?

    init(answer: @escaping @MainActor (Enrichment) -> Void) { self.answer = answer }

    func finish() {
      guard let answer else { return }
      self.answer = nil
      answer(best)
    }
  }
}

/// The changes that an extension makes to a notification's content; other parts of the content stay unchanged.
package struct Enrichment: Sendable, Hashable {
  /// The new message text; nil to keep the server's text.
  package var body: String?
  package var file: LoadedFile?
}
