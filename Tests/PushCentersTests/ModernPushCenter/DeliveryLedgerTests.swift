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

  /// Reports of deliveries with equal payloads, and whether each report is news.
  struct Series: CustomTestStringConvertible {
    var testDescription: String
    var payload = JSONObject.push()
    var reports: [(String?, DeliveryLedger.Source)]
    var news: [Bool]
  }

  static let series = [
    Series(
      testDescription: "one push through every callback",
      reports: [
        (nil, .launchOptions), ("1", .connectionOptions), ("1", .didReceiveResponse), (nil, .fetch),
        ("1", .willPresent),
      ],
      news: [true, false, false, false, false]
    ),
    Series(
      testDescription: "the same in the other order",
      reports: [
        ("1", .willPresent), (nil, .fetch), ("1", .didReceiveResponse), ("1", .connectionOptions),
        (nil, .launchOptions),
      ],
      news: [true, false, false, false, false]
    ),
    Series(
      testDescription: "launch, fetch in the background, fetch while inactive",
      reports: [(nil, .launchOptions), (nil, .fetch), (nil, .fetchWhileInactive)],
      news: [true, false, false]
    ),
    Series(
      testDescription: "two pushes with one text, each through two callbacks",
      reports: [("1", .willPresent), ("2", .willPresent), (nil, .fetch), (nil, .fetch)],
      news: [true, true, false, false]
    ),
    Series(
      testDescription: "a request that is delivered twice while inactive, and two more pushes",
      reports: [
        ("1", .willPresent), (nil, .fetchWhileInactive), ("1", .willPresent),
        (nil, .fetchWhileInactive), ("2", .willPresent), (nil, .fetch), ("3", .willPresent),
        (nil, .fetchWhileInactive),
      ],
      news: [true, false, false, false, true, false, true, false]
    ),
    Series(
      testDescription: "pushes with one text: at the launch, in the app, in the background",
      reports: [
        ("1", .connectionOptions), ("2", .willPresent), (nil, .fetch), (nil, .fetchInBackground),
      ],
      news: [true, true, false, true]
    ),
    Series(
      testDescription: "a push in the background and the tap on it, both by the fetch callback",
      reports: [(nil, .fetchInBackground), (nil, .fetchWhileInactive)],
      news: [true, false]
    ),
    Series(
      testDescription: "two silent pushes that are equal, one while inactive",
      payload: .push(nil, wakes: true),
      reports: [(nil, .fetchWhileInactive), (nil, .fetchInBackground)],
      news: [true, true]
    ),
  ]

  @Test("Each series of deliveries is told apart into news and repetitions", arguments: series)
  func news(series: Series) throws {
    var ledger = ledger
    let news = try series.reports.map { identifier, source in
      ledger.note(try message(identifier, series.payload), from: source).isNews
    }
    #expect(news == series.news)
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
