import PushConformance

@testable import FaultyCenters

/// Correct centers that show toasts in unusual ways.
enum LegalToast {
  static let rows = SubjectRow.rows([
    ToastsWhileInactive.self, ToastsOnlyWhileActive.self, HasInertToasts.self, QueueingToaster.self,
    QueuesWithPauses.self, AsksWhenItsTurnComes.self, LetsTheFirstSpeakForAll.self,
    CountsWhatItCoalesces.self, ReplacesItsToast.self, LooksAtTheClock.self,
  ])

  final class ToastsWhileInactive: PlainToaster {
    override var isActive: Bool { [.active, .inactive].contains(application.applicationState) }
  }

  final class ToastsOnlyWhileActive: PlainToaster {}

  final class HasInertToasts: PlainCenter {
    override func present(_ receipt: Receipt) {
      application.presentToast(for: sighting(of: receipt))
    }
  }

  final class QueuesWithPauses: QueueingToaster {
    override class var pause: Duration { .milliseconds(300) }
  }

  /// Asks suppressors when a queued toast is due, and not when its notification arrives.
  final class AsksWhenItsTurnComes: QueueingToaster {
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

  /// Shows the first toast of several, and no other toast while the first is on the screen.
  final class LetsTheFirstSpeakForAll: MergingToaster {}

  final class CountsWhatItCoalesces: MergingToaster {
    override func presentMore(than receipt: Receipt) {
      application.presentToast(for: Sighting(title: "\(shown) new messages"))
    }
  }

  final class ReplacesItsToast: PlainCenter {
    override class var policies: Policies { MergingToaster.policies }
    private var view = 0
    override func present(_ receipt: Receipt) {
      view += 1
      application.presentToast(for: sighting(of: receipt)) { [weak self, view] in
        // The view of an earlier toast no longer exists, and neither does its closure.
        if self?.view == view { self?.follow(receipt) }
      }
    }
  }

  /// Has a timer of eight seconds that does nothing visible.
  final class LooksAtTheClock: PlainCenter {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      look()
    }

    private func look() { application.later(.seconds(8)) { [weak self] in self?.look() } }
  }
}
