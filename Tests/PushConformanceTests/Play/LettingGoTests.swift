import PushPayloads
import PushSimulation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Thousands of runs go through one process, so a center that is never released would use up its memory.
@Suite("A run lets its centers go") @MainActor struct LettingGoTests {
  /// Holds the centers of a run weakly.
  private final class Births {
    private(set) var centers: [() -> AnyObject?] = []

    func note(_ center: any PushCenterUnderTest) { centers.append { [weak center] in center } }
  }

  @Test(arguments: [Policies.Work.synchronous, .mainActor]) func eachCenterGoes(
    _ work: Policies.Work
  ) async throws {
    let births = Births()
    var subject =
      work == .synchronous
      ? PushCenterSubject(PlainCenter.self) : PushCenterSubject(LegalWork.WorksInTasks.self)
    let make = subject.make
    subject.make = { application in
      let center = make(application)
      births.note(center)
      return center
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
    #expect(births.centers.count == 2)
    #expect(births.centers.allSatisfy { $0() == nil })
  }
}
