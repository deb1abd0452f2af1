import PushPayloads

/// A property of a ``Payload``, read in two ways that have to give the same value.
///
/// `Payload` looks names up in objects. The second way reads the elements of the document member by member, without any
/// lookup of `Payload`.
struct PayloadView: Sendable {
  let name: String
  let model: @Sendable (Payload) -> JSONValue?
  let document: @Sendable (JSONDocument.Element) -> JSONValue?

  private init(
    _ name: String,
    model: @escaping @Sendable (Payload) -> JSONValue?,
    document: @escaping @Sendable (JSONDocument.Element) -> JSONValue?
  ) {
    self.name = name
    self.model = model
    self.document = document
  }

  static let all: [PayloadView] =
    aps + texts + numbers + flags + words + objects + [silence, names, userInfo]

  // MARK: - Single members

  private static let aps: [PayloadView] = [
    PayloadView("aps") {
      $0.aps.map { .object($0.object) }
    } document: { root in
      root.last("aps").flatMap { $0.kind == .object ? $0.value : nil }
    }
  ]

  private static let texts: [PayloadView] = [
    text("alert.title", ["alert", "title"]) { $0.alert?.title },
    text("threadID", ["thread-id"]) { $0.threadID },
    text("category", ["category"]) { $0.category },
    text("targetContentID", ["target-content-id"]) { $0.targetContentID },
    text("filterCriteria", ["filter-criteria"]) { $0.filterCriteria },
    text("attributesType", ["attributes-type"]) { $0.attributesType },
    text("inputPushChannel", ["input-push-channel"]) { $0.inputPushChannel },
    PayloadView("aps.alert.body") {
      $0.aps?.alert?.body.map(JSONValue.string)
    } document: { root in
      // An alert that is a string is the body.
      root.last("aps", "alert")?.text ?? root.last("aps", "alert", "body")?.text
    },
  ]

  private static let numbers: [PayloadView] = [
    PayloadView("aps.badge") {
      $0.aps?.badge.map { .number(JSONNumber($0)) }
    } document: { root in
      root.last("aps", "badge")?.spelling.flatMap { Int($0) }.map { .number(JSONNumber($0)) }
    },
    number("relevanceScore", ["relevance-score"]) { $0.relevanceScore },
    number("timestamp", ["timestamp"]) { $0.timestamp },
    number("staleDate", ["stale-date"]) { $0.staleDate },
    number("dismissalDate", ["dismissal-date"]) { $0.dismissalDate },
  ]

  private static let flags: [PayloadView] = [
    flag("isContentAvailable", ["content-available"]) { $0.isContentAvailable },
    flag("isMutableContent", ["mutable-content"]) { $0.isMutableContent },
    flag("wantsInputPushToken", ["input-push-token"]) { $0.wantsInputPushToken },
  ]

  private static let words: [PayloadView] = [
    PayloadView("aps.event") {
      $0.aps?.event.map { .string($0.rawValue) }
    } document: { root in
      root.last("aps", "event")?.text(among: ["start", "update", "end"])
    },
    PayloadView("aps.interruptionLevel") {
      $0.aps?.interruptionLevel.map { .string($0.rawValue) }
    } document: { root in
      root.last("aps", "interruption-level")?
        .text(among: ["passive", "active", "time-sensitive", "critical"])
    },
  ]

  private static let objects: [PayloadView] = [
    object("contentState", "content-state") { $0.contentState },
    object("attributes", "attributes") { $0.attributes },
  ]

  // MARK: - Whole payload

  private static let silence = PayloadView("isSilent") {
    .bool($0.isSilent)
  } document: { root in
    let isNoticed = ["alert", "badge", "sound"].contains { name in
      root.last("aps", name).map { $0.kind != .null } ?? false
    }
    return .bool(root.last("aps", "content-available")?.isOne == true && !isNoticed)
  }

  private static let names = PayloadView("custom") { payload in
    .array(payload.custom.members.map { .string($0.key) })
  } document: { root in
    .array(
      root.members.map(\.name.string).filter { Array($0.utf8) != Array("aps".utf8) }.map(
        JSONValue.string
      )
    )
  }

  /// The number of members in `userInfo`; this dictionary treats two canonically equivalent names as the same name.
  private static let userInfo = PayloadView("userInfo.count") { payload in
    .number(JSONNumber(payload.object.userInfo.count))
  } document: { root in
    .number(JSONNumber(Set(root.members.map(\.name.string)).count))
  }

  // MARK: - Making views

  private static func text(
    _ name: String,
    _ path: [String],
    _ model: @escaping @Sendable (APS) -> String?
  ) -> PayloadView {
    PayloadView("aps.\(name)") {
      $0.aps.flatMap(model).map(JSONValue.string)
    } document: {
      $0.last(["aps"] + path)?.text
    }
  }

  private static func number(
    _ name: String,
    _ path: [String],
    _ model: @escaping @Sendable (APS) -> Double?
  ) -> PayloadView {
    PayloadView("aps.\(name)") {
      $0.aps.flatMap(model).flatMap(JSONNumber.init).map(JSONValue.number)
    } document: {
      $0.last(["aps"] + path)?.spelling.flatMap { Double($0) }.flatMap(JSONNumber.init)
        .map(JSONValue.number)
    }
  }

  private static func flag(
    _ name: String,
    _ path: [String],
    _ model: @escaping @Sendable (APS) -> Bool
  ) -> PayloadView {
    PayloadView("aps.\(name)") {
      .bool($0.aps.map(model) ?? false)
    } document: {
      .bool($0.last(["aps"] + path)?.isOne ?? false)
    }
  }

  private static func object(
    _ name: String,
    _ key: String,
    _ model: @escaping @Sendable (APS) -> JSONObject?
  ) -> PayloadView {
    PayloadView("aps.\(name)") {
      $0.aps.flatMap(model).map(JSONValue.object)
    } document: {
      $0.last("aps", key).flatMap { $0.kind == .object ? $0.value : nil }
    }
  }
}

// MARK: - Reading elements

extension JSONDocument.Element {
  /// Returns the element at a path of names, the last member of a repeated name; nil if there is none.
  fileprivate func last(_ path: String...) -> JSONDocument.Element? { last(path) }

  fileprivate func last(_ path: [String]) -> JSONDocument.Element? {
    var element = self
    for name in path {
      var found: JSONDocument.Element?
      for member in element.members where member.name.reads(name) { found = member.value }
      guard let found else { return nil }
      element = found
    }
    return element
  }

  /// Returns whether this name stands for a text; a name without escapes is the bytes between its quotes.
  private func reads(_ text: String) -> Bool {
    let bytes = source.dropFirst().dropLast()
    return bytes.contains(UInt8(ascii: "\\"))
      ? string.utf8.elementsEqual(text.utf8)
      : bytes.count == text.utf8.count && bytes.elementsEqual(text.utf8)
  }

  fileprivate var text: JSONValue? { kind == .string ? .string(string) : nil }

  fileprivate func text(among words: [String]) -> JSONValue? {
    words.contains { $0.utf8.elementsEqual(string.utf8) } ? text : nil
  }

  fileprivate var spelling: String? {
    kind == .number ? String(decoding: source, as: UTF8.self) : nil
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
