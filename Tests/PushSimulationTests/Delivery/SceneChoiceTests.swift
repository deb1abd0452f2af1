import Testing

@testable import PushSimulation

@Suite("A tap is for the scene that the system has chosen")
struct SceneChoiceTests {
  private let delivery = NotificationDelivery(
    os: .scenes,
    support: [.fetches, .responds, .handsOverLaunch, .scenes]
  )

  /// A running application with its first scene, in a state.
  private func running(in states: ApplicationState...) throws -> World {
    var world = World()
    for state in [.inactive, .active] + states {
      _ = delivery.callbacks(of: try world.move(through: [state]), in: &world)
    }
    return world
  }

  private func text(_ callbacks: [SystemCallback]) -> String {
    callbacks.map { callback in
      switch callback.kind {
      case .scene(let scene, let bringsResponse):
        "\(scene.rawValue)\(bringsResponse ? "+" : "")@\(callback.state.rawValue)"
      case .response: "response@\(callback.state.rawValue)"
      default: "other@\(callback.state.rawValue)"
      }
    }
    .joined(separator: " ")
  }

  @Test("A connected scene comes to the front")
  func connected() throws {
    var world = try running()
    #expect(
      text(delivery.connection(of: "notes", in: &world))
        == "willConnect@active willEnterForeground@active didBecomeActive@active"
    )
    #expect(world.scenes == ["main", "notes"])
    #expect(delivery.connection(of: "notes", in: &world).isEmpty)
    for state in [ApplicationState.inactive, .background] {
      _ = delivery.callbacks(of: try world.move(through: [state]), in: &world)
    }
    let callbacks = try delivery.response(.opens, in: &world, into: "main")
    #expect(
      text(callbacks)
        == "willEnterForeground@background response@inactive didBecomeActive@active"
    )
    #expect(world.scenes == ["notes", "main"])
    #expect(world.sceneInFront == "main")
  }

  @Test("A scene that is not connected is connected for the response")
  func unconnected() throws {
    var world = try running(in: .inactive, .background)
    let callbacks = try delivery.response(.opens, in: &world, into: "notes")
    #expect(
      text(callbacks)
        == "willConnect+@background willEnterForeground@background response@inactive"
        + " didBecomeActive@active"
    )
    #expect(world.scenes == ["main", "notes"])
  }

  @Test("A scene is connected while the app is in front as well")
  func unconnectedInFront() throws {
    var active = try running()
    #expect(
      text(try delivery.response(.opens, in: &active, into: "notes"))
        == "willConnect+@active willEnterForeground@active response@active didBecomeActive@active"
    )
    var covered = try running(in: .inactive)
    #expect(
      text(try delivery.response(.opens, in: &covered, into: "notes"))
        == "willConnect+@inactive willEnterForeground@inactive response@inactive"
        + " didBecomeActive@active"
    )
  }

  @Test("A response for a chosen scene can come by each way", arguments: TapDelivery.allCases)
  func ways(way: TapDelivery) throws {
    var world = try running(in: .inactive, .background)
    world.tapDelivery = way
    let callbacks = text(try delivery.response(.opens, in: &world, into: "notes"))
    let expected =
      switch way {
      case .connectionThenResponse:
        "willConnect+@background willEnterForeground@background response@inactive"
          + " didBecomeActive@active"
      case .responseThenConnection:
        "response@inactive willConnect+@background willEnterForeground@background"
          + " didBecomeActive@active"
      case .connection:
        "willConnect+@background willEnterForeground@background didBecomeActive@active"
      case .response:
        "willConnect@background willEnterForeground@background response@inactive"
          + " didBecomeActive@active"
      case .responseWhenActive:
        "willConnect@background willEnterForeground@background didBecomeActive@active"
          + " response@active"
      }
    #expect(callbacks == expected)
  }

  @Test("A launch connects the chosen scene, and the end of a process ends all scenes")
  func launch() throws {
    var world = World()
    _ = try delivery.response(.opens, in: &world, into: "notes")
    #expect(world.scenes == ["notes"])
    _ = delivery.callbacks(
      of: try world.move(through: [.inactive, .background, .notRunning]),
      in: &world
    )
    _ = delivery.callbacks(of: try world.move(through: [.inactive, .active]), in: &world)
    #expect(world.scenes == ["main"])
  }
}
