import Testing

@testable import PushSimulation

@Suite("The world knows the responders on the chain, and which places the steps leave open")
struct ResponderChainTests {
  /// Pushes responders by their numbers, and plays further changes.
  private func chain(_ numbers: Int..., then change: (inout World) -> Void) throws -> [String] {
    var world = try World.standing(in: .active)
    for number in numbers { world.attach(.p(number), as: .responder) }
    change(&world)
    return world.attachments.map {
      "\($0.participant.index)\($0.isReleased ? "†" : "")\($0.isUncertain ? "?" : "")"
    }
  }

  @Test("Popping removes the newest responder, and nothing from an empty chain")
  func pops() throws {
    #expect(try chain(0, 1, 2) { $0.popResponder() } == ["0", "1"])
    let popped = try chain(0) { world in
      for _ in 0..<3 { world.popResponder() }
    }
    #expect(popped.isEmpty)
  }

  @Test("Popping does not remove suppressors or observers")
  func popsRespondersAlone() throws {
    let left = try chain(0) { world in
      world.attach(.p(5), as: .observer)
      world.popResponder()
    }
    #expect(left == ["5"])
  }

  @Test("A responder that is pushed again is at the top once, or twice on the chain")
  func pushedAgain() throws {
    #expect(try chain(0, 1, 0) { _ in } == ["0?", "1"])
    let popped = try chain(0, 1, 1) { $0.popResponder() }
    #expect(popped == ["0", "1?"])
    let poppedTwice = try chain(0, 1, 1) { world in
      world.popResponder()
      world.popResponder()
    }
    #expect(poppedTwice == ["0?", "1?"])
    // The uncertainty ends when its responder is released.
    let poppedAnew = try chain(0, 1, 1) { world in
      world.popResponder()
      world.release(.p(1))
      for _ in 0..<2 { world.attach(.p(2), as: .responder) }
      world.popResponder()
    }
    #expect(poppedAnew == ["0", "1†?", "2?"])
  }

  @Test("With a released responder on top, popping may remove the living one")
  func popsOverTheDead() throws {
    let left = try chain(0, 1, 2) { world in
      world.release(.p(2))
      world.popResponder()
    }
    #expect(left == ["0", "1?", "2†"])
    let leftByTwo = try chain(0, 1, 2) { world in
      world.release(.p(2))
      world.popResponder()
      world.popResponder()
    }
    #expect(leftByTwo == ["0?", "1?", "2†"])
  }

  @Test("A released responder further down does not matter")
  func popsAboveTheDead() throws {
    let left = try chain(0, 1, 2) { world in
      world.release(.p(0))
      world.popResponder()
    }
    #expect(left == ["0†", "1"])
  }

  @Test("A chain of released responders has none to pop")
  func popsNobody() throws {
    let left = try chain(0) { world in
      world.release(.p(0))
      world.popResponder()
    }
    #expect(left == ["0†"])
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
