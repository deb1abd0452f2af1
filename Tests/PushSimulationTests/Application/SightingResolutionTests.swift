import Testing

@testable import PushSimulation

@MainActor @Suite("A sighting is taken for one of the delivered notifications")
struct SightingResolutionTests {
  private static let first = NotificationFacts(
    url: .usable("app://1"),
    type: "message",
    messageID: "m1",
    title: "One"
  )
  private static let second = NotificationFacts(
    url: .usable("app://2"),
    type: "message",
    messageID: "m2",
    title: "Two"
  )
  private static let twin = NotificationFacts(url: .usable("app://2"), title: "Two")

  let device: SimulatedDevice
  let observer: ObserverHandle

  init() throws {
    device = try .running(Self.first, Self.second, Self.twin)
    observer = ObserverHandle(
      application: SimulatedApplication(device: device),
      participant: .p(0)
    )
  }

  /// Plays a turn in which an observer reports a sighting, and returns how it was resolved.
  private func seen(_ sighting: Sighting, during stimulus: Stimulus) -> NotificationID? {
    device.turn(stimulus) { observer.didReceive(sighting) }
    return device.timeline.sightings.last?.notification
  }

  @Test("An empty sighting is the notification of the running turn")
  func empty() {
    #expect(seen(Sighting(), during: .notification(.didReceive(.n(0)))) == .n(0))
    #expect(seen(Sighting(), during: .notification(.didReceive(.n(1)))) == .n(1))
    #expect(seen(Sighting(), during: .toast(.activated(.n(0)))) == .n(0))
  }

  @Test("A sighting that fits the running turn's notification is that one")
  func current() {
    device.turn(.notification(.didReceive(.n(2))))
    #expect(seen(Sighting(url: "app://2"), during: .notification(.didReceive(.n(1)))) == .n(1))
    #expect(seen(Sighting(title: "Two"), during: .notification(.didReceive(.n(2)))) == .n(2))
  }

  @Test("A sighting that does not fit it is an earlier notification")
  func earlier() {
    device.turn(.notification(.didReceive(.n(0))))
    #expect(seen(Sighting(messageID: "m1"), during: .notification(.didReceive(.n(1)))) == .n(0))
  }

  @Test("A sighting that fits several earlier notifications is the one delivered last")
  func latest() {
    let either = Sighting(url: "app://2")
    device.turn(.notification(.didReceive(.n(1))))
    device.turn(.notification(.didReceive(.n(2))))
    #expect(seen(either, during: .notification(.didReceive(.n(0)))) == .n(2))
    device.turn(.notification(.didReceive(.n(1))))
    #expect(seen(either, during: .notification(.didReceive(.n(0)))) == .n(1))
  }

  @Test("A sighting fits no notification that was never delivered")
  func undelivered() {
    #expect(seen(Sighting(messageID: "m2"), during: .notification(.didReceive(.n(0)))) == nil)
  }

  @Test("A sighting without an identity is the running turn's notification, read wrongly")
  func misread() {
    device.turn(.notification(.didReceive(.n(1))))
    #expect(seen(Sighting(type: "update"), during: .notification(.didReceive(.n(0)))) == .n(0))
    #expect(seen(Sighting(isSilent: true), during: .notification(.didReceive(.n(0)))) == .n(0))
    #expect(
      seen(Sighting(type: "update", isSilent: true), during: .toast(.activated(.n(1)))) == .n(1)
    )
  }

  @Test(
    "A sighting with an unknown identity is no delivered notification",
    arguments: [
      Sighting(url: "app://9"), Sighting(objectID: "c9"), Sighting(messageID: "m9"),
      Sighting(title: "Nine"), Sighting(url: "app://9", title: "Nine"),
    ]
  )
  func stranger(sighting: Sighting) {
    #expect(seen(sighting, during: .notification(.didReceive(.n(0)))) == nil)
  }

  @Test("A sighting with the identity of a notification is that one, read wrongly")
  func sharedIdentity() {
    #expect(
      seen(Sighting(url: "app://1", title: "Nine"), during: .notification(.didReceive(.n(0))))
        == .n(0)
    )
    device.turn(.notification(.didReceive(.n(1))))
    #expect(
      seen(Sighting(messageID: "m2", title: "Nine"), during: .notification(.didReceive(.n(0))))
        == .n(1)
    )
  }

  @Test("Outside of a receipt, the only one that was delivered is meant")
  func onlyOne() {
    #expect(seen(Sighting(), during: .application(.didBecomeActive)) == nil)
    device.turn(.notification(.didReceive(.n(0))))
    #expect(seen(Sighting(), during: .application(.didBecomeActive)) == .n(0))
    #expect(seen(Sighting(type: "update"), during: .time(.reached(.seconds(1)))) == .n(0))
    #expect(seen(Sighting(messageID: "m9"), during: .time(.reached(.seconds(1)))) == nil)
    device.turn(.notification(.didReceive(.n(0))))
    #expect(seen(Sighting(type: "update"), during: .application(.willResignActive)) == .n(0))
  }

  @Test("Outside of a receipt, the notification delivered last is meant")
  func lastOfSeveral() {
    device.turn(.notification(.didReceive(.n(1))))
    device.turn(.notification(.didReceive(.n(0))))
    #expect(seen(Sighting(), during: .application(.didBecomeActive)) == .n(0))
    #expect(seen(Sighting(messageID: "m2"), during: .application(.didBecomeActive)) == .n(1))
    #expect(seen(Sighting(type: "update"), during: .application(.didBecomeActive)) == nil)
  }

  @Test("The timeline keeps the sighting, and the effect names it")
  func recorded() throws {
    let sighting = Sighting(url: "app://1", title: "One")
    let effects = device.turn(.notification(.didReceive(.n(0)))) { observer.didReceive(sighting) }
    guard case .broadcast(.notified(.p(0), let id)) = try #require(effects.first) else {
      Issue.record("the observer was not recorded: \(effects)")
      return
    }
    #expect(device.timeline.sightings[id.index].sighting == sighting)
    #expect(device.timeline.notification(of: id) == .n(0))
  }
}
