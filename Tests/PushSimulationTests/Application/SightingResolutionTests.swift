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
    observer = ObserverHandle(application: SimulatedApplication(device: device), participant: .p(0))
  }

  /// A sighting after some deliveries, during a stimulus, and the notification that it is resolved to.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var delivered: [Int]
    var sighting: Sighting
    var stimulus: Stimulus
    var notification: Int?

    init(
      _ name: String,
      after delivered: Int...,
      sees sighting: Sighting,
      _ stimulus: Stimulus,
      _ notification: Int?
    ) {
      testDescription = "\(name): \(sighting)"
      (self.delivered, self.sighting) = (delivered, sighting)
      (self.stimulus, self.notification) = (stimulus, notification)
    }
  }

  nonisolated private static let empty = Sighting()
  nonisolated private static let either = Sighting(url: "app://2")
  nonisolated private static let misread = Sighting(type: "update")
  nonisolated private static let active = Stimulus.application(.didBecomeActive)
  nonisolated private static let timer = Stimulus.time(.reached(.seconds(1)))

  nonisolated private static func receipt(_ index: Int) -> Stimulus {
    .notification(.didReceive(.n(index)))
  }
  nonisolated private static func tap(_ index: Int) -> Stimulus { .toast(.activated(.n(index))) }

  nonisolated static let rows: [Row] = [
    Row("the running turn's", sees: empty, receipt(0), 0),
    Row("the running turn's", after: 0, sees: empty, receipt(1), 1),
    Row("the running turn's", after: 0, 1, sees: empty, tap(0), 0),
    Row("fits the running turn's", after: 2, sees: either, receipt(1), 1),
    Row("fits the running turn's", after: 2, 1, sees: Sighting(title: "Two"), receipt(2), 2),
    Row("an earlier one", after: 0, sees: Sighting(messageID: "m1"), receipt(1), 0),
    Row("of several the last", after: 1, 2, sees: either, receipt(0), 2),
    Row("of several the last", after: 1, 2, 0, 1, sees: either, receipt(0), 1),
    Row("never delivered", sees: Sighting(messageID: "m2"), receipt(0), nil),
    Row("without an identity", after: 1, sees: misread, receipt(0), 0),
    Row("without an identity", after: 1, sees: Sighting(isSilent: true), receipt(0), 0),
    Row("without an identity", after: 1, 0, sees: Sighting(type: "x", isSilent: true), tap(1), 1),
    Row("unknown", sees: Sighting(url: "app://9"), receipt(0), nil),
    Row("unknown", sees: Sighting(objectID: "c9"), receipt(0), nil),
    Row("unknown", sees: Sighting(messageID: "m9"), receipt(0), nil),
    Row("unknown", sees: Sighting(title: "Nine"), receipt(0), nil),
    Row("unknown", sees: Sighting(url: "app://9", title: "Nine"), receipt(0), nil),
    Row("read wrongly", sees: Sighting(url: "app://1", title: "Nine"), receipt(0), 0),
    Row("read wrongly", after: 1, sees: Sighting(messageID: "m2", title: "Nine"), receipt(0), 1),
    Row("none was delivered", sees: empty, active, nil),
    Row("the only one", after: 0, sees: empty, active, 0),
    Row("the only one", after: 0, sees: misread, timer, 0),
    Row("the only one does not fit", after: 0, sees: Sighting(messageID: "m9"), timer, nil),
    Row("the only one", after: 0, 0, sees: misread, .application(.willResignActive), 0),
    Row("the last of two", after: 1, 0, sees: empty, active, 0),
    Row("one of two", after: 1, 0, sees: Sighting(messageID: "m2"), active, 1),
    Row("one of two, without an identity", after: 1, 0, sees: misread, active, nil),
  ]

  @Test("A sighting is the notification that it fits best", arguments: rows)
  func resolves(_ row: Row) {
    for index in row.delivered { device.turn(Self.receipt(index)) }
    device.turn(row.stimulus) { observer.didReceive(row.sighting) }
    #expect(device.timeline.sightings.last?.notification == row.notification.map { .n($0) })
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
