/// The consequence of what a rule found.
public enum Severity: String, CaseIterable, Sendable, Hashable {
  /// Apple documents that APNs rejects the request, or HTTP/2 has it treated as malformed.
  case rejected = "error-rejected"
  /// APNs takes the request, and the device ignores what is wrong, or all of it.
  case ignored = "error-ignored"
  /// Undocumented, advised against, or known to go wrong.
  case warning
  /// Worth knowing.
  case info

  /// Whether it is an error of either kind.
  public var isError: Bool { self == .rejected || self == .ignored }
}

/// Something that a rule found in a payload or in its headers.
public struct PayloadDiagnostic: Sendable, Hashable {
  /// The rule, by its slug.
  public let rule: String
  /// The consequence.
  public let severity: Severity
  /// The text: what was seen, what was expected, and what to do.
  public let message: String
  /// The value that is meant, as a JSON pointer; empty for the body as a whole and for headers.
  public let pointer: String
  /// The bytes that are meant; empty for headers.
  public let range: Range<Int>

  /// States what was found where.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    pointer: String,
    range: Range<Int>
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.pointer = pointer
    self.range = range
  }
}

/// The answer to a payload, with the diagnostics that led to it.
public struct PayloadReport: Sendable, Hashable {
  /// The answer of APNs.
  public enum Verdict: String, CaseIterable, Sendable, Hashable {
    /// Nothing that Apple documents speaks against it; a device may still ignore it.
    case accepted
    /// Apple documents that it is rejected.
    case rejected
  }

  /// The answer of APNs: rejected if a diagnostic says so, else accepted.
  public let verdict: Verdict
  /// The size of the body.
  public let bytes: Int
  /// The size that a body may have.
  public let limit: Int
  /// The diagnostics in the order of the text; those about headers come first.
  public let diagnostics: [PayloadDiagnostic]

  /// Whether anything found is an error of either kind.
  public var hasErrors: Bool { diagnostics.contains { $0.severity.isError } }
}
