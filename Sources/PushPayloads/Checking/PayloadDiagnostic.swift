/// The severity of a finding: the consequence of the mistake for the push.
public enum Severity: String, CaseIterable, Sendable, Hashable {
  /// Apple documents that APNs rejects the request, or HTTP/2 forbids a value in the request.
  case rejected = "error-rejected"
  /// APNs accepts the request, and the device ignores the wrong value or the whole push.
  case ignored = "error-ignored"
  /// The value is undocumented, discouraged, or known to cause problems.
  case warning
  /// A remark: nothing is known to fail, but part of the push is needless or obsolete, or depends on something that the
  /// checker cannot see, such as an entitlement or the JSON parser that reads the push.
  case info

  /// True for ``rejected`` and ``ignored``: `payload check` then ends with the exit status 1.
  public var isError: Bool { self == .rejected || self == .ignored }
}

/// A finding of a rule about a payload or its headers.
public struct PayloadDiagnostic: Sendable, Hashable {
  /// The slug of the broken rule, such as `aps.missing`.
  public let rule: String
  /// The consequence of the mistake: from a rejection by APNs down to a mere remark.
  public let severity: Severity
  /// The message: the value seen, the value expected, and the remedy.
  public let message: String
  /// The JSON pointer to the value; empty for the whole body, for headers and for the path.
  ///
  /// If an object repeats a name, only the last value has a pointer; for earlier values, this is the object's pointer.
  public let pointer: String
  /// The byte range of the value in the body; empty for headers and for the path.
  public let range: Range<Int>
  /// The header or other part of the request that the diagnostic is about; nil for a diagnostic about the body.
  package var part: RequestPart?

  /// Creates a diagnostic of a rule about one value.
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

extension PayloadDiagnostic {
  package func moved(
    to pointer: String,
    _ range: Range<Int>,
    message: String? = nil,
    severity: Severity? = nil
  ) -> PayloadDiagnostic {
    var moved = PayloadDiagnostic(
      rule: rule,
      severity: severity ?? self.severity,
      message: message ?? self.message,
      pointer: pointer,
      range: range
    )
    moved.part = part
    return moved
  }

  /// Returns this diagnostic, which is about a JSON text inside a string, as a diagnostic about the string.
  package func quoted(at pointer: String, _ range: Range<Int>) -> PayloadDiagnostic {
    let place = self.pointer.isEmpty ? "" : " at \(self.pointer)"
    return moved(to: pointer, range, message: "In the JSON text here\(place): \(message)")
  }
}

/// The verdict on a payload, with all diagnostics.
public struct PayloadReport: Sendable, Hashable {
  /// The answer that APNs is expected to give, as far as Apple documents it.
  public enum Verdict: String, CaseIterable, Sendable, Hashable {
    /// Apple documents no reason for a rejection; a device can still ignore the push.
    case accepted
    /// Apple documents that APNs rejects the request, or HTTP/2 forbids a value in the request.
    case rejected
  }

  /// The expected answer of APNs: rejected if a diagnostic has the severity `rejected`, otherwise accepted.
  public let verdict: Verdict
  /// The size of the body as it is sent, in bytes.
  public let bytes: Int
  /// The largest allowed size of the body in bytes.
  public let limit: Int
  /// The diagnostics in the order in which their values begin in the body.
  ///
  /// A diagnostic about a header or the path is sorted as if it began at the start of the body.
  public let diagnostics: [PayloadDiagnostic]

  /// True if any diagnostic is ``Severity/rejected`` or ``Severity/ignored``; warnings and remarks do not count.
  public var hasErrors: Bool { diagnostics.contains { $0.severity.isError } }
}

extension PayloadReport {
  package init(verdict: Verdict? = nil, bytes: Int, limit: Int, diagnostics: [PayloadDiagnostic]) {
    let isRejected = diagnostics.contains { $0.severity == .rejected }
    self.verdict = verdict ?? (isRejected ? .rejected : .accepted)
    (self.bytes, self.limit, self.diagnostics) = (bytes, limit, diagnostics)
  }
}
