import PushConformance

/// A simple correct center that loads the content of a tapped notification, and then opens the notification.
///
/// After another tap, the center drops the older notification. If the content does not load, the center opens nothing.
class PlainLoader: PlainResponder, ContentLoadingCenter {
  private(set) var taps = 0
  /// False while the call that requests content runs; content that arrives at once arrives during this call.
  private(set) var hasReturned = false

  override func open(_ receipt: Receipt) {
    tell(of: receipt)
    taps += 1
    guard let url = url(of: receipt) else { return }
    load(receipt, url)
  }

  func url(of receipt: Receipt) -> String? { receipt.url }

  func load(_ receipt: Receipt, _ url: String) {
    let tap = taps
    request(receipt) { [weak self] hasLoaded in
      if let self, tap == taps { end(url, hasLoaded) }
    }
  }

  func request(_ receipt: Receipt, then: @escaping @MainActor (_ hasLoaded: Bool) -> Void) {
    hasReturned = false
    application.loadContent(for: receipt.sighting) { then((try? $0.get()) != nil) }
    hasReturned = true
  }

  func end(_ url: String, _ hasLoaded: Bool) { if hasLoaded { route(to: url) } }
}
