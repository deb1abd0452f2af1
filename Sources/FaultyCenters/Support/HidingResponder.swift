import PushConformance

/// A simple correct center that handles tasks by itself, so that the user sees nothing of them in the active app.
class HidingResponder: PlainResponder {
  override class var vocabulary: Vocabulary { PushApp().hides("task").vocabulary }

  override func options(for receipt: Receipt) -> PresentationOptions {
    application.applicationState == .active && hides(receipt)
      ? [.badge] : super.options(for: receipt)
  }

  func hides(_ receipt: Receipt) -> Bool { receipt.type == "task" }
}
