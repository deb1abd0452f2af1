import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Thousands of runs go through one process, so a center that is never released would use up its memory.
@Suite("A run lets its centers go") @MainActor struct LettingGoTests {
  @Test(arguments: [Policies.Work.synchronous, .mainActor]) func eachCenterGoes(
    _ work: Policies.Work
  ) async throws {
    var centers: [() -> AnyObject?] = []
    let type = work == .synchronous ? PlainCenter.self : LegalWork.WorksInTasks.self
    let subject = PushCenterSubject(type).noting { center in
      centers.append { [weak center] in center }
    }
    let scenario = Scenario(
      id: "toast.on-the-screen",
      notifications: ["lunch": AbstractNotification(alert: "Lunch?", url: "chat://lunch")],
      suppressors: ["chat": .none],
      observers: ["inbox"],
      when: [
        .application(.launch), .participant(.attach("chat")), .participant(.attach("inbox")),
        .token(.receive(DeviceToken(bytes: [1]))),
        .notification(.deliver("lunch")), .application(.terminate), .application(.launch),
        .participant(.attach("chat")), .notification(.deliver("lunch")),
      ]
    )
    let run = await Player.play(scenario, with: subject)
    #expect(run.problem == nil)
    #expect(centers.count == 2)
    #expect(centers.allSatisfy { $0() == nil })
  }
}
