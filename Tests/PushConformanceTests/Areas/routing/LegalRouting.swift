import PushConformance

@testable import FaultyCenters

/// Correct centers that call the router in unusual ways.
enum LegalRouting {
  static let rows = SubjectRow.rows([OpensWhenTheAppIsThere.self, OpensNoBadges.self])

  /// Opens each push that arrives while the app is not active, unless the push only changes the badge.
  final class OpensNoBadges: PlainCenter {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      if userInfo.isBadgeAlone {
        broadcast(read(userInfo.payload))
      } else {
        super.didReceiveRemoteNotification(userInfo)
      }
    }
  }

  /// Opens a tapped notification only when the app has become active.
  final class OpensWhenTheAppIsThere: PlainToaster, LifecycleObservingCenter {
    private var isComingBack = true
    private var tapped: Receipt?
    func willEnterForeground() { isComingBack = true }
    override func decide(_ receipt: Receipt) {
      if isComingBack, application.applicationState == .inactive { tapped = receipt }
      super.decide(receipt)
    }
    func didBecomeActive() {
      isComingBack = false
      if let tapped { follow(tapped) }
      tapped = nil
    }
  }
}

extension UserInfo {
  /// True if the notification only changes the badge: it has neither an alert nor a sound.
  var isBadgeAlone: Bool {
    let aps = payload["aps"]?.object
    return (aps?["badge"] ?? .null) != .null
      && ["alert", "sound"].allSatisfy { (aps?[$0] ?? .null) == .null }
  }
}
