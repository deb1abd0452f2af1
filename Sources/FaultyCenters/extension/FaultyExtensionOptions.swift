import PushConformance

/// Faults of service extensions whose app declares their changes of the content, or pushes that its server never sends.
enum FaultyExtensionOptions: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(CountsAndRenames.self), fault(SaysSomethingElse.self),
    fault(AttachesNothingReadable.self),
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

  /// Downloads a file without attaching it, in an app whose pushes have an attachment only beside an encrypted text.
  final class AttachesNothingReadable: PlainExtension {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.attachmentInTheClear).vocabulary
    }
    override func attach(_ file: DownloadedFile) {}
  }
}
