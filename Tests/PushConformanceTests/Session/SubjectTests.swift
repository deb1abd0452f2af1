import PushConformance
import ReferenceAdapters
import Testing

@Suite struct SubjectTests {
  private final class HTTPChatPushCenterAdapter: PushCenterUnderTest {
    init(application: SimulatedApplication) {}
  }

  private final class Center2: PushCenterUnderTest {
    init(application: SimulatedApplication) {}
  }

  private final class Adapter: ReceivingCenter {
    init(application: SimulatedApplication) {}
    func didReceiveRemoteNotification(_ userInfo: UserInfo) {}
  }

  @Test @MainActor func itIsNamedAfterTheType() {
    #expect(PushCenterSubject(HTTPChatPushCenterAdapter.self).name == "http-chat-push-center")
    #expect(PushCenterSubject(Center2.self).name == "center2")
    #expect(PushCenterSubject(Adapter.self).name == "adapter")
    #expect(PushCenterSubject(Adapter.self, name: "mine").name == "mine")
    #expect(PushCenterSubject(PushCenterAdapter.self).name == "push-center")
  }

  @Test @MainActor func itHasTheRolesThatTheTypeConformsTo() {
    #expect(PushCenterSubject(Center2.self).roles == [])
    #expect(PushCenterSubject(Adapter.self).roles == [.receiving])
    #expect(
      PushCenterSubject(PushCenterAdapter.self).roles == [
        .registering, .legacyRegistering, .receiving, .routing, .toasting, .suppressible,
        .broadcasting,
      ]
    )
  }

  /// All cases of a center without any role are skipped, with the roles that it would need.
  @Test @MainActor func withoutRolesEverythingIsSkipped() async throws {
    let results = await ConformanceRunner(kit: try .load()).run(PushCenterSubject(Center2.self))
    for result in results.cases {
      guard case .skipped(let reason) = result.outcome else {
        Issue.record("\(result.id) is \(result.outcome)")
        continue
      }
      switch reason {
      case .roleNotOffered, .untestable, .policy: continue
      default: Issue.record("\(result.id): \(reason.text)")
      }
    }
  }
}
