import Foundation
import PushConformance

enum FaultyExtension: FaultGroup {
  static let rows = faults([
    HasNoExpiry.self, WaitsForWhatItCannotRead.self, KeepsTheHandler.self, AnswersInAdvance.self,
    AnswersEachExpiry.self, GivesUpSilently.self, EmptiesAtExpiry.self, AnswersWithSoundOnly.self,
    BeginsAnew.self, MarksTheBadge.self, SharesItsContent.self, SharesItsHandler.self,
    KeepsTheLastWords.self, DownloadsTheLink.self, AnswersBeforeTheDownload.self,
    ThrowsTheFileAway.self, ReadsNothing.self, ReadsLast.self, ShowsTheError.self,
    ShowsTheCiphertext.self,
  ])

  /// Does nothing when its time expires, so the system shows the notification unchanged.
  final class HasNoExpiry: PlainExtension {
    override func serviceExtensionTimeWillExpire() {}
  }

  final class WaitsForWhatItCannotRead: PlainExtension {
    override func couldNotRead(_ error: any Error) { handler = nil }
  }

  final class KeepsTheHandler: PlainExtension {
    override func answer() { handler?(content) }
  }

  final class AnswersInAdvance: PlainExtension {
    override func load(_ url: URL) {
      handler?(content)
      super.load(url)
    }
  }

  final class AnswersEachExpiry: PlainExtension {
    private var last: ContentHandler?
    override func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
      last = contentHandler
      super.didReceive(request, contentHandler: contentHandler)
    }
    override func serviceExtensionTimeWillExpire() {
      handler = nil
      last?(content)
    }
  }

  final class GivesUpSilently: PlainExtension {
    override func loaded(_ result: Result<DownloadedFile, any Error>) {
      if case .success = result { super.loaded(result) }
    }
  }

  final class EmptiesAtExpiry: PlainExtension {
    override func serviceExtensionTimeWillExpire() {
      (content.title, content.subtitle, content.body) = ("", "", "")
      super.serviceExtensionTimeWillExpire()
    }
  }

  final class AnswersWithSoundOnly: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(mayDiscard: true).vocabulary
    }
    override func couldNotRead(_ error: any Error) {
      handler?(NotificationContent(sound: "default"))
      handler = nil
    }
  }

  /// Answers with new content, and does not copy all members of the old content.
  final class BeginsAnew: PlainExtension {
    override func answer() {
      content = NotificationContent(
        title: content.title,
        subtitle: content.subtitle,
        body: content.body,
        userInfo: content.userInfo,
        attachments: content.attachments
      )
      super.answer()
    }
  }

  /// Adds 1 to the badge, although its app declares no change of the badge.
  final class MarksTheBadge: PlainExtension {
    override func answer() {
      content.badge = (content.badge ?? 0) + 1
      super.answer()
    }
  }

  final class SharesItsContent: PlainExtension {
    private static var shared = SharedInProcess<NotificationContent>()
    override var content: NotificationContent {
      get { Self.shared[application] ?? NotificationContent() }
      set { Self.shared[application] = newValue }
    }
  }

  final class SharesItsHandler: PlainExtension {
    private static var shared = SharedInProcess<ContentHandler>()
    override var handler: ContentHandler? {
      get { Self.shared[application] }
      set { Self.shared[application] = newValue }
    }
  }

  /// When it cannot decrypt the text of a notification, shows the text of an earlier notification.
  final class KeepsTheLastWords: PlainExtension {
    private static var last = SharedInProcess<String>()
    override func read() {
      super.read()
      if content.body.contains(":") { Self.last[application] = content.body }
    }
    override func couldNotRead(_ error: any Error) {
      if let last = Self.last[application] { content.subtitle = last }
    }
  }

  final class DownloadsTheLink: PlainExtension {
    override func load(_ url: URL) { super.load(url.appending(path: "preview")) }
  }

  final class AnswersBeforeTheDownload: PlainExtension {
    override func load(_ url: URL) {
      super.load(url)
      answer()
    }
  }

  final class ThrowsTheFileAway: PlainExtension {
    override func attach(_ file: DownloadedFile) {}
  }

  /// Looks for the encrypted text in the wrong member of the payload, and so decrypts no text.
  final class ReadsNothing: PlainExtension {
    override var ciphertext: JSONValue? { content.userInfo.payload["cipher_text"] }
  }

  final class ReadsLast: PlainExtension {
    private var isLoaded = false
    override func read() { if url == nil || isLoaded { super.read() } }
    override func loaded(_ result: Result<DownloadedFile, any Error>) {
      isLoaded = true
      read()
      super.loaded(result)
    }
  }

  final class ShowsTheError: PlainExtension {
    override func couldNotRead(_ error: any Error) { content.body = "\(error)" }
  }

  final class ShowsTheCiphertext: PlainExtension {
    override func couldNotRead(_ error: any Error) {
      if let text = ciphertext?.string, !text.isEmpty { content.body = text }
    }
  }
}

/// Faults of service extensions whose app declares what the extension changes, or which pushes the server never sends.
enum FaultyExtensionOptions: FaultGroup {
  static let rows = faults([
    CountsAndRenames.self, SaysSomethingElse.self, AttachesNothingReadable.self,
  ])

  /// Changes the title, although its app declares that the extension changes only the badge.
  final class CountsAndRenames: PlainExtension {
    override class var vocabulary: Vocabulary { PushApp().extensionChanges(.badge).vocabulary }
    override func read() {
      super.read()
      content.badge = (content.badge ?? 0) + 1
      content.title = "\(content.title) (1)"
    }
  }

  final class SaysSomethingElse: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(placeholder: "(Encrypted)").vocabulary
    }
    override func couldNotRead(_ error: any Error) { content.body = "Error 7" }
  }

  /// Does not attach the downloaded file, in an app whose pushes have an attachment only with an encrypted text.
  final class AttachesNothingReadable: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.attachmentInTheClear).vocabulary
    }
    override func attach(_ file: DownloadedFile) {}
  }
}
