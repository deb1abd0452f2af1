import PushConformanceTesting
import Testing

@Suite("Two adapters of one name")
struct EqualNamesTests {
  /// The rewrite of ``TruncatingCenter``, which has the same name.
  enum New {
    final class TruncatingCenter: RegisteringCenter {
      init(application: SimulatedApplication) {}

      func registerForRemoteNotifications() {}
      func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
    }
  }

  @Test("They are not compared, and the issue says why")
  func compared() async throws {
    try await withKnownIssue {
      try await Conformance.expectSameBehavior(
        of: New.TruncatingCenter.self,
        as: TruncatingCenter.self
      )
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "both adapters are called 'truncating-center'; rename the type of one of them"
      ]
    }
  }
}
