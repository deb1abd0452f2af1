import Foundation
import Testing

@testable import PushSimulation

@MainActor @Suite("A turn holds the situation before it and the effects until it ends")
struct TurnRecordingTests {
  let device: SimulatedDevice
  let application: SimulatedApplication

  init() throws {
    device = try .running()
    application = SimulatedApplication(device: device)
  }

  @Test("Effects belong to the turn in which they happen, in their order")
  func effects() {
    device.turn(.registration(.requested)) {
      application.registerUserNotificationSettings([.alert, .sound])
      application.registerForRemoteNotifications()
    }
    device.turn(.application(.didBecomeActive))
    device.turn(.registration(.requested)) {
      application.registerForRemoteNotificationTypes(.badge)
    }
    #expect(device.timeline.turns.map(\.effects) == [0..<2, 2..<2, 2..<3])
    #expect(device.timeline.turns.map(\.step) == [0, 1, 2])
    #expect(
      device.timeline.effects == [
        .registration(.registeredUserNotificationSettings([.alert, .sound])),
        .registration(.registeredForRemoteNotifications),
        .registration(.registeredForRemoteNotificationTypes(.badge)),
      ]
    )
    #expect(device.effectCount == 3)
  }

  @Test("An effect between two turns, or after the last one, is late and belongs to none")
  func lateEffects() {
    application.registerForRemoteNotifications()
    device.turn()
    application.open("app://1")
    device.turn { application.open("app://2") }
    application.open("app://3")
    #expect(
      device.timeline.lateEffects == [
        LateEffect(afterTurns: 0, effect: .registration(.registeredForRemoteNotifications)),
        LateEffect(afterTurns: 1, effect: .links(.openedURL("app://1", accepted: true))),
        LateEffect(afterTurns: 2, effect: .links(.openedURL("app://3", accepted: true))),
      ]
    )
    #expect(device.timeline.effects == [.links(.openedURL("app://2", accepted: true))])
    #expect(device.effectCount == 4)
  }

  @Test("Turns with one situation share a range, and a repeated situation has a new one")
  func sharedSituations() {
    device.turn()
    device.world.attach(.p(0), as: .observer)
    device.turn()
    device.turn()
    device.world.release(.p(0))
    device.turn()
    device.world.detach(.p(0))
    device.turn()
    device.world.attach(.p(0), as: .observer)
    device.turn()
    #expect(device.timeline.turns.map(\.attachments) == [0..<0, 0..<1, 0..<1, 1..<2, 1..<2, 2..<4])
    #expect(device.timeline.attachments.map(\.isReleased) == [false, true, true, false])
  }

  @Test("Within a turn the application shows the turn's state, and the world's outside of it")
  func state() {
    #expect(application.applicationState == .notRunning)
    device.beginTurn(.application(.willResignActive), step: 0, state: .inactive)
    #expect(application.applicationState == .inactive)
    device.endTurn()
    #expect(application.applicationState == .active)
    #expect(device.timeline.turns.map(\.state) == [.inactive])
  }

  @Test("Ending a turn that was not begun records nothing")
  func unbegun() {
    device.endTurn()
    device.turn()
    device.endTurn()
    #expect(device.timeline.turns.count == 1)
  }

  @Test(
    "Notification types are named in alphabetical order",
    arguments: [
      ([], "nothing"), ([.sound], "sound"), ([.sound, .badge, .alert], "alert, badge, sound"),
    ] as [(NotificationTypes, String)]
  )
  func names(types: NotificationTypes, text: String) { #expect(types.names == text) }
}
