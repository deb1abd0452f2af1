import PushConformanceTesting
import Testing

/// What the app does with a tap: the object behind the delegate of `UNUserNotificationCenter`.
final class TapAdapter: RespondingCenter, RoutingCenter {
  // How your server's pushes look. $0.url is the link that the tap opens.
  static let app = PushApp()
    .sends { ["aps": $0.aps, "url": $0.url] }
    .actions()

  init(application: SimulatedApplication) {
    // center = PushCenter(open: { application.open($0) })
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    // center.open(response.notification.userInfo.dictionary)
    completion()
  }
}

@Suite(.pushConformance(report: "push-tap.xml")) struct TapConformance {
  @Test(arguments: Conformance.areas(of: TapAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
