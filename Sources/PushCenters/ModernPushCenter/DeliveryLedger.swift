import PushPayloads

/// What a process has already heard, so that nothing is announced, presented or opened twice.
///
/// The system tells of one delivery through several callbacks: one tap on a cold app may come through
/// launch options, connection options, the response and the fetch callback, in any order. Two facts
/// keep them apart from real repetitions:
///
/// - Of a message that the server names, every report with the same content is the same message. The
///   same name with another content is an update, and new.
/// - Of any other, *each callback reports a delivery once*. So a callback that has reported it already
///   reports the next one, unless the identifier on the device is the same. A request that the system
///   hands over twice is fetched twice.
///
/// Likewise each callback reports a response once: the user has responded as often as the callback
/// says that says so most often. When the app goes to the background, the hand-over at a launch is
/// over, and whatever callback reports a response then reports another one.
///
/// Memory is bounded: the delivery that was heard of longest ago is forgotten first.
struct DeliveryLedger {
  /// The callbacks that tell of deliveries.
  enum Source: CaseIterable {
    case launchOptions
    case connectionOptions
    case willPresent
    case didReceiveResponse
    case fetch
    /// Where nobody takes responses, the fetch callback tells of a tap as well, while inactive.
    case fetchWhileInactive
    /// In the background the fetch callback tells of nothing but a delivery.
    case fetchInBackground

    /// The same for all kinds of reports of the fetch callback.
    var callback: Source {
      switch self {
      case .fetch, .fetchWhileInactive, .fetchInBackground: .fetch
      case .launchOptions, .connectionOptions, .willPresent, .didReceiveResponse: self
      }
    }
  }

  /// What a report adds to what is known.
  struct Report: Hashable {
    /// Which delivery it is, for ``DeliveryLedger/settle(_:)``.
    var delivery: Int
    /// Whether nobody has heard of the delivery before.
    var isNews: Bool
    /// Whether the same callback has told of the delivery before.
    var isRepeated: Bool
    /// Whether the user has responded, and no other callback has told of that response before.
    var isNewResponse: Bool
    /// Whether a responder has dealt with the delivery when it arrived.
    var isSettled: Bool
  }

  private struct Delivery {
    let number: Int
    var identifiers: Set<String> = []
    let messageID: String?
    let content: JSONObject
    /// How often each callback has reported it.
    var reports: [Source: Int] = [:]
    var reported: [Source: Int] = [:]
    var responses = 0
    var isSettled = false

    /// Whether a callback that shows no known identifier may report this delivery for the first time.
    ///
    /// The system fetches a delivery in the background before anything but a launch reports it, and does
    /// not ask later how that delivery is presented. In the foreground it fetches a delivery as often as
    /// it asks how the delivery is presented.
    func isOpen(to source: Source) -> Bool {
      switch source {
      case .fetch, .fetchWhileInactive: fetches < max(1, reports[.willPresent, default: 0])
      case .fetchInBackground: reports.keys.allSatisfy { $0 == .launchOptions }
      case .willPresent: reports[source] == nil && reports[.fetchInBackground] == nil
      case .launchOptions, .connectionOptions, .didReceiveResponse: reports[source] == nil
      }
    }

    /// Whether the fetch callback may report this delivery once more, because of the tap on it.
    ///
    /// Where the system asks how a delivery is presented, it reports the tap as a response.
    func mayBeTapped(by source: Source) -> Bool {
      [.fetch, .fetchWhileInactive].contains(source) && fetches > 0 && reports[source] == nil
        && reports[.willPresent] == nil
    }

    private var fetches: Int {
      reports.reduce(0) { $0 + ($1.key.callback == .fetch ? $1.value : 0) }
    }
  }

  private let capacity: Int
  private var deliveries: [Delivery] = []
  private var count = 0

  /// Creates an empty ledger that remembers at least one delivery.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// How many deliveries are remembered.
  var deliveryCount: Int { deliveries.count }

  /// Notes what a callback tells.
  ///
  /// - Parameters:
  ///   - message: The notification.
  ///   - source: The callback.
  ///   - isResponse: Whether it tells that the user has responded, and not only of the delivery.
  /// - Returns: What that adds to what is known.
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
      let reported = delivery.reported[source, default: 0] + 1
      delivery.reported[source] = reported
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

  /// Notes that a responder has dealt with a delivery, which then is not presented any more.
  mutating func settle(_ delivery: Int) {
    guard let index = deliveries.firstIndex(where: { $0.number == delivery }) else { return }
    deliveries[index].isSettled = true
  }

  /// Ends the hand-over at a launch: what any callback tells from now on is another response.
  mutating func endHandOff() {
    for index in deliveries.indices where deliveries[index].responses > 0 {
      for source in Source.allCases {
        deliveries[index].reported[source] = deliveries[index].responses
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
    // The delivery that is being presented is fetched, and not an older one.
    if let index = source.callback == .fetch ? open.last : open.first { return index }
    return candidates.first {
      message.isDisplayable && isNameless($0) && deliveries[$0].mayBeTapped(by: source)
    }
  }
}

extension JSONObject {
  /// The same object with names in the order of their code units, of a repeated name the last: a
  /// dictionary of user info has no order of its own.
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
