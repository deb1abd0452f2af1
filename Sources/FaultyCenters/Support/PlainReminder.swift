import PushConformance

/// A correct center that opens announcements at once, and keeps other notifications until screens are ready.
class PlainReminder: PlainResponder {
  override class var vocabulary: Vocabulary { PushApp().opensAtOnce("announcement").vocabulary }

  override func open(_ receipt: Receipt) {
    guard receipt.type == "announcement" else { return super.open(receipt) }
    tell(of: receipt)
    if let url = receipt.url { openAtOnce(url) }
  }

  /// Opens the URL of an announcement, even while no screen is ready; subclasses override this method with a fault.
  func openAtOnce(_ url: String) { application.open(url) }
}
