import PushPayloads

/// The deliveries that this process knows, so that no delivery is announced, presented or opened twice.
///
/// The system reports one delivery through several callbacks. One tap that launches the app can arrive in launch
/// options, connection options, the response and the fetch callback, in any order. Two facts distinguish such reports
/// from real repetitions:
///
/// - If the server names the message, every report with the same name and content is the same message. The same name
///   with other content is an update and counts as new.
/// - Otherwise, *each callback reports a delivery once*. So a callback that has already reported a delivery is now
///   reporting the next delivery, unless both reports have the same identifier on the device. The fetch callback has no
///   identifier: if the system calls it twice for one push, the center counts two deliveries.
///
/// Each callback reports a response once, too. So the number of responses is the highest number of reports by one
/// callback. When the app enters the background, all reports of earlier responses have arrived. Any later report of
/// a response is about a new response.
///
/// Memory is bounded: the ledger first forgets the delivery whose last report is the oldest.
struct DeliveryLedger {
  enum Source: CaseIterable {
    case launchOptions
    case connectionOptions
    case willPresent
    case didReceiveResponse
    case fetch
    /// The fetch callback while the app is inactive; in an app without a response callback, the fetch callback reports
    /// taps, too.
    case fetchWhileInactive
    /// The fetch callback while the app is in the background; it reports only deliveries, never taps.
    case fetchInBackground

    var callback: Source {
      switch self {
      case .fetch, .fetchWhileInactive, .fetchInBackground: .fetch
      case .launchOptions, .connectionOptions, .willPresent, .didReceiveResponse: self
      }
    }
  }

  struct Report: Hashable {
    var delivery: Int
    var isNews: Bool
    /// True if an earlier report of the delivery came from the same callback.
    var isRepeated: Bool
    /// True if the callback reports a response that no other callback has reported yet.
    var isNewResponse: Bool
    /// True if a responder dealt with the delivery when the delivery arrived.
    var isSettled: Bool
  }

  struct Delivery {
    let number: Int
    var identifiers: Set<String> = []
    let messageID: String?
    let content: JSONObject
    /// The number of times that each callback has reported the delivery, with or without a response.
    var reports: [Source: Int] = [:]
    var responseReports: [Source: Int] = [:]
    var responses = 0
    var isSettled = false

    /// Returns whether a report by this callback can be about this delivery.
    ///
    /// In the background, the system calls the fetch callback before any other callback except a launch, and does not
    /// call `willPresent` later. In the foreground, the system calls the fetch callback at most once for each call of
    /// `willPresent`. Without such a call, the system calls the fetch callback at most once.
    func isOpen(to source: Source) -> Bool {
      switch source {
      case .fetch, .fetchWhileInactive: fetches < max(1, reports[.willPresent, default: 0])
      case .fetchInBackground: reports.keys.allSatisfy { $0 == .launchOptions }
      case .willPresent: reports[source] == nil && reports[.fetchInBackground] == nil
      case .launchOptions, .connectionOptions, .didReceiveResponse: reports[source] == nil
      }
    }

    /// Returns whether the fetch callback can report this delivery again because the user has tapped it.
    ///
    /// If the system has called `willPresent` for a delivery, the system reports a tap as a response, and not through
    /// the fetch callback.
    func mayBeTapped(by source: Source) -> Bool {
      [.fetch, .fetchWhileInactive].contains(source) && fetches > 0 && reports[source] == nil
        && reports[.willPresent] == nil
    }

    private var fetches: Int {
      reports.reduce(0) { $0 + ($1.key.callback == .fetch ? $1.value : 0) }
    }
  }

  private let capacity: Int
  private(set) var deliveries: [Delivery] = []
  private var count = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  mutating func note(_ message: PushMessage, from source: Source, isResponse: Bool = false)
    -> Report
  {
    let known = index(of: message, from: source)
    var delivery = known.map { deliveries.remove(at: $0) } ?? newDelivery(of: message)
    if let identifier = message.identifier { delivery.identifiers.insert(identifier) }
    let isRepeated = delivery.reports.keys.contains { $0.callback == source.callback }
    delivery.reports[source, default: 0] += 1
    var isNewResponse = false
    if isResponse {
      let reported = delivery.responseReports[source, default: 0] + 1
      delivery.responseReports[source] = reported
      isNewResponse = reported > delivery.responses
      delivery.responses = max(delivery.responses, reported)
    }
    deliveries.append(delivery)
    if deliveries.count > capacity { deliveries.removeFirst() }
    return Report(
      delivery: delivery.number,
      isNews: known == nil,
      isRepeated: isRepeated,
      isNewResponse: isNewResponse,
      isSettled: delivery.isSettled
    )
  }

  mutating func settle(_ delivery: Int) {
    guard let index = deliveries.firstIndex(where: { $0.number == delivery }) else { return }
    deliveries[index].isSettled = true
  }

  /// Ends the launch: any response that a callback reports from now on is a new response by the user.
  mutating func endHandOff() {
    for index in deliveries.indices where deliveries[index].responses > 0 {
      for source in Source.allCases {
        deliveries[index].responseReports[source] = deliveries[index].responses
      }
    }
  }

  private mutating func newDelivery(of message: PushMessage) -> Delivery {
    count += 1
    return Delivery(
      number: count,
      messageID: message.messageID,
      content: message.payload.inCanonicalOrder
    )
  }

  private func index(of message: PushMessage, from source: Source) -> Int? {
    let content = message.payload.inCanonicalOrder
    let candidates = deliveries.indices.filter {
      deliveries[$0].messageID == message.messageID && deliveries[$0].content == content
    }
    if message.messageID != nil { return candidates.first }
    let isKnown = { (index: Int) in
      message.identifier.map(deliveries[index].identifiers.contains) ?? false
    }
    let isNameless = { (index: Int) in
      message.identifier == nil || deliveries[index].identifiers.isEmpty
    }
    if let known = candidates.first(where: isKnown) { return known }
    let open = candidates.filter { isNameless($0) && deliveries[$0].isOpen(to: source) }
    // The fetch callback belongs to the latest delivery, which is being presented now.
    if let index = source.callback == .fetch ? open.last : open.first { return index }
    return candidates.first {
      message.isDisplayable && isNameless($0) && deliveries[$0].mayBeTapped(by: source)
    }
  }
}

extension JSONObject {
  /// A copy with the keys sorted by their UTF-8 bytes, and with only the last value of a repeated key.
  ///
  /// A dictionary of user info has no order, so payloads that differ only in the order of their keys are equal.
  fileprivate var inCanonicalOrder: JSONObject {
    var names: Set<String> = []
    let last = members.reversed().filter { names.insert($0.key).inserted }
    let sorted = last.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return JSONObject(sorted.map { Member(key: $0.key, value: $0.value.inCanonicalOrder) })
  }
}

extension JSONValue {
  fileprivate var inCanonicalOrder: JSONValue {
    switch self {
    case .object(let object): .object(object.inCanonicalOrder)
    case .array(let elements): .array(elements.map(\.inCanonicalOrder))
    case .null, .bool, .number, .string: self
    }
  }
}
