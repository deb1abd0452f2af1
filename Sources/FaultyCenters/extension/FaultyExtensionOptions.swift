import Foundation
import PushConformance
import PushPayloads
import PushSimulation

/// Faults of service extensions whose app declares which members they change, or where payloads name attachments.
enum FaultyExtensionOptions {
  static let rows = [
    SubjectRow(
      CountsAndRenames.self,
      "extension.other-members-are-kept",
      "extension.unreadable-text-is-shown-as-it-came"
    ),
    SubjectRow(
      SaysSomethingElse.self,
      "extension.unreadable-text-is-shown-as-it-came"
    ),
    SubjectRow(AttachesNothingReadable.self, "extension.named-attachment-is-attached"),
  ]

  /// Changes the title, although its app declares that the extension changes only the badge.
  final class CountsAndRenames: PlainExtension {
    override class var vocabulary: Vocabulary { PushApp().extensionChanges(.badge).vocabulary }
    override func read() {
      super.read()
      content.badge = (content.badge ?? 0) + 1
      content.title = "\(content.title) (1)"
    }
  }

  /// Shows a text that differs from the declared placeholder if it cannot decrypt the text.
  final class SaysSomethingElse: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(placeholder: "(Encrypted)").vocabulary
    }
    override func couldNotRead(_ error: any Error) { content.body = "Error 7" }
  }

  /// Downloads the attachment of a push with an encrypted text, and does not attach the file.
  final class AttachesNothingReadable: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.attachmentInTheClear).vocabulary
    }
    override func attach(_ file: DownloadedFile) {}
  }
}
