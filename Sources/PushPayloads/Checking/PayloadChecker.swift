/// A checker of push bodies, whose rules also use the known headers and path of the request.
public struct PayloadChecker: Sendable {
  /// The known parts of the request, which decide which rules apply.
  public var request: PushRequest
  private let rules = PayloadRule.all

  /// The largest number of diagnostics of one rule for one payload; the last diagnostic counts the omitted violations.
  package static let reportsPerRule = 20

  /// Creates a checker with every rule.
  public init(request: PushRequest = PushRequest()) {
    self.request = request
  }

  /// Checks a body against the rules for the kind of ``request``: a push, or a request that manages channels.
  ///
  /// Each rule contributes at most 20 diagnostics.
  public func check(_ bytes: [UInt8]) -> PayloadReport {
    report(on: bytes, nil).report
  }

  /// Checks a body, and also returns the fix of each diagnostic; a fix is nil if a person has to choose the remedy.
  ///
  /// `scan` is the result of an earlier scan of the body, which saves a second scan.
  package func checkWithFixes(
    _ bytes: [UInt8],
    scan: Result<JSONDocument, JSONSyntaxError>? = nil
  ) -> (report: PayloadReport, fixes: [PayloadFix?]) {
    let (report, found) = report(on: bytes, scan)
    return (report, found.map { $0.fix() })
  }

  private func report(
    on bytes: [UInt8],
    _ scan: Result<JSONDocument, JSONSyntaxError>?
  ) -> (report: PayloadReport, found: [Found]) {
    let evidence = PayloadEvidence(bytes: bytes, request: request, scan: scan)
    var found = findings(about: evidence)
    if let service = evidence.service, !request.goesToAPNs {
      found += service.parts.flatMap { findings(about: $0, depth: 1) }
    }
    found.sort {
      ($0.diagnostic.range.lowerBound, $0.order) < ($1.diagnostic.range.lowerBound, $1.order)
    }
    let report = PayloadReport(
      bytes: bytes.count,
      limit: evidence.sizeLimit.bytes,
      diagnostics: found.map(\.diagnostic)
    )
    return (report, found)
  }

  private typealias Found = (order: Int, diagnostic: PayloadDiagnostic, fix: () -> PayloadFix?)

  private func findings(about evidence: PayloadEvidence) -> [Found] {
    var found: [Found] = []
    let type = PayloadNeeds.bit(of: evidence.pushType)
    for order in rules.indices
    where rules[order].needs.areMet(by: evidence.facts, type: type)
      && rules[order].scope.includes(evidence.channelRequest)
    {
      let rule = rules[order]
      let findings = rule.check(evidence)
      let rest = findings.count - Self.reportsPerRule
      for (index, finding) in findings.prefix(Self.reportsPerRule).enumerated() {
        let isLast = index == Self.reportsPerRule - 1 && rest > 0
        var diagnostic = PayloadDiagnostic(
          rule: rule.id,
          severity: rule.severity,
          message: finding.message() + (isLast ? " (And \(rest) more of the kind.)" : ""),
          pointer: finding.element?.reachablePointer.description ?? "",
          range: finding.range
        )
        if finding.element == nil, finding.range.isEmpty {
          diagnostic.part = finding.part ?? RequestPart(ofRule: rule.id)
        }
        found.append((order, diagnostic, finding.fix))
      }
    }
    return found
  }

  /// Returns the findings about the part of a request that another push service sends to APNs.
  ///
  /// The findings have positions in the whole request. Amazon SNS accepts a request in a JSON string, with JSON strings
  /// as payloads, so two levels of strings are read.
  private func findings(about part: ServiceRequest.Part, depth: Int) -> [Found] {
    let push = part.push(completing: request)
    var found = findings(about: push.evidence)
    if let service = push.evidence.service {
      guard depth < 2 else { return [] }
      found = service.parts.prefix(20).flatMap { findings(about: $0, depth: depth + 1) }
    }
    return found.map { order, diagnostic, fix in
      let placed = push.place(diagnostic, fix())
      return (order, placed.diagnostic, { placed.fix })
    }
  }

  /// Checks only whether bytes are a JSON text by RFC 8259, with any root and any depth, up to 16 MiB.
  ///
  /// In this report, the verdict `rejected` means that the bytes are not a JSON text.
  package func checkSyntax(_ bytes: [UInt8]) -> PayloadReport {
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
