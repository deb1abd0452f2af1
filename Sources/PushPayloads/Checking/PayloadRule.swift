/// Something that a payload should hold to.
///
/// The check stands here and the prose (clause, sources, why) in `Specs/payload-rules/`, in a file
/// named after the first component of the identifier.
public struct PayloadRule: Sendable, Identifiable {
  /// The slug, which is never changed and never used again.
  public let id: String
  /// The consequence of breaking the rule.
  public let severity: Severity
  let check: @Sendable (PayloadEvidence) -> [PayloadFinding]

  init(
    _ id: String,
    _ severity: Severity,
    check: @escaping @Sendable (PayloadEvidence) -> [PayloadFinding]
  ) {
    self.id = id
    self.severity = severity
    self.check = check
  }

  /// Every rule, area by area.
  public static let all: [PayloadRule] =
    HeaderRules.all + TokenRules.all + BroadcastRules.all + SizeRules.all + JSONRules.all
    + APSRules.all + AlertRules.all + BackgroundRules.all + LiveActivityRules.all
    + WidgetRules.all + CustomRules.all + MDMRules.all + WebsiteRules.all
}

extension PayloadRule: CustomStringConvertible {
  /// The slug.
  public var description: String { id }
}

/// A place where a rule is broken, before it is known how severe that is.
///
/// A hostile body can break a rule a million times, of which few are reported: what it costs to say
/// something of a place is spent for those alone.
struct PayloadFinding {
  let message: () -> String
  let element: JSONDocument.Element?
  let range: Range<Int>

  /// Concerns a header, or something that has no place in the body.
  init(_ message: @autoclosure @escaping () -> String, range: Range<Int> = 0..<0) {
    self.message = message
    self.range = range
    element = nil
  }

  /// Concerns a value, or the member whose name is given.
  init(
    _ message: @autoclosure @escaping () -> String,
    at element: JSONDocument.Element,
    range: Range<Int>? = nil
  ) {
    self.message = message
    self.element = element
    self.range = range ?? element.range
  }
}
