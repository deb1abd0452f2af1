package import Foundation
package import PushPayloads

/// What a notification service extension does: it reads the text that the server has encrypted, downloads
/// what the payload names, and says once what is to be shown.
///
/// The extension of an app is a shell around it. It hops to the main actor, since the system calls it on
/// threads of its own, and changes a copy of the content by what comes back:
///
/// ```swift
/// final class NotificationService: UNNotificationServiceExtension {
///   override func didReceive(
///     _ request: UNNotificationRequest,
///     withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
///   ) {
///     … on the main actor:
///     enricher.enrich(JSONObject(userInfo: request.content.userInfo)) { made in
///       let content = request.content.mutableCopy() as! UNMutableNotificationContent
///       if let body = made.body { content.body = body }
///       content.attachments = made.attachments()
///       contentHandler(content)
///     }
///   }
///   override func serviceExtensionTimeWillExpire() { … enricher.timeWillExpire() }
/// }
/// ```
@MainActor package final class NotificationEnricher {
  /// Downloads a file; the completion takes nil where it cannot be had.
  package typealias Loader =
    @MainActor (URL, _ completion: @escaping @MainActor (LoadedFile?) -> Void) -> Void
  /// Reads an encrypted text, or throws where it cannot be read.
  package typealias Decrypter = @MainActor (String) throws -> String

  private let keys: EnrichmentKeys
  private let load: Loader
  private let decrypt: Decrypter
  private var current: Request?

  /// Creates an enricher.
  ///
  /// - Parameters:
  ///   - keys: Where the payload has what it works with.
  ///   - load: Downloads a file to where it may stay until the system has taken it over.
  ///   - decrypt: Reads an encrypted text.
  package init(
    keys: EnrichmentKeys = EnrichmentKeys(),
    load: @escaping Loader,
    decrypt: @escaping Decrypter
  ) {
    self.keys = keys
    self.load = load
    self.decrypt = decrypt
  }

  /// Makes of a notification what can be made of it.
  ///
  /// The system makes an object for each notification. Should it not, the one before is answered with what
  /// there is.
  ///
  /// - Parameters:
  ///   - payload: The user info of its content; nil where that cannot have come from a payload.
  ///   - answer: Is called once, with what of the content is to be changed: at once, when the download has
  ///     ended in whichever way, or when time is up.
  package func enrich(_ payload: JSONObject?, answer: @escaping @MainActor (Enrichment) -> Void) {
    current?.finish()
    let request = Request(answer: answer)
    current = request
    // The text needs nobody else, so it is part of every attempt.
    request.best.body = payload.flatMap(text)
    guard let url = payload.flatMap(attachment) else { return request.finish() }
    load(url) { file in
      if let file, file.kind != nil { request.best.file = file }
      request.finish()
    }
  }

  /// Answers what has not been answered, with what there is by now.
  package func timeWillExpire() { current?.finish() }

  private func text(in payload: JSONObject) -> String? {
    guard let ciphertext = JSONValue.object(payload)[keys.ciphertext]?.string,
      let text = try? decrypt(ciphertext), !text.isEmpty
    else { return nil }
    return text
  }

  private func attachment(in payload: JSONObject) -> URL? {
    JSONValue.object(payload)[keys.attachment]?.string.flatMap(URL.init(routing:))
  }

  /// A notification that is being worked on.
  ///
  /// What is under way holds it, and not the place of the current one: a download that ends late ends its
  /// own.
  @MainActor private final class Request {
    var best = Enrichment()
    private var answer: (@MainActor (Enrichment) -> Void)?

    init(answer: @escaping @MainActor (Enrichment) -> Void) {
      self.answer = answer
    }

    /// Answers, the first time.
    func finish() {
      guard let answer else { return }
      self.answer = nil
      answer(best)
    }
  }
}
