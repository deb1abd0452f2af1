import PushConformance

@testable import FaultyCenters

/// Correct centers that load the content of a tapped notification in unusual ways.
enum LegalResponsesContent {
  static let rows = SubjectRow.rows([
    PlainLoader.self, CancelsTheOlder.self, LoadsOneAfterAnother.self, OpensWithoutContent.self,
    TriesTwice.self, KeepsWhatItHasLoaded.self, LoadsAfterTheScreens.self, LoadsAhead.self,
    WaitsFiveSeconds.self, LoadsForToasts.self,
  ])

  final class CancelsTheOlder: PlainLoader {
    override class var app: PushApp { super.app.work(.mainActor) }
    private var task: Task<Void, Never>?
    override func load(_ receipt: Receipt, _ url: String) {
      task?.cancel()
      task = Task {
        do {
          try await application.loadContent(for: receipt.sighting)
          if !Task.isCancelled { route(to: url) }
        } catch {}
      }
    }
  }

  /// Handles the taps one after another, and starts to load when the previous notification has been opened.
  final class LoadsOneAfterAnother: PlainLoader {
    private var waiting: [(receipt: Receipt, url: String)] = []
    private var isLoading = false
    override func load(_ receipt: Receipt, _ url: String) {
      waiting.append((receipt, url))
      next()
    }
    private func next() {
      guard !isLoading, !waiting.isEmpty else { return }
      isLoading = true
      let (receipt, url) = waiting.removeFirst()
      request(receipt) { [weak self] hasLoaded in
        self?.isLoading = false
        self?.end(url, hasLoaded)
        self?.next()
      }
    }
  }

  /// Opens the URL, whose screen then says that the content is missing.
  final class OpensWithoutContent: PlainLoader {
    override func end(_ url: String, _ hasLoaded: Bool) { route(to: url) }
  }

  final class TriesTwice: PlainLoader {
    override func request(_ receipt: Receipt, then: @escaping @MainActor (Bool) -> Void) {
      ask(receipt) { [weak self] hasLoaded in
        if hasLoaded { then(true) } else { self?.ask(receipt, then: then) }
      }
    }
    private func ask(_ receipt: Receipt, then: @escaping @MainActor (Bool) -> Void) {
      super.request(receipt, then: then)
    }
  }

  /// Does not load the same content again, in this process or a later one.
  final class KeepsWhatItHasLoaded: PlainLoader {
    override func load(_ receipt: Receipt, _ url: String) {
      guard application.storage[url] == nil else { return route(to: url) }
      super.load(receipt, url)
    }
    override func request(_ receipt: Receipt, then: @escaping @MainActor (Bool) -> Void) {
      super.request(receipt) { [application] hasLoaded in
        if hasLoaded, let url = receipt.url { application.storage[url] = .bool(true) }
        then(hasLoaded)
      }
    }
  }

  final class LoadsAfterTheScreens: PlainLoader {
    private var early: Receipt?
    override func load(_ receipt: Receipt, _ url: String) {
      if isInterfaceReady { super.load(receipt, url) } else { early = receipt }
    }
    override func interfaceDidBecomeReady() {
      isInterfaceReady = true
      if let early, let url = early.url { super.load(early, url) }
      early = nil
    }
  }

  /// Starts to load when a notification arrives in the open app, and opens the notification when the user taps it.
  final class LoadsAhead: PlainLoader {
    private var loaded: Set<String> = []
    private var tapped: String?
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      if receipt.url != nil { prepare(receipt) }
    }
    override func load(_ receipt: Receipt, _ url: String) {
      tapped = nil
      if loaded.contains(url) { return route(to: url) }
      tapped = url
      prepare(receipt)
    }
    private func prepare(_ receipt: Receipt) {
      request(receipt) { [weak self] hasLoaded in
        guard let self, let url = receipt.url else { return }
        if hasLoaded { loaded.insert(url) }
        guard tapped == url else { return }
        tapped = nil
        end(url, hasLoaded)
      }
    }
  }

  final class WaitsFiveSeconds: PlainLoader {
    private var timer: VirtualClock.Timer?
    /// The URL of the notification that waits for its content.
    private var waiting: String?
    override func load(_ receipt: Receipt, _ url: String) {
      timer?.cancel()
      waiting = url
      timer = application.later(.seconds(5)) { [weak self] in self?.end(url, true) }
      super.load(receipt, url)
    }
    override func end(_ url: String, _ hasLoaded: Bool) {
      guard waiting == url else { return }
      timer?.cancel()
      waiting = nil
      super.end(url, hasLoaded)
    }
  }

  /// Shows toasts of its own in the open app, and loads the content of a tapped toast, too.
  final class LoadsForToasts: PlainLoader {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      guard options.showsBanner, application.applicationState == .active else { return options }
      application.presentToast(for: receipt.sighting) { [weak self] in self?.open(receipt) }
      return [.badge]
    }
  }
}
