import PushConformance
import PushPayloads
import PushSimulation

/// Faults that show some time after their cause: what is repeated, kept for later, or lost.
enum WrongAftermath {
  static let rows = [
    SubjectRow(
      OpensAgainWhenActive.self,
      "routing.one-occasion-opens-once",
      "routing.refusal-is-final"
    ),
    SubjectRow(
      OpensWhatItStored.self,
      "launch.icon-opens-nothing",
      "routing.one-occasion-opens-once"
    ),
    SubjectRow(RunsItsActionAtTheEndToo.self, "routing.one-occasion-opens-once"),
    SubjectRow(CatchesUpWhenActive.self, "toast.none-for-what-came-in-the-background"),
    SubjectRow(ShowsBadges.self, "toast.none-without-a-text"),
    SubjectRow(HasTwoPlacesInItsQueue.self, "toast.queued-are-all-shown"),
    SubjectRow(ForgetsItsQueueAtATap.self, "toast.queued-are-all-shown"),
    SubjectRow(KeepsWhatIsSuppressed.self, "suppression.suppressed-is-not-shown-later"),
    SubjectRow(SendsWhateverComes.self, "token.repeated-token-is-not-sent-again"),
    SubjectRow(RegistersWhenAccepted.self, "token.accepted-token-starts-nothing"),
    SubjectRow(ConfirmsWhatIsAccepted.self, "token.accepted-token-starts-nothing"),
    SubjectRow(
      DropsWhatHasANumber.self,
      "broadcast.once-per-receipt",
      "notification.unusable-members-count-as-absent",
      "toast.active-receipt-shows-one",
      "toast.each-notification-has-its-own"
    ),
  ]

  /// Keeps the last link, and opens it whenever the app comes to the front.
  final class OpensAgainWhenActive: PlainCenter, LifecycleObservingCenter {
    private var last: Receipt?
    override func follow(_ receipt: Receipt) {
      last = receipt
      super.follow(receipt)
    }
    func willEnterForeground() {
      if let last { super.follow(last) }
    }
  }

  /// Keeps the last link on disk, for a launch that nobody has asked it for.
  final class OpensWhatItStored: PlainCenter {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      if let url = application.storage["link"]?.string { application.open(url) }
    }
    override func follow(_ receipt: Receipt) {
      super.follow(receipt)
      application.storage["link"] = receipt.url.map(JSONValue.string)
    }
  }

  /// Runs the action of a tapped toast once more when the toast would have gone away.
  final class RunsItsActionAtTheEndToo: PlainCenter {
    override func present(_ receipt: Receipt) {
      var isTapped = false
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        isTapped = true
        self?.follow(receipt)
      }
      application.clock.schedule(after: SimulatedApplication.toastDuration) { [weak self] in
        MainActor.assumeIsolated { if isTapped { self?.follow(receipt) } }
      }
    }
  }

  /// Shows what has come in the background when the user is there to see it.
  final class CatchesUpWhenActive: PlainCenter, LifecycleObservingCenter {
    private var missed: [Receipt] = []
    override func decide(_ receipt: Receipt) {
      if application.applicationState == .background, receipt.isDisplayable {
        missed.append(receipt)
      } else {
        missed.removeAll { $0 == receipt }
      }
      super.decide(receipt)
    }
    func didBecomeActive() {
      for receipt in missed { present(receipt) }
      missed = []
    }
  }

  /// Shows an empty toast for a badge.
  final class ShowsBadges: PlainCenter {
    override func decide(_ receipt: Receipt) {
      if isActive, !receipt.isDisplayable, !receipt.isSilent { present(receipt) }
      super.decide(receipt)
    }
  }

  /// Has place for one toast on the screen and one behind it.
  final class HasTwoPlacesInItsQueue: QueueingToaster {
    private var taken = 0
    override func present(_ receipt: Receipt) {
      guard taken < 2 else { return }
      taken += 1
      super.present(receipt)
      application.clock.schedule(after: SimulatedApplication.toastDuration * taken) {
        [weak self] in
        MainActor.assumeIsolated { self?.taken -= 1 }
      }
    }
  }

  /// Takes a tap for the end of it all.
  final class ForgetsItsQueueAtATap: PlainCenter {
    override class var policies: Policies { QueueingToaster.policies }
    private var queue: [Receipt] = []
    private var isShowing = false
    override func present(_ receipt: Receipt) {
      queue.append(receipt)
      showNext()
    }
    private func showNext() {
      guard !isShowing, !queue.isEmpty else { return }
      let receipt = queue.removeFirst()
      isShowing = true
      let ending = application.clock.schedule(after: SimulatedApplication.toastDuration) {
        [weak self] in
        MainActor.assumeIsolated {
          self?.isShowing = false
          self?.showNext()
        }
      }
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        ending.cancel()
        self?.queue = []
        self?.isShowing = false
        self?.follow(receipt)
      }
    }
  }

  /// Shows what was suppressed when it believes that nobody can mind any more.
  final class KeepsWhatIsSuppressed: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      guard super.isSuppressed(receipt) else { return false }
      application.clock.schedule(after: .seconds(9)) { [weak self] in
        MainActor.assumeIsolated { self?.present(receipt) }
      }
      return true
    }
  }

  /// Sends a token as often as the system hands it over.
  final class SendsWhateverComes: PlainCenter {
    override func isNew(_ token: DeviceToken) -> Bool { !token.bytes.isEmpty }
  }

  /// Refreshes its registration when the server has taken the token.
  final class RegistersWhenAccepted: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .success = result { registerForRemoteNotifications() }
    }
  }

  /// Tells the server that it has understood the server.
  final class ConfirmsWhatIsAccepted: PlainCenter {
    private var confirmed: Set<DeviceToken> = []
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .success = result, token == lastToken, confirmed.insert(token).inserted else {
        return
      }
      upload(token)
    }
  }

  /// Gives up on a payload in which an identifier is no text.
  final class DropsWhatHasANumber: PlainCenter {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      guard userInfo.payload["id"]?.number == nil else { return }
      super.didReceiveRemoteNotification(userInfo)
    }
  }
}
