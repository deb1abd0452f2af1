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

  struct Series: CustomTestStringConvertible {
    var testDescription: String
    var reports: [(String?, JSONObject, DeliveryLedger.Source)]
    /// Whether each report is news.
    var news: [Bool]
  }

  static let series = [
    Series(
      testDescription: "one push through every callback",
      reports: [
        (nil, .push(), .launchOptions), ("1", .push(), .connectionOptions),
        ("1", .push(), .didReceiveResponse), (nil, .push(), .fetch), ("1", .push(), .willPresent),
      ],
      news: [true, false, false, false, false]
    ),
    Series(
      testDescription: "the same in the other order",
      reports: [
        ("1", .push(), .willPresent), (nil, .push(), .fetch), ("1", .push(), .didReceiveResponse),
        ("1", .push(), .connectionOptions), (nil, .push(), .launchOptions),
      ],
      news: [true, false, false, false, false]
    ),
    Series(
      testDescription: "the script of three: launch, fetch in the background, fetch while inactive",
      reports: [
        (nil, .push(), .launchOptions), (nil, .push(), .fetch), (nil, .push(), .fetchWhileInactive),
      ],
      news: [true, false, false]
    ),
    Series(
      testDescription: "two pushes with one text",
      reports: [("1", .push(), .willPresent), ("2", .push(), .willPresent)],
      news: [true, true]
    ),
    Series(
      testDescription: "two pushes with one text, each through two callbacks",
      reports: [
        ("1", .push(), .willPresent), ("2", .push(), .willPresent), (nil, .push(), .fetch),
        (nil, .push(), .fetch),
      ],
      news: [true, true, false, false]
    ),
    Series(
      testDescription: "two pushes with one text that only the fetch callback tells of",
      reports: [(nil, .push(), .fetch), (nil, .push(), .fetch)],
      news: [true, true]
    ),
    Series(
      testDescription: "two pushes with one text, first while inactive, then in the background",
      reports: [
        ("1", .push(), .willPresent), (nil, .push(), .fetchWhileInactive),
        (nil, .push(), .fetchInBackground),
      ],
      news: [true, false, true]
    ),
    Series(
      testDescription: "a request that is handed over twice while inactive, and two more pushes",
      reports: [
        ("1", .push(), .willPresent), (nil, .push(), .fetchWhileInactive),
        ("1", .push(), .willPresent), (nil, .push(), .fetchWhileInactive),
        ("2", .push(), .willPresent), (nil, .push(), .fetch),
        ("3", .push(), .willPresent), (nil, .push(), .fetchWhileInactive),
      ],
      news: [true, false, false, false, true, false, true, false]
    ),
    Series(
      testDescription: "pushes with one text: in the background, in the app, while inactive",
      reports: [
        (nil, .push(), .fetchInBackground), ("2", .push(), .willPresent), (nil, .push(), .fetch),
        ("3", .push(), .willPresent), (nil, .push(), .fetchWhileInactive),
      ],
      news: [true, true, false, true, false]
    ),
    Series(
      testDescription: "pushes with one text: two in the background and one while inactive",
      reports: [
        (nil, .push(), .fetchInBackground), (nil, .push(), .fetchInBackground),
        ("3", .push(), .willPresent), (nil, .push(), .fetchWhileInactive),
      ],
      news: [true, true, true, false]
    ),
    Series(
      testDescription: "pushes with one text: at the launch, in the app, in the background",
      reports: [
        ("1", .push(), .connectionOptions), ("2", .push(), .willPresent), (nil, .push(), .fetch),
        (nil, .push(), .fetchInBackground),
      ],
      news: [true, true, false, true]
    ),
    Series(
      testDescription: "a push in the background and the tap on it, both by the fetch callback",
      reports: [(nil, .push(), .fetchInBackground), (nil, .push(), .fetchWhileInactive)],
      news: [true, false]
    ),
    Series(
      testDescription: "two silent pushes that are equal, one while inactive",
      reports: [
        (nil, .push(nil, wakes: true), .fetchWhileInactive),
        (nil, .push(nil, wakes: true), .fetchInBackground),
      ],
      news: [true, true]
    ),
    Series(
      testDescription: "one message that is sent twice",
      reports: [
        ("1", .push(id: "a"), .willPresent), ("2", .push(id: "a"), .willPresent),
        (nil, .push(id: "a"), .fetch),
      ],
      news: [true, false, false]
    ),
    Series(
      testDescription: "two messages with one text",
      reports: [("1", .push(id: "a"), .willPresent), ("2", .push(id: "b"), .willPresent)],
      news: [true, true]
    ),
    Series(
      testDescription: "an update under one collapse identifier",
      reports: [
        ("1", .push("1 : 0"), .willPresent), ("1", .push("1 : 1"), .willPresent),
        ("1", .push("1 : 1"), .willPresent),
      ],
      news: [true, true, false]
    ),
    Series(
      testDescription: "user info whose names come in another order",
      reports: [
        ("1", ["a": ["x": 1, "y": 2], "b": 3], .willPresent),
        (nil, ["b": 3, "a": ["y": 2, "x": 1]], .fetch),
      ],
      news: [true, false]
    ),
  ]

  @Test("Each series of deliveries is told apart into news and repetitions", arguments: series)
  func news(series: Series) throws {
    var ledger = ledger
    let news = try series.reports.map { identifier, payload, source in
      ledger.note(try message(identifier, payload), from: source).isNews
    }
    #expect(news == series.news)
  }

  @Test("A second call of one callback is a repetition, and a call of another callback is not")
  func repetition() throws {
    var ledger = ledger
    let reports: [(String?, DeliveryLedger.Source)] = [
      ("1", .willPresent), ("1", .willPresent), (nil, .fetch), (nil, .fetchWhileInactive),
    ]
    let isRepeated = try reports.map { identifier, source in
      ledger.note(try message(identifier), from: source).isRepeated
    }
    #expect(isRepeated == [false, true, false, true])
  }

  struct Taps: CustomTestStringConvertible {
    var sources: [DeliveryLedger.Source]
    var isNew: [Bool]
    var testDescription: String { "\(sources)" }
  }

  @Test(
    "A response that several callbacks tell of is one, and one more by the same callback is another",
    arguments: [
      Taps(sources: [.didReceiveResponse], isNew: [true]),
      Taps(sources: [.connectionOptions, .didReceiveResponse], isNew: [true, false]),
      Taps(sources: [.didReceiveResponse, .connectionOptions], isNew: [true, false]),
      Taps(
        sources: [.launchOptions, .didReceiveResponse, .didReceiveResponse],
        isNew: [true, false, true]
      ),
      Taps(
        sources: [.didReceiveResponse, .didReceiveResponse, .launchOptions],
        isNew: [true, true, false]
      ),
    ]
  )
  func responses(taps: Taps) throws {
    var ledger = ledger
    let isNew = try taps.sources.map { source in
      let identifier = source == .launchOptions ? nil : "1"
      return ledger.note(try message(identifier), from: source, isResponse: true).isNewResponse
    }
    #expect(isNew == taps.isNew)
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
