import PushConformance

/// A simple correct center that loads the content of a tapped notification, and then opens the notification.
///
/// After another tap it drops the older notification. If the content does not load, it opens nothing.
class PlainLoader: PlainResponder, ContentLoadingCenter {
  /// The number of notifications that the user has opened.
  private(set) var taps = 0

  override func open(_ receipt: Receipt) {
    tell(of: receipt)
    taps += 1
    guard let url = url(of: receipt) else { return }
    load(receipt, url)
  }

  /// Returns the URL to open when the content of a notification has come; nil for none.
  func url(of receipt: Receipt) -> String? { receipt.url }

  /// Loads the content of a notification, and opens its URL if no other notification is tapped meanwhile.
  func load(_ receipt: Receipt, _ url: String) {
    let tap = taps
    request(receipt) { [weak self] hasLoaded in
      if let self, tap == taps { end(url, hasLoaded) }
    }
  }

  func request(_ receipt: Receipt, then: @escaping @MainActor (_ hasLoaded: Bool) -> Void) {
    application.loadContent(for: receipt.sighting) { result in
      switch result {
      case .success: then(true)
      case .failure: then(false)
      }
    }
  }

  /// Opens a URL if its content has come.
  func end(_ url: String, _ hasLoaded: Bool) {
    if hasLoaded { route(to: url) }
  }
}
