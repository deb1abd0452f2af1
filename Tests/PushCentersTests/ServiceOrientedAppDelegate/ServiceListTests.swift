import PushCenters
import Testing

@MainActor @Suite("Services are made once, when they are first needed")
struct ServiceListTests {
  let journal = Journal()

  /// Counts how often services are made.
  private final class Workshop {
    var visits = 0
  }

  private let workshop = Workshop()

  private func delegate() -> ServiceOrientedAppDelegate {
    ServiceOrientedAppDelegate { [workshop, journal] in
      workshop.visits += 1
      return ["a", "b"].map { FakeService($0, journal) }
    }
  }

  @Test("The first callback makes the services, once", arguments: Callback.ofUIKit)
  func once(first: Callback) {
    let delegate = delegate()
    #expect(workshop.visits == 0)
    delegate.make(first)
    #expect(workshop.visits == 1)
    let services = delegate.services
    for callback in Callback.ofUIKit { delegate.make(callback) }
    #expect(workshop.visits == 1)
    #expect(services.count == 2)
    #expect(zip(services, delegate.services).allSatisfy { $0 === $1 })
    // Both services have received every callback, also the first one.
    let calls = (Callback.ofUIKit + [first]).flatMap(\.heard).count
    #expect(journal.entries.count == 2 * calls)
  }

  @Test("Two delegates have services of their own")
  func apart() {
    let delegates = [delegate(), delegate()]
    #expect(delegates[0].services[0] !== delegates[1].services[0])
    #expect(workshop.visits == 2)
  }

  @Test("Simultaneous requests get the same services")
  func concurrently() async {
    let delegate = delegate()
    let tasks = (0..<8).map { _ in
      Task.detached { @MainActor in delegate.services.map { ObjectIdentifier($0) } }
    }
    var identities: Set<[ObjectIdentifier]> = []
    for task in tasks { identities.insert(await task.value) }
    #expect(identities.count == 1)
    #expect(workshop.visits == 1)
  }

  @Test("A service that looks for the others while it is made finds none, and makes none again")
  func whileMaking() {
    var found: Int?
    var answer: Bool?
    var delegate: ServiceOrientedAppDelegate?
    delegate = ServiceOrientedAppDelegate { [workshop, journal] in
      workshop.visits += 1
      found = delegate?.services.count
      answer = delegate?.make(.open)
      return [FakeService("a", journal)]
    }
    #expect(delegate?.services.count == 1)
    #expect(found == 0)
    #expect(answer == false)
    #expect(workshop.visits == 1)
  }

  @Test("A callback during the making of services reaches them")
  func eventsWhileMaking() {
    var delegate: ServiceOrientedAppDelegate?
    delegate = ServiceOrientedAppDelegate { [journal] in
      delegate?.make(.token)
      return [FakeService("a", journal), FakeService("b", journal)]
    }
    delegate?.make(.didBecomeActive)
    #expect(
      journal.entries == ["a didBecomeActive", "b didBecomeActive", "a token", "b token"]
    )
  }

  @Test("The delegate keeps its services alive, and lets go of them when it goes")
  func life() {
    var delegate: ServiceOrientedAppDelegate? = delegate()
    weak let service = delegate?.services.first
    #expect(service != nil)
    delegate = nil
    #expect(service == nil)
  }
}
