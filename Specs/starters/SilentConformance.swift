import PushConformanceTesting
import Testing

/// What the app does with a silent push: the object behind `application(_:didReceiveRemoteNotification:)`.
final class SilentAdapter: BackgroundUpdatingCenter {
  // How your server's pushes look. The work has to name its push, here by the message's id.
  static let app = PushApp()
    .sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID, "message": $0.messageID] }

  init(application: SimulatedApplication) {
    // center = PushCenter(refresh: { push in try await application.loadContent(for: push.sighting) })
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    // center.refresh(userInfo.dictionary) { fetchCompletion($0 ? .newData : .failed) }
    fetchCompletion(.noData)
  }
}

@Suite(.pushConformance(report: "push-silent.xml")) struct SilentConformance {
  @Test(arguments: Conformance.areas(of: SilentAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
