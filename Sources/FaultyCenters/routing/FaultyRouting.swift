import Foundation
import PushConformance

enum FaultyRouting: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("StaysWhereItIs") { $0.follow.keep { center, _ in center.isActive } },
    fault("FollowsTwice") {
      $0.follow.replace { center, receipt, follow in
        follow(receipt)
        if !center.isActive { follow(receipt) }
      }
    },
    fault(RoutesBackgroundReceiptsWhenActive.self),
    fault("IgnoresTaps") {
      $0.follow.keep { center, _ in center.application.applicationState != .inactive }
    },
    fault("LeavesTheScreen") {
      $0.present.replace { center, receipt, _ in center.follow(receipt) }
    },
    fault("UnescapesURLs") {
      $0.follow.rewrite { $0.url = $0.url?.removingPercentEncoding ?? $0.url }
    },
    fault("DropsFragments") {
      $0.follow.rewrite { $0.url = $0.url.map { String($0.prefix { $0 != "#" }) } }
    },
    fault(FollowsThePreviousLink.self),
    fault("RoutesMissingURL") {
      $0.follow.replace { center, receipt, _ in center.application.open(receipt.url) }
    },
    fault(TriesAgainWhenOpened.self),
    fault("TriesAgainAtOnce") {
      $0.follow.replace { center, receipt, _ in
        if let url = receipt.url, !center.application.open(url) { center.application.open(url) }
      }
    },
    fault("ToastsWhatWasRefused") {
      $0.follow.replace { center, receipt, _ in
        if let url = receipt.url, !center.application.open(url) { center.present(receipt) }
      }
    },
    fault("FollowsSilentOnes") {
      $0.decide.before { center, receipt in
        if receipt.isSilent, !center.isActive { center.follow(receipt) }
      }
    },
    fault(FollowsEachLinkOnce.self),
    fault("RoutesPreviousNotification") { acts in
      var previous: Receipt?
      acts.follow.replace { center, receipt, follow in
        guard !center.isActive else { return follow(receipt) }
        follow(previous ?? receipt)
        previous = receipt
      }
    },
    fault(FollowsAtReceipt.self), fault(FollowsInTheBackground.self),
  ]

  final class RoutesBackgroundReceiptsWhenActive: PlainCenter, LifecycleObservingCenter {
    private var waiting: [Receipt] = []
    override func follow(_ receipt: Receipt) {
      guard application.applicationState == .background else { return super.follow(receipt) }
      waiting.append(receipt)
    }
    func didBecomeActive() {
      for receipt in waiting { super.follow(receipt) }
      waiting = []
    }
  }

  final class FollowsThePreviousLink: PlainCenter {
    private var last: String?
    override func follow(_ receipt: Receipt) {
      last = receipt.url ?? last
      if let last { application.open(last) }
    }
  }

  final class TriesAgainWhenOpened: PlainCenter, LifecycleObservingCenter {
    private var refused: String?
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url, !application.open(url) { refused = url }
    }
    func didBecomeActive() {
      if let refused { application.open(refused) }
      refused = nil
    }
  }

  final class FollowsEachLinkOnce: PlainCenter {
    private var followed: Set<String> = []
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url, followed.insert(url).inserted { super.follow(receipt) }
    }
  }

  final class FollowsAtReceipt: PlainToaster {
    override func decide(_ receipt: Receipt) {
      super.decide(receipt)
      follow(receipt)
    }
  }

  final class FollowsInTheBackground: PlainToaster {
    override func decide(_ receipt: Receipt) {
      super.decide(receipt)
      if application.applicationState == .background { follow(receipt) }
    }
  }
}

/// Faults that open a notification again, some time after the user has opened it.
enum FaultyRoutingOccasions: FaultGroup {
  static let rows = faults([
    OpensAgainWhenActive.self, OpensWhatItStored.self, RunsItsActionAtTheEndToo.self,
  ])

  final class OpensAgainWhenActive: PlainCenter, LifecycleObservingCenter {
    private var last: Receipt?
    override func follow(_ receipt: Receipt) {
      last = receipt
      super.follow(receipt)
    }
    func willEnterForeground() { if let last { super.follow(last) } }
  }

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
