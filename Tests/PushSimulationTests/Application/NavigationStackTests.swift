import Testing

@testable import PushSimulation

@MainActor @Suite("The navigation stack behaves like UINavigationController, and is recorded")
struct NavigationStackTests {
  let device: SimulatedDevice
  let application: SimulatedApplication

  init() throws {
    device = try .running(NotificationFacts(objectID: "1"), NotificationFacts(objectID: "2"))
    application = SimulatedApplication(device: device)
  }

  private var stack: [String] { application.viewControllers.map(\.type) }

  private func screens(_ types: String...) -> [SimulatedScreen] {
    types.map { application.makeScreen($0) }
  }

  private func changes(_ body: () -> Void) -> [String] {
    device.turn(.registration(.requested), body).map { effect in
      guard case .hierarchy(.changedStack(let change, let screens)) = effect
      else { return "\(effect)" }
      let types = screens.map { device.timeline.screens[$0.index].type }
      return ([change.rawValue] + types).joined(separator: " ")
    }
  }

  @Test("Setting replaces the stack; pushing adds to its top")
  func setsAndPushes() {
    let changes = changes {
      application.setViewControllers(screens("Inbox", "Chat"), animated: false)
      application.pushViewController(application.makeScreen("Photo"))
      application.setViewControllers(screens("Home"))
    }
    #expect(changes == ["set Inbox Chat", "push Inbox Chat Photo", "set Home"])
    #expect(stack == ["Home"])
  }

  @Test("Popping takes the top screen off, and leaves the root where it is")
  func pops() {
    var popped: [String?] = []
    let changes = changes {
      application.setViewControllers(screens("Inbox", "Chat"))
      popped.append(application.popViewController()?.type)
      popped.append(application.popViewController()?.type)
    }
    #expect(changes == ["set Inbox Chat", "pop Inbox", "pop Inbox"])
    #expect(popped == ["Chat", nil])
    #expect(stack == ["Inbox"])
  }

  @Test("Popping to the root takes all other screens off")
  func popsToRoot() {
    var popped: [[String]?] = []
    let changes = changes {
      application.setViewControllers(screens("Inbox", "Chat", "Photo"))
      popped.append(application.popToRootViewController()?.map(\.type))
      popped.append(application.popToRootViewController()?.map(\.type))
    }
    #expect(changes == ["set Inbox Chat Photo", "popToRoot Inbox", "popToRoot Inbox"])
    #expect(popped == [["Chat", "Photo"], []])
  }

  @Test("A pop from an empty stack leaves it empty")
  func popsNothing() {
    let changes = changes {
      application.popViewController()
      application.popToRootViewController()
    }
    #expect(changes == ["pop", "popToRoot"])
    #expect(stack.isEmpty)
  }
}
