import PushConformance

/// Faults in opening notifications whose content has to load first.
enum FaultyResponsesContent: FaultGroup {
  static let rows = faults([
    DoesNotWait.self, OpensAgainWhenLoaded.self, LosesSlowContent.self,
    IgnoresTapsWhileLoading.self, LosesWhatComesBeforeTheScreens.self, OpensWhatIsLoadedAhead.self,
    JumpsToTheOlder.self, DoesNotWaitForTheScreens.self, LoadsOnceForAll.self,
    OpensAgainOnReturn.self,
  ])

  final class DoesNotWait: PlainLoader {
    override func load(_ receipt: Receipt, _ url: String) {
      request(receipt) { _ in }
      route(to: url)
    }
  }

  /// Opens a notification when the user taps it, and again when its content has arrived.
  final class OpensAgainWhenLoaded: PlainLoader {
    override func load(_ receipt: Receipt, _ url: String) {
      request(receipt) { [weak self] hasLoaded in
        if let self, hasLoaded, hasReturned { route(to: url) }
      }
      route(to: url)
    }
  }

  final class LosesSlowContent: PlainLoader {
    private var isLoaded = false
    override func load(_ receipt: Receipt, _ url: String) {
      isLoaded = false
      request(receipt) { [weak self] in self?.isLoaded = $0 }
      if isLoaded { route(to: url) }
    }
  }

  final class IgnoresTapsWhileLoading: PlainLoader {
    private var isLoading = false
    override func load(_ receipt: Receipt, _ url: String) {
      guard !isLoading else { return }
      isLoading = true
      request(receipt) { [weak self] hasLoaded in
        self?.isLoading = false
        self?.end(url, hasLoaded)
      }
    }
  }

  /// Drops a notification whose content arrives some time after the tap, but before the first screens are ready.
  final class LosesWhatComesBeforeTheScreens: PlainLoader {
    override func route(to url: String) {
      if isInterfaceReady || !hasReturned { super.route(to: url) }
    }
  }

  /// Opens a notification without a tap: loads its content when the notification arrives in the active app.
  ///
  /// The center opens the notification only if the content does not arrive immediately.
  final class OpensWhatIsLoadedAhead: PlainLoader {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      guard application.applicationState == .active, let url = receipt.url else { return }
      request(receipt) { [weak self] hasLoaded in
        if let self, hasLoaded, hasReturned { route(to: url) }
      }
    }
  }

  /// Opens an older notification when its content arrives, although the user has opened a newer notification since.
  final class JumpsToTheOlder: PlainLoader {
    override func load(_ receipt: Receipt, _ url: String) {
      request(receipt) { [weak self] in self?.end(url, $0) }
    }
  }

  /// Opens a notification when its content arrives, without waiting for the first screens.
  final class DoesNotWaitForTheScreens: PlainLoader {
    override func route(to url: String) {
      if hasReturned { application.open(url) } else { super.route(to: url) }
    }
  }

  final class LoadsOnceForAll: PlainLoader {
    private var failed: Set<String> = []
    override func load(_ receipt: Receipt, _ url: String) {
      if !failed.contains(url) { super.load(receipt, url) }
    }
    override func end(_ url: String, _ hasLoaded: Bool) {
      if !hasLoaded { failed.insert(url) }
      super.end(url, hasLoaded)
    }
  }

  /// When the user returns to the app, opens the last notification again if its content did not arrive immediately.
  final class OpensAgainOnReturn: PlainLoader {
    private var last: String?
    override func end(_ url: String, _ hasLoaded: Bool) {
      super.end(url, hasLoaded)
      last = hasLoaded && hasReturned ? url : nil
    }
    override func sceneWillEnterForeground() {
      if let url = last { route(to: url) }
      last = nil
    }
  }
}
