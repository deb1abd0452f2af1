import PushConformance
import PushSimulation

/// Correct centers that present in ways of their own.
enum LegalToasts {
  static let rows = [
    SubjectRow(ToastsWhileInactive.self),
    SubjectRow(ToastsOnlyWhileActive.self),
    SubjectRow(HasInertToasts.self, "toast.activation-routes-once"),
    SubjectRow(QueuesToasts.self),
    SubjectRow(QueuesWithPauses.self),
    SubjectRow(AsksWhenItsTurnComes.self),
    SubjectRow(LetsTheFirstSpeakForAll.self),
    SubjectRow(CountsWhatItCoalesces.self),
    SubjectRow(LooksAtTheClock.self),
  ]

  /// A center of today, which brings up a screen when the user asks for it.
  class Responding: PlainCenter {
    override class var policies: Policies { Policies(os: .iOS8) }
    override func decide(_ receipt: Receipt) {
      if isActive, receipt.isDisplayable, !receipt.isSilent, !isSuppressed(receipt) {
        present(receipt)
      }
    }
  }

  final class ToastsWhileInactive: Responding {
    override var isActive: Bool {
      [.active, .inactive].contains(application.applicationState)
    }
  }

  final class ToastsOnlyWhileActive: Responding {}

  /// Has toasts that cannot be tapped.
  final class HasInertToasts: PlainCenter {
    override func present(_ receipt: Receipt) {
      application.presentToast(for: sighting(of: receipt))
    }
  }

  /// Shows one toast at a time.
  class QueuesToasts: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, presents: .queued)
    }

    /// How long the screen stays empty between two toasts.
    class var pause: Duration { .zero }

    private var queue: [Receipt] = []
    private var isShowing = false
    private var ending: VirtualClock.Timer?

    override func present(_ receipt: Receipt) {
      queue.append(receipt)
      showNext()
    }

    /// Whether one whose turn has come is shown.
    func isStillWanted(_ receipt: Receipt) -> Bool { true }

    private func showNext() {
      guard !isShowing, !queue.isEmpty else { return }
      let receipt = queue.removeFirst()
      guard isStillWanted(receipt) else { return showNext() }
      isShowing = true
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        self?.follow(receipt)
        self?.ending?.cancel()
        self?.ended()
      }
      let duration = SimulatedApplication.toastDuration + Self.pause
      ending = application.clock.schedule(after: duration) { [weak self] in
        MainActor.assumeIsolated { self?.ended() }
      }
    }

    private func ended() {
      isShowing = false
      showNext()
    }
  }

  final class QueuesWithPauses: QueuesToasts {
    override class var pause: Duration { .milliseconds(300) }
  }

  /// Asks suppressors when the toast would be shown, not when the notification comes.
  final class AsksWhenItsTurnComes: QueuesToasts {
    override func decide(_ receipt: Receipt) {
      guard !receipt.isSilent else { return }
      if isActive {
        if receipt.isDisplayable { present(receipt) }
      } else {
        follow(receipt)
      }
    }
    override func isStillWanted(_ receipt: Receipt) -> Bool { !isSuppressed(receipt) }
  }

  /// Shows the first of a burst and nothing else until it is gone.
  class LetsTheFirstSpeakForAll: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, presents: .coalesced)
    }

    private(set) var shown = 0

    override func present(_ receipt: Receipt) {
      shown += 1
      guard shown == 1 else { return presentMore(than: receipt) }
      super.present(receipt)
      application.clock.schedule(after: SimulatedApplication.toastDuration) { [weak self] in
        MainActor.assumeIsolated { self?.shown = 0 }
      }
    }

    override func follow(_ receipt: Receipt) {
      super.follow(receipt)
      if isActive { shown = 0 }
    }

    /// What becomes of the toast when there is more to tell.
    func presentMore(than receipt: Receipt) {}
  }

  /// Puts a toast with the number of messages in the place of the first.
  final class CountsWhatItCoalesces: LetsTheFirstSpeakForAll {
    override func presentMore(than receipt: Receipt) {
      application.presentToast(for: Sighting(title: "\(shown) new messages"))
    }
  }

  /// Looks at something every eight seconds, whether there is anything to see or not.
  final class LooksAtTheClock: PlainCenter {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      look()
    }

    private func look() {
      application.clock.schedule(after: .seconds(8)) { [weak self] in
        MainActor.assumeIsolated { self?.look() }
      }
    }
  }
}
