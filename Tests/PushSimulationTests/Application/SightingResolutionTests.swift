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

  /// Deliveries, a sighting during a stimulus, and the notification that it is resolved to.
  typealias Row = (name: String, after: [Int], sees: Sighting, during: Stimulus, notification: Int?)

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
    ("the running turn's", [], empty, receipt(0), 0),
    ("the running turn's", [0], empty, receipt(1), 1),
    ("the running turn's", [0, 1], empty, tap(0), 0),
    ("fits the running turn's", [2], either, receipt(1), 1),
    ("fits the running turn's", [2, 1], Sighting(title: "Two"), receipt(2), 2),
    ("an earlier one", [0], Sighting(messageID: "m1"), receipt(1), 0),
    ("of several the last", [1, 2], either, receipt(0), 2),
    ("of several the last", [1, 2, 0, 1], either, receipt(0), 1),
    ("never delivered", [], Sighting(messageID: "m2"), receipt(0), nil),
    ("without an identity", [1], misread, receipt(0), 0),
    ("without an identity", [1], Sighting(isSilent: true), receipt(0), 0),
    ("without an identity", [1, 0], Sighting(type: "x", isSilent: true), tap(1), 1),
    ("unknown", [], Sighting(url: "app://9"), receipt(0), nil),
    ("unknown", [], Sighting(objectID: "c9"), receipt(0), nil),
    ("unknown", [], Sighting(messageID: "m9"), receipt(0), nil),
    ("unknown", [], Sighting(title: "Nine"), receipt(0), nil),
    ("unknown", [], Sighting(url: "app://9", title: "Nine"), receipt(0), nil),
    ("read wrongly", [], Sighting(url: "app://1", title: "Nine"), receipt(0), 0),
    ("read wrongly", [1], Sighting(messageID: "m2", title: "Nine"), receipt(0), 1),
    ("none was delivered", [], empty, active, nil),
    ("the only one", [0], empty, active, 0),
    ("the only one", [0], misread, timer, 0),
    ("the only one does not fit", [0], Sighting(messageID: "m9"), timer, nil),
    ("the only one", [0, 0], misread, .application(.willResignActive), 0),
    ("the last of two", [1, 0], empty, active, 0),
    ("one of two", [1, 0], Sighting(messageID: "m2"), active, 1),
    ("one of two, without an identity", [1, 0], misread, active, nil),
  ]

  @Test("A sighting is the notification that it fits best", arguments: rows)
  func resolves(
    name: String,
    delivered: [Int],
    sighting: Sighting,
    stimulus: Stimulus,
    notification: Int?
  ) {
    for index in delivered { device.turn(Self.receipt(index)) }
    device.turn(stimulus) { observer.didReceive(sighting) }
    #expect(device.timeline.sightings.last?.notification == notification.map { .n($0) })
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
