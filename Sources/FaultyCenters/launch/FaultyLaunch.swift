import PushConformance

/// Faults in opening notifications when the app launches, and while the first screens are not ready.
enum FaultyLaunch: FaultGroup {
  typealias Changed = WrongResponder

  static let rows: [SubjectRow] = [
    fault(KeepsTheResponse.self), fault(TakesTheLaunchForATap.self),
    fault(OpensTheLatestArrival.self),
    fault("DoesNotWait") { $0.route.replace { center, url, _ in center.application.open(url) } },
    fault("LosesWhatWaits") { $0.interfaceReady.before { center, _ in center.pendingURL = nil } },
    fault("DropsWhatNobodySees") {
      $0.interfaceReady.before { center, _ in
        if center.application.applicationState != .active { center.pendingURL = nil }
      }
    },
    fault(KeepsWhatHasWaited.self),
    fault("ForgetsTheUntold") { $0.tell.after { center, _ in center.untold = nil } },
    fault(TellsEveryListener.self),
  ]

  final class KeepsTheResponse: PlainResponder {
    private var last: String?

    override func open(_ receipt: Receipt) {
      super.open(receipt)
      last = receipt.url
    }

    override func sceneWillEnterForeground() {
      if let last, isInterfaceReady { application.open(last) }
    }
  }

  /// Opens a notification that arrived in the background before screens were ready, although the user did not tap it.
  final class TakesTheLaunchForATap: PlainResponder {
    private var arrival: Receipt?

    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      super.didReceiveRemoteNotification(push, fetchCompletion: fetchCompletion)
      if application.applicationState == .background, !isInterfaceReady {
        arrival = Receipt(push.payload)
      }
    }

    override func interfaceDidBecomeReady() {
      super.interfaceDidBecomeReady()
      if let url = arrival?.url { application.open(url) }
    }
  }

  /// When a scene connects without a response, opens the last notification that arrived in the background.
  final class OpensTheLatestArrival: PlainResponder {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      guard application.applicationState == .background else { return }
      application.storage["latest"] = receipt.url.map(JSONValue.string)
    }

    override func sceneWillConnect(options: ConnectionOptions) {
      super.sceneWillConnect(options: options)
      guard options.notificationResponse == nil else { return }
      if let url = application.storage["latest"]?.string { application.open(url) }
    }
  }

  /// Opens a URL when screens are ready, and again when the app next returns to the foreground.
  final class KeepsWhatHasWaited: PlainResponder {
    private var followed: String?
    override func interfaceDidBecomeReady() {
      followed = pendingURL
      super.interfaceDidBecomeReady()
    }
    override func sceneWillEnterForeground() {
      guard let url = followed, isInterfaceReady else { return }
      followed = nil
      application.open(url)
    }
  }

  /// Notifies every new observer, not only the first, about a notification opened while no observer was attached.
  final class TellsEveryListener: PlainResponder {
    private var opened: Sighting?

    override func tell(of receipt: Receipt) {
      super.tell(of: receipt)
      opened = untold
    }

    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      untold = opened
    }
  }
}

/// Faults of centers that open announcements at once, and other notifications when the first screens are ready.
enum FaultyLaunchAtOnce: FaultGroup {
  static let rows = faults([
    DropsEarlyAnnouncement.self, OpensTheReminderTwice.self, WaitsForNothing.self,
  ])

  final class DropsEarlyAnnouncement: PlainReminder {
    override func openAtOnce(_ url: String) { if isInterfaceReady { super.openAtOnce(url) } }
  }

  final class OpensTheReminderTwice: PlainReminder {
    override func openAtOnce(_ url: String) {
      super.openAtOnce(url)
      if !isInterfaceReady { pendingURL = url }
    }
  }

  final class WaitsForNothing: PlainReminder {
    override func route(to url: String) { application.open(url) }
  }
}
