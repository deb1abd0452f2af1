import PushPayloads

/// A property of a ``Payload``, read in two ways that have to give the same value.
///
/// The first way is the property of `Payload`. The second way reads ``PayloadElements``, without the code of `Payload`.
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
      // If the alert is a string, this string is the body of the alert.
      $0.aps["alert"]?.text ?? $0.alert["body"]?.text
    },
    PayloadView("aps.badge") {
      $1?.badge.map { .number(JSONNumber($0)) }
    } document: {
      $0.aps["badge"]?.integer
    },
    PayloadView("aps.category") {
      string($1?.category)
    } document: {
      $0.aps["category"]?.text
    },
    PayloadView("aps.isContentAvailable") {
      .bool($1?.isContentAvailable ?? false)
    } document: {
      .bool($0.aps["content-available"]?.isOne ?? false)
    },
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

  private static func string(_ text: String?) -> JSONValue? { text.map(JSONValue.string) }

  private static func object(_ object: JSONObject?) -> JSONValue? { object.map(JSONValue.object) }
}

// MARK: - Reading elements

struct PayloadElements {
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
  /// A dictionary treats canonically equivalent names as the same name. No other name is equivalent to one of Apple's
  /// names, because Apple's names have only lowercase ASCII letters and hyphens.
  fileprivate var lastMembers: [String: JSONDocument.Element] {
    Dictionary(members.map { ($0.name.string, $0.value) }) { $1 }
  }

  fileprivate var object: JSONValue? { kind == .object ? value : nil }

  fileprivate var text: JSONValue? { kind == .string ? .string(string) : nil }

  private var spelling: String? {
    kind == .number ? String(decoding: source, as: UTF8.self) : nil
  }

  fileprivate var integer: JSONValue? {
    spelling.flatMap { Int($0) }.map { .number(JSONNumber($0)) }
  }

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
