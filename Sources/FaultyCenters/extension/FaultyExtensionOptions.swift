import Foundation
import PushConformance
import PushPayloads
import PushSimulation

/// Faults of service extensions whose app declares what they change, or where attachments are named.
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

  /// Changes the title, although it declares that it changes only the badge.
  final class CountsAndRenames: PlainExtension {
    override class var vocabulary: Vocabulary { PushApp().extensionChanges(.badge).vocabulary }
    override func read() {
      super.read()
      content.badge = (content.badge ?? 0) + 1
      content.title = "\(content.title) (1)"
    }
  }

  /// Shows another text than the declared one when it cannot decrypt the text.
  final class SaysSomethingElse: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().extensionChanges(placeholder: "(Encrypted)").vocabulary
    }
    override func couldNotRead(_ error: any Error) { content.body = "Error 7" }
  }

  /// Downloads the file that an encrypted text comes with, and does not attach the file.
  final class AttachesNothingReadable: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.attachmentInTheClear).vocabulary
    }
    override func attach(_ file: DownloadedFile) {}
  }
}
