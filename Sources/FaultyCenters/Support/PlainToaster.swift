import PushConformance

/// A simple correct center that opens a notification only when the user taps its toast.
class PlainToaster: PlainCenter {
  override class var policies: Policies { Policies(os: .iOS8) }
  override func decide(_ receipt: Receipt) {
    if isActive, receipt.isDisplayable, !receipt.isSilent, !isSuppressed(receipt) {
      present(receipt)
    }
  }
}
