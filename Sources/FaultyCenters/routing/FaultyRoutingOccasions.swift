import PushConformance

/// Faults that open a notification again, some time after the user has opened it.
enum FaultyRoutingOccasions: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(OpensAgainWhenActive.self), fault(OpensWhatItStored.self),
    fault(RunsItsActionAtTheEndToo.self),
  ]

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

  /// Opens the last opened URL again at every later launch.
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

  /// After a tap on a toast, opens the notification again at the time at which the toast would have disappeared.
  final class RunsItsActionAtTheEndToo: PlainCenter {
    override func present(_ receipt: Receipt) {
      var isTapped = false
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        isTapped = true
        self?.follow(receipt)
      }
      application.later(SimulatedApplication.toastDuration) { [weak self] in
        if isTapped { self?.follow(receipt) }
      }
    }
  }
}
