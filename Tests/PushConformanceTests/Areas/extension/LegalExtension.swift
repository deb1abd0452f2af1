import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct service extensions that work in unusual ways.
enum LegalExtension {
  static let rows = SubjectRow.rows([
    PlainExtension.self, TouchesNothing.self, AnswersAtExpiry.self, AttachesWhatItCanName.self,
    TriesAgain.self, SaysThatItIsEncrypted.self, SaysThatAPhotoIsMissing.self, CountsByItself.self,
    AwaitsTheDownload.self, NamesFilesAtRandom.self, FetchesTheText.self,
    DownloadsWhatItCanRead.self, DiscardsWhatItCannotRead.self,
  ])

  final class TouchesNothing: ServiceExtensionUnderTest {
    init(application: SimulatedApplication) {}
    func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      contentHandler(request.content)
    }
  }

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

  final class NamesFilesAtRandom: PlainExtension {
    override func attach(_ file: DownloadedFile) {
      content.attachments = [NotificationAttachment(identifier: "\(UUID())", url: file.url)]
    }
  }

  /// Downloads the text of each message from the server, or shows only that there is a new message if time expires.
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
