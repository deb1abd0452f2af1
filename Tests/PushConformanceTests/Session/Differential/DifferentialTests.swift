import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

@Suite(.serialized) struct DifferentialTests {
  @MainActor
  private static func comparison(of subjects: [PushCenterSubject], cases: Int = 100) async throws
    -> Comparison
  {
    let runner = DifferentialRunner(kit: try Kit.load(), options: RunOptions(caseCount: cases))
    return await runner.run(subjects)
  }

  @Test("Centers with the same behavior have no difference") @MainActor
  func alike() async throws {
    let twin = PushCenterSubject(PlainCenter.self, name: "twin")
    let comparison = try await Self.comparison(of: [PushCenterSubject(PlainCenter.self), twin])
    #expect(comparison.partings.isEmpty)
    #expect(comparison.unstable == nil)
    #expect(comparison.scenarios > 50)
    #expect(comparison.generated > 50)
    #expect(comparison.summary.hasPrefix("plain-center, twin: the same behavior in "))
  }

  @Test("The odd one out is named, with the fewest steps that show it") @MainActor
  func oddOneOut() async throws {
    let twin = PushCenterSubject(PlainCenter.self, name: "twin")
    let comparison = try await Self.comparison(
      of: [
        PushCenterSubject(PlainCenter.self), PushCenterSubject(FaultyToken.DropsZeroPadding.self),
        twin,
      ]
    )
    let parting = try #require(comparison.partings.first { $0.scenario.area == "generated" })
    #expect(parting.oddOneOut == "drops-zero-padding")
    #expect(parting.groups.map(\.subjects) == [["plain-center", "twin"], ["drops-zero-padding"]])
    #expect(parting.scenario.steps.count == 3)
    #expect(
      parting.text.hasPrefix(
        """
        Scenario generated.parting-in-notifications-1, shortened to 3 steps
          1  launch
          2  request registration
          3  receive token 0a0b0c
             plain-center, twin: uploaded the token '0a0b0c'
             drops-zero-padding: uploaded the token 'abc'

        Odd one  drops-zero-padding: the others agree
        Keep     as generated/parting-in-notifications-1.json in a folder of scenarios: {
        """
      ),
      "\(parting.text)"
    )
    // A finding of a golden scenario has that scenario's name.
    let golden = comparison.partings.filter { $0.scenario.area == "token" }
    #expect(golden.contains { $0.text.hasPrefix("Scenario token.") })
  }

  @Test("Two centers that differ have no odd one out") @MainActor
  func two() async throws {
    let comparison = try await Self.comparison(
      of: [
        PushCenterSubject(PlainCenter.self), PushCenterSubject(FaultyToken.DropsZeroPadding.self),
      ],
      cases: 0
    )
    #expect(comparison.generated == 0)
    #expect(!comparison.partings.isEmpty)
    #expect(comparison.partings.allSatisfy { $0.oddOneOut == nil && $0.groups.count == 2 })
    #expect(comparison.summary.contains("different behavior in \(comparison.partings.count) of "))
  }

  @Test("Centers without a common role play no scenario") @MainActor
  func strangers() async throws {
    let comparison = try await Self.comparison(
      of: [PushCenterSubject(PlainCenter.self), PushCenterSubject(PlainBusCenter.self)]
    )
    #expect(comparison.scenarios + comparison.generated == 0)
    #expect(comparison.partings.isEmpty)
  }

  /// Uploads only tokens that no instance of this center has uploaded before.
  final class UploadsOnceEver: PlainCenter {
    private static var uploaded: Set<DeviceToken> = []

    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard Self.uploaded.insert(deviceToken).inserted else { return }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }

  @Test("A center that is not repeatable is named and not compared") @MainActor
  func unstable() async throws {
    let comparison = try await Self.comparison(
      of: [PushCenterSubject(PlainCenter.self), PushCenterSubject(UploadsOnceEver.self)]
    )
    #expect(comparison.unstable?.subject == "uploads-once-ever")
    #expect(comparison.partings.isEmpty)
    #expect(comparison.summary.hasPrefix("uploads-once-ever behaves differently in two plays of "))
  }
}
