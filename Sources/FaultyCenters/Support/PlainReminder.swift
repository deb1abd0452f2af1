import PushConformance

/// A correct center that opens announcements at once, and keeps other notifications until screens are ready.
class PlainReminder: PlainResponder {
  override class var vocabulary: Vocabulary { PushApp().opensAtOnce("announcement").vocabulary }

  override func open(_ receipt: Receipt) {
    guard receipt.type == "announcement" else { return super.open(receipt) }
    tell(of: receipt)
    if let url = receipt.url { openAtOnce(url) }
  }

  func openAtOnce(_ url: String) { application.open(url) }
}
