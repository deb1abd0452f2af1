import Foundation
import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct service extensions that work in unusual ways.
enum LegalExtension {
  static let rows = [
    SubjectRow(PlainExtension.self),
    SubjectRow(TouchesNothing.self),
    SubjectRow(ReadsAlone.self),
    SubjectRow(AnswersAtExpiry.self, "extension.failed-download-holds-nothing-up"),
    SubjectRow(AttachesWhatItCanName.self),
    SubjectRow(TriesAgain.self),
    SubjectRow(SaysThatItIsEncrypted.self),
    SubjectRow(SaysThatAPhotoIsMissing.self),
    SubjectRow(CountsByItself.self),
    SubjectRow(WorksInATask.self),
    SubjectRow(AwaitsTheDownload.self),
    SubjectRow(KeepsABook.self),
    SubjectRow(RebuildsTheUserInfo.self),
    SubjectRow(NamesFilesAtRandom.self),
    SubjectRow(FetchesTheText.self),
    SubjectRow(DownloadsWhatItCanRead.self, "extension.failed-download-holds-nothing-up"),
    SubjectRow(
      DiscardsWhatItCannotRead.self,
      "extension.unreadable-text-is-shown-as-it-came"
    ),
  ]

  /// Returns the content unchanged.
  final class TouchesNothing: ServiceExtensionUnderTest {
    init(application: SimulatedApplication) {}
    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      contentHandler(request.content)
    }
  }

  /// Decrypts the text, but downloads no attachment.
  final class ReadsAlone: DecryptingExtension {
    private let plain: PlainExtension
    init(application: SimulatedApplication) { plain = WithoutPhotos(application: application) }
    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      plain.didReceive(request, contentHandler: contentHandler)
    }

    private final class WithoutPhotos: PlainExtension {
      override var url: URL? { nil }
    }
  }

  /// Answers only when the time expires.
  final class AnswersAtExpiry: PlainExtension {
    private var isExpired = false
    override func serviceExtensionTimeWillExpire() {
      isExpired = true
      super.serviceExtensionTimeWillExpire()
    }
    override func answer() { if isExpired { super.answer() } }
  }

  /// Attaches a file only if its name has an extension, because the system refuses files of unknown type.
  final class AttachesWhatItCanName: PlainExtension {
    override func attach(_ file: DownloadedFile) {
      if !file.url.pathExtension.isEmpty { super.attach(file) }
    }
  }

  /// Repeats a failed download until the time expires.
  final class TriesAgain: PlainExtension {
    override func loaded(_ result: Result<DownloadedFile, any Error>) {
      if case .failure = result, handler != nil, let url { load(url) } else { super.loaded(result) }
    }
  }

  /// Shows a placeholder if it cannot decrypt the text, as in Apple's listing.
  final class SaysThatItIsEncrypted: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(placeholder: "(Encrypted)").vocabulary
    }
    override func couldNotRead(_ error: any Error) {
      content.subtitle = "(Encrypted)"
      content.body = ""
    }
  }

  /// Adds to the text that a photo is missing when the time expires, as Apple's documentation suggests.
  final class SaysThatAPhotoIsMissing: PlainExtension {
    override func serviceExtensionTimeWillExpire() {
      if handler != nil, url != nil { content.body += " (a photo is on its way)" }
      super.serviceExtensionTimeWillExpire()
    }
  }

  /// Sets the badge itself, and groups notifications by sender.
  final class CountsByItself: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(.badge, .threadIdentifier).vocabulary
    }
    override func read() {
      super.read()
      content.badge = (content.badge ?? 0) + 7
      content.threadIdentifier = "sender-\(content.title)"
    }
  }

  /// Downloads an attachment only if the text could be decrypted, because its server encrypts both.
  final class DownloadsWhatItCanRead: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.attachmentInTheClear).vocabulary
    }
    private var canRead = false
    override var url: URL? { canRead ? super.url : nil }
    override func read() {
      canRead = ciphertext?.string != nil
      super.read()
    }
    override func couldNotRead(_ error: any Error) { canRead = false }
  }

  /// Downloads in a task, which the expiry cancels.
  final class WorksInATask: PlainExtension {
    override class var policies: Policies { Policies(work: .mainActor) }
    private var download: Task<Void, Never>?
    override func load(_ url: URL) {
      download = Task { @MainActor in
        do {
          let file = try await application.download(url)
          loaded(.success(file))
        } catch {
          loaded(.failure(error))
        }
      }
    }
    override func serviceExtensionTimeWillExpire() {
      super.serviceExtensionTimeWillExpire()
      download?.cancel()
    }
  }

  /// Returns from the callback only after it has answered.
  final class AwaitsTheDownload: AttachingExtension {
    static let app = PushApp().work(.mainActor)
    private let application: SimulatedApplication
    private var finish: (@MainActor () -> Void)?

    init(application: SimulatedApplication) { self.application = application }

    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) async {
      var content = request.content
      finish = { contentHandler(request.content) }
      if let text = content.userInfo.dictionary["attachment"] as? String,
        let url = URL(string: text), url.scheme == "https",
        let file = try? await application.download(url)
      {
        content.attachments = [NotificationAttachment(identifier: "photo", url: file.url)]
      }
      guard finish != nil else { return }
      finish = nil
      contentHandler(content)
    }

    func serviceExtensionTimeWillExpire() {
      finish?()
      finish = nil
    }
  }

  /// Keeps the handlers and contents of all requests of the process in one dictionary.
  final class KeepsABook: AttachingExtension {
    private static var book: [ObjectIdentifier: (ContentHandler, NotificationContent)] = [:]
    private let application: SimulatedApplication

    init(application: SimulatedApplication) { self.application = application }

    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      Self.book[ObjectIdentifier(self)] = (contentHandler, request.content)
      guard let text = request.content.userInfo.payload["attachment"]?.string,
        let url = URL(string: text), url.host() != nil
      else { return close() }
      application.download(url) { [self] result in
        let files = (try? result.get()).map { [NotificationAttachment(url: $0.url)] }
        Self.book[ObjectIdentifier(self)]?.1.attachments = files ?? []
        close()
      }
    }

    func serviceExtensionTimeWillExpire() { close() }

    private func close() {
      guard let (handler, content) = Self.book.removeValue(forKey: ObjectIdentifier(self)) else {
        return
      }
      handler(content)
    }
  }

  /// Converts the user info to a dictionary and back.
  final class RebuildsTheUserInfo: PlainExtension {
    override func answer() {
      if let payload = JSONObject(userInfo: content.userInfo.dictionary) {
        content.userInfo = UserInfo(payload: payload)
      }
      super.answer()
    }
  }

  /// Gives each attachment a random identifier.
  final class NamesFilesAtRandom: PlainExtension {
    override func attach(_ file: DownloadedFile) {
      content.attachments = [NotificationAttachment(identifier: "\(UUID())", url: file.url)]
    }
  }

  /// Downloads the text of each message from the server; if this takes too long, it says only that there is a new
  /// message.
  final class FetchesTheText: ServiceExtensionUnderTest {
    static let app = PushApp().extensionChanges(.title, .body)
    private let application: SimulatedApplication
    private var answer: ContentHandler?
    private var content = NotificationContent()

    init(application: SimulatedApplication) { self.application = application }

    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      (answer, content) = (contentHandler, request.content)
      guard let id = content.userInfo.payload["message_id"]?.string, !id.isEmpty,
        let url = URL(string: "https://chat.example/messages")?.appending(path: id)
      else { return finish(with: "New message") }
      application.download(url) { [self] result in
        finish(with: (try? result.get()).map { "From the server: \($0.url.lastPathComponent)" })
      }
    }

    func serviceExtensionTimeWillExpire() { finish(with: nil) }

    private func finish(with text: String?) {
      guard let answer else { return }
      self.answer = nil
      content.title = "Chat"
      content.body = text ?? "New message"
      answer(content)
    }
  }

  /// Discards a notification whose text it cannot decrypt.
  final class DiscardsWhatItCannotRead: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(mayDiscard: true).vocabulary
    }
    override func couldNotRead(_ error: any Error) {
      handler?(NotificationContent())
      handler = nil
    }
  }
}
