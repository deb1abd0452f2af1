import Testing

@testable import PushSimulation

@MainActor @Suite("A toast is on the screen until it is tapped or has had its time")
struct ToastTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = try .running(NotificationFacts(messageID: "m0"), NotificationFacts(messageID: "m1"))
    application = SimulatedApplication(device: device)
  }

  private func receive(_ index: Int, as name: String = "toast") {
    device.turn(.notification(.didReceive(.n(index)))) { [application, log] in
      application.presentToast(for: Sighting(messageID: "m\(index)")) { log.note(name) }
    }
  }

  /// Taps the oldest toast of a notification; returns false if there is none.
  private func tap(_ index: Int) async -> Bool {
    switch application.tapToast(of: .n(index)) {
    case .nothing: return false
    case .inert: return true
    case .action(let activated):
      await activated()
      return true
    }
  }

  /// Advances time as a player does, with a turn for each timer.
  private func advance(to seconds: Int) {
    var fires = true
    while fires, let deadline = device.clock.nextDeadline, deadline <= .seconds(seconds) {
      device.turn(.time(.reached(deadline))) {
        fires = device.clock.fireNext(dueBy: .seconds(seconds))
      }
    }
    device.clock.pass(to: .seconds(seconds))
  }

  @Test("A tap on a toast without an action is recorded")
  func withoutAction() async {
    device.turn(.notification(.didReceive(.n(0)))) { application.presentToast() }
    #expect(await tap(0))
    #expect(await !tap(0))
  }

  @Test("The older of two toasts of one notification is tapped first")
  func oldestFirst() async {
    receive(0, as: "first")
    receive(1, as: "other")
    receive(0, as: "second")
    #expect(await tap(0))
    #expect(await tap(0))
    #expect(await !tap(0))
    #expect(log.entries == ["first", "second"])
    #expect(await tap(1))
  }

  @Test("A toast expires after five seconds, as the turn records")
  func expires() {
    #expect(SimulatedApplication.toastDuration == .seconds(5))
    receive(1)
    advance(to: 4)
    #expect(device.timeline.turns.count == 1)
    advance(to: 5)
    #expect(device.stimuli == [.notification(.didReceive(.n(1))), .toast(.expired(.n(1)))])
    #expect(log.entries.isEmpty)
  }

  @Test("A tapped toast does not expire")
  func tappedDoesNotExpire() async {
    receive(0)
    #expect(await tap(0))
    #expect(device.clock.waiting == 0)
    advance(to: 9)
    #expect(device.stimuli == [.notification(.didReceive(.n(0)))])
  }

  @Test("A toast without a delivered notification expires without one")
  func stranger() async {
    device.turn(.notification(.didReceive(.n(0)))) {
      application.presentToast(for: Sighting(messageID: "none of them"))
    }
    #expect(await !tap(0))
    advance(to: 5)
    #expect(device.stimuli.last == .toast(.expired(nil)))
  }

  @Test("A tap on one toast may present the next")
  func presentsAgain() async {
    device.turn(.notification(.didReceive(.n(0)))) { [application, log] in
      application.presentToast { application.presentToast { log.note("second") } }
    }
    #expect(await tap(0))
    #expect(await tap(0))
    #expect(log.entries == ["second"])
  }
}
