import Foundation
import PushPayloads
import Testing

@testable import PushSimulation

@MainActor @Suite("The app's resolver makes views, and its screens record their data")
struct ViewResolverTests {
  let device: SimulatedDevice
  let application: SimulatedApplication

  init() throws {
    device = SimulatedDevice(
      osProfile: .userNotifications,
      views: [
        1: SimulatedView(screen: "Splash"), 2: SimulatedView(screen: "Landing", takesData: true),
      ],
      world: try World.standing(in: .active)
    )
    application = SimulatedApplication(device: device)
  }

  private func landing() throws -> SimulatedDataScreen {
    let resolver = try #require(application.viewResolver)
    return try #require(resolver.resolve(2) as? SimulatedDataScreen)
  }

  @Test("The resolver makes the screen of a number, and none for an unknown number")
  func resolves() throws {
    let resolver = try #require(application.viewResolver)
    #expect(resolver.resolve(1)?.type == "Splash")
    #expect(!(resolver.resolve(1) is SimulatedDataScreen))
    #expect(resolver.resolve(2)?.type == "Landing")
    for number in [0, 3, -1, .max] { #expect(resolver.resolve(number) == nil) }
    #expect(device.timeline.screens.map(\.type) == ["Splash", "Splash", "Landing"])
  }

  @Test("Data is recorded with the screen, and with whether that is on the stack")
  func receives() throws {
    let screen = try landing()
    let effects = device.turn {
      screen.onDataset("bob")
      application.setViewControllers([screen])
      screen.onDataset(JSONValue.string("bob"))
    }
    #expect(
      effects == [
        .navigation(.receivedData(screen.id, "bob", isOnStack: false)),
        .hierarchy(.changedStack(.set, [screen.id])),
        .navigation(.receivedData(screen.id, "bob", isOnStack: true)),
      ]
    )
  }

  @Test("Data is the same whether it comes as JSON or as Foundation's values")
  func shapes() throws {
    let screen = try landing()
    let value: JSONValue = ["tries": 3, "name": "Ada", "tags": ["a", true, .null]]
    let message = BusMessage(name: "show", userInfo: ["data": value])
    let foundation = try #require(message.notification.userInfo?["data"])
    let effects = device.turn {
      screen.onDataset(value)
      screen.onDataset(foundation)
    }
    #expect(effects.count == 2)
    #expect(effects[0] == effects[1])
    #expect(effects[0] == .navigation(.receivedData(screen.id, value.inUserInfo, isOnStack: false)))
  }

  @Test("A value that JSON does not have is recorded as unknown")
  func unknownValue() throws {
    let screen = try landing()
    let effects = device.turn { screen.onDataset(Date(timeIntervalSince1970: 0)) }
    #expect(effects == [.navigation(.receivedData(screen.id, nil, isOnStack: false))])
  }

  @Test("After the end of the process nothing is made or recorded")
  func ends() throws {
    let screen = try landing()
    application.end()
    let effects = device.turn {
      screen.onDataset("late")
      application.log("late")
    }
    #expect(effects.isEmpty)
  }

  @Test("A message is posted as Foundation posts it")
  func notification() {
    let bare = BusMessage(name: "back").notification
    #expect(bare.name.rawValue == "back")
    #expect(bare.object == nil)
    #expect(bare.userInfo == nil)
    let full = BusMessage(name: "show", sender: "a", userInfo: ["viewType": 3, "data": .null])
      .notification
    #expect(full.object as? String == "a")
    #expect(full.userInfo?["viewType"] as? Int == 3)
    #expect(full.userInfo?["data"] is NSNull)
  }
}
