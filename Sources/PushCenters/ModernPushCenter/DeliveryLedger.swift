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
///   reports the next one, unless the identifier on the device is the same.
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

    /// The same for both kinds of reports of the fetch callback.
    var callback: Source { self == .fetchWhileInactive ? .fetch : self }
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
    var sources: Set<Source> = []
    var reported: [Source: Int] = [:]
    var responses = 0
    var isSettled = false
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
    let isRepeated = delivery.sources.contains { $0.callback == source.callback }
    delivery.sources.insert(source)
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
    guard let identifier = message.identifier else {
      return candidates.first { !deliveries[$0].sources.contains(source) }
    }
    return candidates.first { deliveries[$0].identifiers.contains(identifier) }
      ?? candidates.first {
        deliveries[$0].identifiers.isEmpty && !deliveries[$0].sources.contains(source)
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
