/// A checker of push bodies, whose rules also use the known headers and path of the request.
public struct PayloadChecker: Sendable {
  /// The known parts of the request, which decide which rules apply.
  public var request: PushRequest
  let rules: [PayloadRule]

  /// The largest number of diagnostics of one rule for one payload.
  ///
  /// If a payload breaks the rule at more places, the message of the last diagnostic says how many were left out.
  public static let reportsPerRule = 20

  /// Creates a checker with every rule.
  public init(request: PushRequest = PushRequest()) {
    self.init(request: request, rules: PayloadRule.all)
  }

  init(request: PushRequest, rules: [PayloadRule]) {
    self.request = request
    self.rules = rules
  }

  /// Checks a body against the rules for this kind of request, a push or a request that manages channels.
  ///
  /// Each rule contributes at most ``reportsPerRule`` diagnostics.
  public func check(_ bytes: [UInt8]) -> PayloadReport {
    let evidence = PayloadEvidence(bytes: bytes, request: request)
    var found: [(order: Int, diagnostic: PayloadDiagnostic)] = []
    for (order, rule) in rules.enumerated() where rule.scope.includes(evidence.channelRequest) {
      let findings = rule.check(evidence)
      for (index, finding) in findings.prefix(Self.reportsPerRule).enumerated() {
        let rest = findings.count - Self.reportsPerRule
        let isLast = index == Self.reportsPerRule - 1 && rest > 0
        let diagnostic = PayloadDiagnostic(
          rule: rule.id,
          severity: rule.severity,
          message: finding.message() + (isLast ? " (And \(rest) more of the kind.)" : ""),
          pointer: finding.element?.reachablePointer.description ?? "",
          range: finding.range
        )
        found.append((order, diagnostic))
      }
    }
    found.sort {
      ($0.diagnostic.range.lowerBound, $0.order) < ($1.diagnostic.range.lowerBound, $1.order)
    }
    let diagnostics = found.map(\.diagnostic)
    return PayloadReport(
      verdict: diagnostics.contains { $0.severity == .rejected } ? .rejected : .accepted,
      bytes: bytes.count,
      limit: evidence.request.sizeLimit.bytes,
      diagnostics: diagnostics
    )
  }

  /// Checks only whether bytes are a JSON text by RFC 8259, with any root, depth and size.
  ///
  /// In this report, the verdict `rejected` means that the bytes are not a JSON text.
  public func checkSyntax(_ bytes: [UInt8]) -> PayloadReport {
    let diagnostics = JSONScanner.firstError(in: bytes).map { error in
      let offset = min(error.offset, bytes.count)
      return PayloadDiagnostic(
        rule: "json.malformed",
        severity: .ignored,
        message: "This is not valid JSON: \(error).",
        pointer: "",
        range: offset..<min(offset + 1, bytes.count)
      )
    }
    return PayloadReport(
      verdict: diagnostics == nil ? .accepted : .rejected,
      bytes: bytes.count,
      limit: request.sizeLimit.bytes,
      diagnostics: diagnostics.map { [$0] } ?? []
    )
  }
}
