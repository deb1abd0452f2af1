import Foundation
import PushConformance

/// Faults in calling the router.
enum FaultyRouting: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(StaysWhereItIs.self), fault(FollowsTwice.self),
    fault(RoutesBackgroundReceiptsWhenActive.self), fault(IgnoresTaps.self),
    fault(LeavesTheScreen.self), fault(UnescapesURLs.self), fault(DropsFragments.self),
    fault(FollowsThePreviousLink.self), fault(RoutesMissingURL.self),
    fault(TriesAgainWhenOpened.self), fault(TriesAgainAtOnce.self),
    fault(ToastsWhatWasRefused.self), fault(FollowsSilentOnes.self),
    fault(FollowsEachLinkOnce.self), fault(RoutesPreviousNotification.self),
    fault(FollowsAtReceipt.self), fault(FollowsInTheBackground.self),
  ]

  /// Opens no URL while the app is not active.
  final class StaysWhereItIs: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if isActive { super.follow(receipt) }
    }
  }

  /// Opens each URL twice while the app is not active.
  final class FollowsTwice: PlainCenter {
    override func follow(_ receipt: Receipt) {
      super.follow(receipt)
      if !isActive { super.follow(receipt) }
    }
  }

  /// Opens the URL of a notification that comes in the background only when the app becomes active.
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

  /// Opens no URL while the app is inactive.
  final class IgnoresTaps: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if application.applicationState != .inactive { super.follow(receipt) }
    }
  }

  /// Opens the URL of a notification that comes in the active app, instead of showing a toast.
  final class LeavesTheScreen: PlainCenter {
    override func present(_ receipt: Receipt) { follow(receipt) }
  }

  /// Removes the percent-encoding of a URL before it opens the URL.
  final class UnescapesURLs: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url { application.open(url.removingPercentEncoding ?? url) }
    }
  }

  /// Removes the fragment of a URL before it opens the URL.
  final class DropsFragments: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url { application.open(String(url.prefix { $0 != "#" })) }
    }
  }

  /// Opens the previous URL again for a notification without a URL.
  final class FollowsThePreviousLink: PlainCenter {
    private var last: String?
    override func follow(_ receipt: Receipt) {
      last = receipt.url ?? last
      if let last { application.open(last) }
    }
  }

  /// Calls the router even for a notification without a URL.
  final class RoutesMissingURL: PlainCenter {
    override func follow(_ receipt: Receipt) { application.open(receipt.url) }
  }

  /// Opens a refused URL again when the app becomes active.
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

  /// Opens a URL again at once if the router refuses the URL.
  final class TriesAgainAtOnce: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url, !application.open(url) { application.open(url) }
    }
  }

  /// Shows a toast if the router refuses the URL of a notification.
  final class ToastsWhatWasRefused: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url, !application.open(url) { present(receipt) }
    }
  }

  /// Opens the URL of a silent notification while the app is not active.
  final class FollowsSilentOnes: PlainCenter {
    override func decide(_ receipt: Receipt) {
      if receipt.isSilent, !isActive { follow(receipt) }
      super.decide(receipt)
    }
  }

  /// Opens each URL only once, even if a later notification has the same URL.
  final class FollowsEachLinkOnce: PlainCenter {
    private var followed: Set<String> = []
    override func follow(_ receipt: Receipt) {
      if let url = receipt.url, followed.insert(url).inserted { super.follow(receipt) }
    }
  }

  /// While the app is not active, opens the URL of the previous notification instead of the current notification.
  ///
  /// The first notification opens its own URL.
  final class RoutesPreviousNotification: PlainCenter {
    private var previous: Receipt?
    override func follow(_ receipt: Receipt) {
      guard !isActive else { return super.follow(receipt) }
      if let previous { super.follow(previous) }
      if previous == nil { super.follow(receipt) }
      previous = receipt
    }
  }

  /// Opens every notification when it arrives, without a tap.
  final class FollowsAtReceipt: PlainToaster {
    override func decide(_ receipt: Receipt) {
      super.decide(receipt)
      follow(receipt)
    }
  }

  /// Opens a notification that arrives in the background, without a tap.
  final class FollowsInTheBackground: PlainToaster {
    override func decide(_ receipt: Receipt) {
      super.decide(receipt)
      if application.applicationState == .background { follow(receipt) }
    }
  }
}
