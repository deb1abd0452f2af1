import PushPayloads
import Testing

@testable import PushCenters

@Suite("A ledger tells deliveries apart, whichever callbacks bring them")
struct DeliveryLedgerTests {
  private let ledger = DeliveryLedger(capacity: 8)

  private func message(_ identifier: String?, _ payload: JSONObject = .push()) throws -> PushMessage
  {
    try #require(PushMessage(NotificationRequest(identifier: identifier, payload: payload)))
  }

  typealias Series = (
    name: String, payload: JSONObject, reports: [(String?, DeliveryLedger.Source)], news: [Bool]
  )

  static let series: [Series] = [
    (
      "one push through every callback", .push(),
      [
        (nil, .launchOptions), ("1", .connectionOptions), ("1", .didReceiveResponse), (nil, .fetch),
        ("1", .willPresent),
      ], [true, false, false, false, false]
    ),
    (
      "the same in the other order", .push(),
      [
        ("1", .willPresent), (nil, .fetch), ("1", .didReceiveResponse), ("1", .connectionOptions),
        (nil, .launchOptions),
      ], [true, false, false, false, false]
    ),
    (
      "launch, fetch in the background, fetch while inactive", .push(),
      [(nil, .launchOptions), (nil, .fetch), (nil, .fetchWhileInactive)], [true, false, false]
    ),
    (
      "two pushes with one text, each through two callbacks", .push(),
      [("1", .willPresent), ("2", .willPresent), (nil, .fetch), (nil, .fetch)],
      [true, true, false, false]
    ),
    (
      "a request that is delivered twice while inactive, and two more pushes", .push(),
      [
        ("1", .willPresent), (nil, .fetchWhileInactive), ("1", .willPresent),
        (nil, .fetchWhileInactive), ("2", .willPresent), (nil, .fetch), ("3", .willPresent),
        (nil, .fetchWhileInactive),
      ], [true, false, false, false, true, false, true, false]
    ),
    (
      "pushes with one text: at the launch, in the app, in the background", .push(),
      [("1", .connectionOptions), ("2", .willPresent), (nil, .fetch), (nil, .fetchInBackground)],
      [true, true, false, true]
    ),
    (
      "a push in the background and the tap on it, both by the fetch callback", .push(),
      [(nil, .fetchInBackground), (nil, .fetchWhileInactive)], [true, false]
    ),
    (
      "two silent pushes that are equal, one while inactive", .push(nil, wakes: true),
      [(nil, .fetchWhileInactive), (nil, .fetchInBackground)], [true, true]
    ),
  ]

  @Test("Each series of deliveries is told apart into news and repetitions", arguments: series)
  func news(
    name: String,
    payload: JSONObject,
    reports: [(String?, DeliveryLedger.Source)],
    expected: [Bool]
  ) throws {
    var ledger = ledger
    let news = try reports.map { identifier, source in
      ledger.note(try message(identifier, payload), from: source).isNews
    }
    #expect(news == expected)
  }

  @Test("Message identifiers tell equal texts apart, and the order of names does not")
  func payloads() throws {
    var ledger = ledger
    let payloads: [JSONObject] = [
      .push(id: "a"), .push(id: "b"), ["a": ["x": 1, "y": 2], "b": 3],
      ["b": 3, "a": ["y": 2, "x": 1]],
    ]
    let sources: [DeliveryLedger.Source] = [.willPresent, .willPresent, .willPresent, .fetch]
    let news = try zip(payloads, sources).map { ledger.note(try message(nil, $0), from: $1).isNews }
    #expect(news == [true, true, true, false])
  }

  @Test("After the launch hand-off, another callback brings another response")
  func endOfHandOff() throws {
    var ledger = ledger
    _ = ledger.note(try message("1"), from: .connectionOptions, isResponse: true)
    ledger.endHandOff()
    let report = ledger.note(try message("1"), from: .didReceiveResponse, isResponse: true)
    #expect(report.isNewResponse)
    #expect(!report.isNews)
  }

  @Test("A handled delivery stays handled, whichever callback comes next")
  func settling() throws {
    var ledger = ledger
    let report = ledger.note(try message(nil), from: .fetch)
    ledger.settle(report.delivery)
    let next = ledger.note(try message("1"), from: .willPresent)
    #expect(next.isSettled)
  }

  @Test("Memory is bounded, and the newest entries stay longest", arguments: [-1, 0, 1, 8])
  func bound(capacity: Int) throws {
    var ledger = DeliveryLedger(capacity: capacity)
    for number in 0..<1000 { _ = ledger.note(try message("\(number)"), from: .willPresent) }
    #expect(ledger.deliveries.count == max(1, capacity))
    let isNews = try ["999", "0"].map {
      ledger.note(try message($0), from: .didReceiveResponse).isNews
    }
    #expect(isNews == [false, true])
  }
}
