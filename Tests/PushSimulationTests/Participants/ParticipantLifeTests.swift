import Testing

@testable import PushSimulation

@MainActor @Suite("A participant lives as long as its bridge, which the kit controls")
struct ParticipantLifeTests {
  /// An object that an adapter makes for a participant.
  private final class Bridge {
    let suppressor: SuppressorHandle?

    init(_ suppressor: SuppressorHandle? = nil) { self.suppressor = suppressor }
  }

  private let participant = Participant(id: .p(0), name: "chat", kind: .suppressor)

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
}
