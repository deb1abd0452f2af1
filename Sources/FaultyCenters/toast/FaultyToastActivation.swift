import PushConformance

/// Faults in what a center does when the user taps a toast, and when a toast disappears.
enum FaultyToastActivation: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("FollowsATapTwice") {
      $0.present.replace { center, receipt, _ in
        center.application.presentToast(for: receipt.sighting) { [weak center] in
          center?.follow(receipt)
          center?.follow(receipt)
        }
      }
    },
    fault("FollowsNoTap") {
      $0.present.replace { center, receipt, _ in
        center.application.presentToast(for: receipt.sighting) {}
      }
    },
    fault(FollowsTheLatest.self), fault(FollowsAtExpiry.self), fault(FollowsItsOwnTimer.self),
  ]

  final class FollowsTheLatest: PlainCenter {
    override class var app: PushApp { super.app.presents(.each) }

    private var shown: Receipt?
    override func present(_ receipt: Receipt) {
      shown = receipt
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        if let self, let shown { follow(shown) }
      }
    }
  }

  final class FollowsAtExpiry: PlainCenter {
    override func present(_ receipt: Receipt) {
      var isTapped = false
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        isTapped = true
        self?.follow(receipt)
      }
      application.later(SimulatedApplication.toastDuration) { [weak self] in
        if !isTapped { self?.follow(receipt) }
      }
    }
  }

  final class FollowsItsOwnTimer: PlainToaster {
    override func present(_ receipt: Receipt) {
      super.present(receipt)
      application.later(.seconds(6)) { [weak self] in self?.follow(receipt) }
    }
  }
}
