import PushConformanceTesting
import Testing

/// What the app does with the number on its icon.
final class BadgeAdapter: BadgeOwningCenter, LifecycleObservingCenter {
  static let app = PushApp()
    .sends { ["aps": $0.aps] }
    .actions()
    .clearsBadge(.onActivation)

  init(application: SimulatedApplication) {
    // center = PushCenter(setBadge: { application.setBadgeCount($0) })
  }

  func didBecomeActive() {
    // center.didBecomeActive()
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    // center.open(response.notification.userInfo.dictionary)
    completion()
  }
}

@Suite(.pushConformance(report: "push-badge.xml")) struct BadgeConformance {
  @Test(arguments: Conformance.areas(of: BadgeAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
