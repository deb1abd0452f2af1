import Testing

@testable import PushSimulation

@MainActor @Suite("A participant lives as long as its bridge, which the kit controls")
struct ParticipantLifeTests {
  /// An object that an adapter makes for a participant.
  private final class Bridge {
    let suppressor: SuppressorHandle?

    init(_ suppressor: SuppressorHandle? = nil) {
      self.suppressor = suppressor
    }
  }

  private let participant = Participant(id: .p(0), name: "chat", kind: .suppressor)

  @Test("A participant without a bridge is neither alive nor released")
  func unborn() {
    #expect(!participant.isAlive)
    #expect(!participant.wasReleased)
    #expect(participant.bridge == nil)
  }

  @Test("The participant alone keeps its bridge alive")
  func lives() {
    participant.adopt(Bridge())
    #expect(participant.isAlive)
    #expect(participant.bridge is Bridge)
  }

  @Test("A released bridge without another owner is gone at once")
  func dies() {
    participant.adopt(Bridge())
    participant.release()
    #expect(!participant.isAlive)
    #expect(participant.wasReleased)
    #expect(participant.bridge == nil)
  }

  @Test("A released bridge with another owner lives until that owner releases it")
  func isHeld() {
    var center: [AnyObject] = [Bridge()]
    participant.adopt(center[0])
    participant.release()
    #expect(participant.isAlive)
    #expect(participant.bridge == nil)
    center.removeAll()
    #expect(!participant.isAlive)
  }

  @Test("A center that holds a bridge weakly does not keep it alive")
  func isHeldWeakly() {
    let bridge = Bridge()
    weak let center = bridge
    participant.adopt(bridge)
    #expect(center != nil)
    participant.release()
    _ = consume bridge
    #expect(center == nil)
    #expect(!participant.isAlive)
  }

  @Test("A fresh bridge begins a new life after any end of the previous one")
  func livesAgain() {
    let leaked = Bridge()
    participant.adopt(leaked)
    participant.release()
    participant.adopt(Bridge())
    #expect(participant.isAlive)
    #expect(!participant.wasReleased)
    participant.release()
    #expect(!participant.isAlive)
    _ = leaked
  }

  @Test("The next process begins without a leaked bridge")
  func isForgotten() {
    let leaked = Bridge()
    participant.adopt(leaked)
    participant.release()
    participant.forget()
    #expect(!participant.isAlive)
    #expect(!participant.wasReleased)
    _ = leaked
  }

  @Test("A handle neither keeps the participant nor ends with it")
  func handle() throws {
    let device = try SimulatedDevice.running(NotificationFacts(), answers: [.p(0): .all])
    let application = SimulatedApplication(device: device)
    let handle = SuppressorHandle(application: application, participant: .p(0))
    participant.adopt(Bridge(handle))
    participant.release()
    #expect(!participant.isAlive)
    let effects = device.turn(.notification(.didReceive(.n(0)))) {
      #expect(handle.shouldSuppress())
    }
    #expect(effects == [.suppression(.asked(.p(0), SightingID(index: 0), answer: true))])
  }

  @Test("A suppressor answers by its rule about the notification that it is shown")
  func answers() throws {
    let device = try SimulatedDevice.running(
      NotificationFacts(messageID: "m0"),
      NotificationFacts(messageID: "m1"),
      answers: [.p(0): .only([.n(1)])]
    )
    let application = SimulatedApplication(device: device)
    let handle = SuppressorHandle(application: application, participant: .p(0))
    var answers: [Bool] = []
    for index in 0..<2 {
      device.turn(.notification(.didReceive(.n(index)))) {
        answers.append(handle.shouldSuppress(Sighting(messageID: "m\(index)")))
      }
    }
    device.turn(.notification(.didReceive(.n(1)))) {
      answers.append(handle.shouldSuppress(Sighting(messageID: "none of them")))
    }
    #expect(answers == [false, true, false])
  }

  @Test("The end of a bridge is recorded as an effect of the turn")
  func deallocation() throws {
    let device = try SimulatedDevice.running()
    let application = SimulatedApplication(device: device)
    let effects = device.turn(.participant(.released(.p(0)))) {
      application.noteDeallocation(of: .p(0))
    }
    #expect(effects == [.participant(.deallocated(.p(0)))])
  }
}
