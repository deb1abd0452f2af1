import PushPayloads

/// A property of a ``Payload``, read in two ways that have to give the same value.
///
/// `Payload` looks names up in objects. The second way reads ``PayloadElements``, without any lookup of `Payload`.
struct PayloadView: Sendable {
  let name: String
  let model: @Sendable (Payload, APS?) -> JSONValue?
  let document: @Sendable (PayloadElements) -> JSONValue?

  private init(
    _ name: String,
    model: @escaping @Sendable (Payload, APS?) -> JSONValue?,
    document: @escaping @Sendable (PayloadElements) -> JSONValue?
  ) {
    self.name = name
    self.model = model
    self.document = document
  }

  static let all: [PayloadView] = [
    PayloadView("aps") {
      object($1?.object)
    } document: {
      $0.root["aps"]?.object
    },
    PayloadView("aps.alert.title") {
      string($1?.alert?.title)
    } document: {
      $0.alert["title"]?.text
    },
    PayloadView("aps.alert.body") {
      string($1?.alert?.body)
    } document: {
      // An alert that is a string is the body.
      $0.aps["alert"]?.text ?? $0.alert["body"]?.text
    },
    member("badge", "badge", \.integer) { $0.badge.map { .number(JSONNumber($0)) } },
    member("threadID", "thread-id", \.text) { string($0.threadID) },
    member("category", "category", \.text) { string($0.category) },
    member("targetContentID", "target-content-id", \.text) { string($0.targetContentID) },
    member("filterCriteria", "filter-criteria", \.text) { string($0.filterCriteria) },
    member("attributesType", "attributes-type", \.text) { string($0.attributesType) },
    member("inputPushChannel", "input-push-channel", \.text) { string($0.inputPushChannel) },
    member("relevanceScore", "relevance-score", \.double) { double($0.relevanceScore) },
    member("timestamp", "timestamp", \.double) { double($0.timestamp) },
    member("staleDate", "stale-date", \.double) { double($0.staleDate) },
    member("dismissalDate", "dismissal-date", \.double) { double($0.dismissalDate) },
    member("isContentAvailable", "content-available", \.one) { flag($0.isContentAvailable) },
    member("isMutableContent", "mutable-content", \.one) { flag($0.isMutableContent) },
    member("wantsInputPushToken", "input-push-token", \.one) { flag($0.wantsInputPushToken) },
    member("event", "event", { $0.text(among: ["start", "update", "end"]) }) {
      string($0.event?.rawValue)
    },
    member(
      "interruptionLevel",
      "interruption-level",
      {
        $0.text(among: ["passive", "active", "time-sensitive", "critical"])
      }
    ) {
      string($0.interruptionLevel?.rawValue)
    },
    member("contentState", "content-state", \.object) { object($0.contentState) },
    member("attributes", "attributes", \.object) { object($0.attributes) },
    PayloadView("isSilent") { payload, _ in
      .bool(payload.isSilent)
    } document: { elements in
      let isNoticed = ["alert", "badge", "sound"].contains { name in
        elements.aps[name].map { $0.kind != .null } ?? false
      }
      return .bool(elements.aps["content-available"]?.isOne == true && !isNoticed)
    },
    PayloadView("custom") { payload, _ in
      .array(payload.custom.members.map { .string($0.key) })
    } document: { elements in
      .array(elements.names.filter { Array($0.utf8) != Array("aps".utf8) }.map(JSONValue.string))
    },
    // `userInfo` treats two canonically equivalent names as the same name.
    PayloadView("userInfo.count") { payload, _ in
      .number(JSONNumber(payload.object.userInfo.count))
    } document: {
      .number(JSONNumber($0.root.count))
    },
  ]

  /// Returns the view of a property of `aps`, and of the member in which the property is.
  private static func member(
    _ name: String,
    _ key: String,
    _ document: @escaping @Sendable (JSONDocument.Element) -> JSONValue?,
    _ model: @escaping @Sendable (APS) -> JSONValue?
  ) -> PayloadView {
    PayloadView("aps.\(name)") {
      $1.flatMap(model)
    } document: {
      $0.aps[key].flatMap(document)
    }
  }

  private static func string(_ text: String?) -> JSONValue? { text.map(JSONValue.string) }

  private static func object(_ object: JSONObject?) -> JSONValue? { object.map(JSONValue.object) }

  private static func flag(_ isSet: Bool) -> JSONValue? { isSet ? true : nil }

  private static func double(_ value: Double?) -> JSONValue? {
    value.flatMap(JSONNumber.init).map(JSONValue.number)
  }
}

// MARK: - Reading elements

/// The elements of a payload by their names: each object is visited once, member by member.
struct PayloadElements {
  /// The names at the root, with repetitions.
  let names: [String]
  let root, aps, alert: [String: JSONDocument.Element]

  init(of payload: JSONDocument.Element) {
    names = payload.members.map(\.name.string)
    root = payload.lastMembers
    aps = root["aps"]?.lastMembers ?? [:]
    alert = aps["alert"]?.lastMembers ?? [:]
  }
}

extension JSONDocument.Element {
  /// The value of the last member with each name.
  ///
  /// A dictionary treats canonically equivalent names as the same name. No other name is equivalent to a name of Apple,
  /// because Apple's names have only lower-case ASCII letters and hyphens.
  fileprivate var lastMembers: [String: JSONDocument.Element] {
    Dictionary(members.map { ($0.name.string, $0.value) }) { $1 }
  }

  fileprivate var object: JSONValue? { kind == .object ? value : nil }

  fileprivate var text: JSONValue? { kind == .string ? .string(string) : nil }

  fileprivate func text(among words: [String]) -> JSONValue? {
    words.contains { $0.utf8.elementsEqual(string.utf8) } ? text : nil
  }

  private var spelling: String? {
    kind == .number ? String(decoding: source, as: UTF8.self) : nil
  }

  fileprivate var integer: JSONValue? {
    spelling.flatMap { Int($0) }.map { .number(JSONNumber($0)) }
  }

  fileprivate var double: JSONValue? {
    spelling.flatMap { Double($0) }.flatMap(JSONNumber.init).map(JSONValue.number)
  }

  fileprivate var one: JSONValue? { isOne ? true : nil }

  /// True if the element is the number 1, in any form, such as `1.0` or `10e-1`.
  ///
  /// The nearest `Double` is not enough, because it is also 1 for `1.00000000000000000001`. So exactly one digit before
  /// the exponent has to be 1, and all other digits have to be 0.
  fileprivate var isOne: Bool {
    guard let spelling, Double(spelling) == 1 else { return false }
    let mantissa = spelling.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return Array(mantissa.filter { (0x31...0x39).contains($0) }) == [UInt8(ascii: "1")]
  }
}
