import Testing

@testable import PushSimulation

@Suite("The world knows the responders on the chain, and which places the steps leave open")
struct ResponderChainTests {
  private func chain(_ numbers: [Int], then change: (inout World) -> Void) throws -> [String] {
    var world = try World.standing(in: .active)
    for number in numbers { world.attach(.p(number), as: .responder) }
    change(&world)
    return world.attachments.map {
      "\($0.participant.index)\($0.isReleased ? "†" : "")\($0.isUncertain ? "?" : "")"
    }
  }

  @Test(
    "Popping removes the newest living responder, and marks places that the steps leave open",
    arguments: [
      ("the newest", [0, 1, 2], [], 1, ["0", "1"]), ("more pops than responders", [0], [], 3, []),
      ("pushed again, on the chain once or twice", [0, 1, 0], [], 0, ["0?", "1"]),
      ("pushed again at the top", [0, 1, 1], [], 1, ["0", "1?"]),
      ("pushed again at the top, two pops", [0, 1, 1], [], 2, ["0?", "1?"]),
      ("a released one on top", [0, 1, 2], [2], 1, ["0", "1?", "2†"]),
      ("a released one on top, two pops", [0, 1, 2], [2], 2, ["0?", "1?", "2†"]),
      ("a released one further down", [0, 1, 2], [0], 1, ["0†", "1"]),
      ("only a released one", [0], [0], 1, ["0†"]),
    ] as [(String, [Int], [Int], Int, [String])]
  )
  func pops(name: String, pushed: [Int], released: [Int], pops: Int, left: [String]) throws {
    let chain = try chain(pushed) { world in
      for number in released { world.release(.p(number)) }
      for _ in 0..<pops { world.popResponder() }
    }
    #expect(chain == left)
  }

  @Test("Popping does not remove suppressors or observers")
  func popsRespondersAlone() throws {
    let left = try chain([0]) { world in
      world.attach(.p(5), as: .observer)
      world.popResponder()
    }
    #expect(left == ["5"])
  }

  @Test("The uncertainty of a place ends when its responder is released")
  func endsUncertainty() throws {
    let left = try chain([0, 1, 1]) { world in
      world.popResponder()
      world.release(.p(1))
      for _ in 0..<2 { world.attach(.p(2), as: .responder) }
      world.popResponder()
    }
    #expect(left == ["0", "1†?", "2?"])
  }
}

@MainActor @Suite("A responder's handle answers as the scenario says, and records both")
struct ResponderHandleTests {
  @Test("After the end of the process a responder declines and records nothing")
  func ends() throws {
    let device = try SimulatedDevice.running(NotificationFacts(), answers: [.p(0): .all])
    let application = SimulatedApplication(device: device)
    let handle = ResponderHandle(application: application, participant: .p(0))
    application.end()
    var accepts = true
    let effects = device.turn(.notification(.didReceive(.n(0)))) {
      accepts = handle.accepts()
      handle.didReceive()
    }
    #expect(!accepts)
    #expect(effects.isEmpty)
  }
}
