/// A rule for the body, the headers or the path of a request to APNs.
///
/// The check of a rule is code. The texts of the rule (clause, sources, why) are in `Specs/payload-rules/`, in a file
/// named after the first component of the rule's identifier.
package struct PayloadRule: Sendable, Identifiable {
  /// The identifier of the rule, such as `aps.unknown-key`, which never changes and is never reused.
  package let id: String
  package let severity: Severity
  let scope: PayloadRuleScope
  fileprivate(set) var needs: PayloadNeeds
  let check: @Sendable (PayloadEvidence) -> [PayloadFinding]

  init(
    _ id: String,
    _ severity: Severity,
    for scope: PayloadRuleScope = .pushes,
    needs all: PayloadFacts = [],
    any: PayloadFacts = [],
    types: [PushType?] = [],
    check: @escaping @Sendable (PayloadEvidence) -> [PayloadFinding]
  ) {
    self.id = id
    self.severity = severity
    self.scope = scope
    needs = PayloadNeeds(all: all, any: any, types: types)
    self.check = check
  }

  /// Every rule, grouped by area; diagnostics that begin at the same place are sorted in this order.
  package static let all: [PayloadRule] =
    HeaderRules.all + TokenRules.all + BroadcastRules.all + SizeRules.all + JSONRules.all
    + APSRules.all + AlertRules.all + BackgroundRules.all + LiveActivityRules.all
    + WidgetRules.all + FileProviderRules.all + CustomRules.all + MDMRules.all + WebsiteRules.all
}

extension PayloadRule {
  /// Returns a rule with at most one finding, which is about a header, the path or the whole body.
  static func request(
    _ id: String,
    _ severity: Severity,
    for scope: PayloadRuleScope = .pushes,
    needs all: PayloadFacts = [],
    any: PayloadFacts = [],
    types: [PushType?] = [],
    check: @escaping @Sendable (PayloadEvidence) -> String?
  ) -> PayloadRule {
    PayloadRule(id, severity, for: scope, needs: all, any: any, types: types) {
      check($0).map { [PayloadFinding($0)] } ?? []
    }
  }

  static func value(
    _ id: String,
    _ severity: Severity,
    for scope: PayloadRuleScope = .pushes,
    needs all: PayloadFacts = [],
    any: PayloadFacts = [],
    types: [PushType?] = [],
    check: @escaping @Sendable (PayloadEvidence) -> PayloadFinding?
  ) -> PayloadRule {
    PayloadRule(id, severity, for: scope, needs: all, any: any, types: types) {
      check($0).map { [$0] } ?? []
    }
  }
}

extension PayloadRule {
  /// Returns a rule about members of `aps`.
  ///
  /// The closure gets each of these members that is present and not `null`; it returns a message if the value is wrong.
  static func members(
    _ id: String,
    _ severity: Severity,
    _ keys: [APSKey],
    needs all: PayloadFacts = [],
    types: [PushType?] = [],
    message: @escaping @Sendable (APSKey, JSONDocument.Element, PayloadEvidence) -> String?
  ) -> PayloadRule {
    let any = PayloadFacts(keys.map { .aps($0) })
    return PayloadRule(id, severity, needs: all, any: any, types: types) { evidence in
      keys.compactMap { key in
        guard let value = evidence[key] else { return nil }
        return message(key, value, evidence).map { text in PayloadFinding(at: value) { text } }
      }
    }
  }

  static func member(
    _ id: String,
    _ severity: Severity,
    _ key: APSKey,
    needs all: PayloadFacts = [],
    types: [PushType?] = [],
    message: @escaping @Sendable (JSONDocument.Element, PayloadEvidence) -> String?
  ) -> PayloadRule {
    members(id, severity, [key], needs: all, types: types) { message($1, $2) }
  }
}

extension [PayloadRule] {
  func needing(_ facts: PayloadFacts) -> [PayloadRule] {
    map { rule in
      var rule = rule
      rule.needs.all.formUnion(facts)
      return rule
    }
  }
}

extension PayloadRule: CustomStringConvertible {
  package var description: String { id }
}

/// A violation of a rule at one place, without its severity.
///
/// A hostile body can break a rule a million times, but the checker reports only a few violations. So the checker
/// builds messages only for the reported violations.
struct PayloadFinding {
  let message: () -> String
  let element: JSONDocument.Element?
  let range: Range<Int>
  /// Returns the bytes to replace and the JSON text to write there; nil if a person has to choose the remedy.
  var fix: () -> PayloadFix? = { nil }

  /// The part of the request that the finding is about; nil for the body, or if the rule's identifier names the part.
  var part: RequestPart?

  /// Creates a finding that is not about a JSON value, but about a header, the whole body or a byte range.
  init(
    _ message: @autoclosure @escaping () -> String,
    range: Range<Int> = 0..<0,
    about part: RequestPart? = nil
  ) {
    self.message = message
    self.range = range
    self.part = part
    element = nil
  }

  /// Creates a finding about a value; if `element` is the name of a member, the finding is about this member.
  init(
    at element: JSONDocument.Element,
    range: Range<Int>? = nil,
    _ message: @escaping () -> String
  ) {
    self.message = message
    self.element = element
    self.range = range ?? element.range
  }

  /// Returns this finding with a fix: a JSON text that replaces `other`, or the finding's range if `other` is nil.
  func fixed(
    at other: JSONDocument.Element? = nil,
    by text: @autoclosure @escaping () -> String?
  ) -> PayloadFinding {
    var finding = self
    finding.fix = { [range] in
      text().map { PayloadFix(range: other?.range ?? range, text: $0) }
    }
    return finding
  }
}

/// A replacement that corrects a payload: a byte range, and the JSON text to write there.
package struct PayloadFix: Sendable, Hashable {
  package var range: Range<Int>
  package let text: String

  package init(range: Range<Int>, text: String) { (self.range, self.text) = (range, text) }

  func moved(by distance: Int) -> PayloadFix {
    PayloadFix(range: range.lowerBound + distance..<range.upperBound + distance, text: text)
  }
}

/// The kinds of requests that a rule checks.
///
/// A request that manages channels is not a push. Its methods and headers differ from those of a push, and only a
/// request that creates a channel has a body.
enum PayloadRuleScope: Sendable {
  /// Pushes to a device or to a channel; the default scope of a rule.
  case pushes
  case channelRequests
  case allRequests
  /// Pushes, and requests that create a channel: the requests that have a body.
  case bodies

  /// Returns whether the rule checks a request; `request` is nil for a push.
  func includes(_ request: ChannelRequest?) -> Bool {
    switch self {
    case .pushes: request == nil
    case .channelRequests: request != nil
    case .allRequests: true
    case .bodies: request.map { $0.action == .create } ?? true
    }
  }
}
