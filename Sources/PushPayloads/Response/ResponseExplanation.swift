import Foundation

package struct ResponseExplanation: Sendable {
  /// The explanation as JSON; programs depend on the names of the members.
  package let json: JSONObject
  /// True if Apple documents the answer, and the provider token breaks no rule that APNs enforces.
  package let conforms: Bool

  /// Explains an answer, or checks only a provider token; `now` is in seconds since 1970.
  package init(
    of response: PushResponse?,
    table: ResponseTable,
    prose: [String: (severity: Severity, text: String)],
    sent: RecordedRequest? = nil,
    token: ProviderToken? = nil,
    now: Int
  ) {
    let evidence = ResponseEvidence(
      response: response,
      row: response?.isForeign ?? false ? nil : table.row(of: response?.reason),
      request: sent?.request,
      token: token,
      now: now
    )
    var findings = ResponseRule.all.compactMap { rule -> Finding? in
      guard let details = rule.check(evidence), let prose = prose[rule.id] else { return nil }
      return (rule.id, prose.severity, details.isEmpty ? prose.text : "\(details) \(prose.text)")
    }
    let isRefused = findings.contains {
      $0.rule.hasPrefix("provider-token.") && $0.severity.isError
    }
    var json = JSONObject()
    if let response {
      let row = evidence.row ?? (response.isForeign ? nil : table.row(of: response.status))
      let isUnderstood = row != nil && (evidence.row != nil || response.reason == nil)
      json["status"] = response.status.map { .number(JSONNumber($0)) }
      json["reason"] = (evidence.row?.reason ?? response.reason).map(JSONValue.string)
      json["understood"] = .bool(isUnderstood)
      let next = Self.step(after: response, row)
      json["action"] = next.action.map { .string($0.rawValue) }
      json["after"] = next.after.map { .number(JSONNumber($0)) }
      if next.action == .deleteToken, let time = response.invalidSince {
        let date = Date(timeIntervalSince1970: Double(time) / 1_000)
        json["onlyIfRegisteredBefore"] = .number(JSONNumber(time))
        json["date"] = .string(ISO8601DateFormatter().string(from: date))
      }
      let reasons = table.reasons.compactMap(\.reason)
      let question = response.reason.map { Suggestion.question(for: $0, in: reasons) } ?? ""
      let unknown = isUnderstood ? nil : "Apple does not document this answer.\(question)"
      json["means"] = .string([unknown, row?.means].compactMap(\.self).joined(separator: " "))
      json["advice"] = row?.advice.map(JSONValue.string)
      if let sent, let row {
        json["request"] = row.parts.map { .array($0.map { .string(sent.words(for: $0)) }) }
        findings += sent.findings.lazy
          .filter { finding in (row.rules ?? []).contains { finding.rule.hasPrefix($0) } }
          .map { ($0.rule, $0.severity, $0.message) }
      }
      conforms = isUnderstood && !isRefused
    } else {
      let form =
        findings.isEmpty ? "has the right form; its signature was not verified" : "is wrong"
      json["means"] = .string("The provider token \(form).")
      conforms = !isRefused
    }
    json["diagnostics"] = .array(
      findings.map { rule, severity, message in
        [
          "rule": .string(rule), "severity": .string(severity.rawValue),
          "message": .string(message),
        ]
      }
    )
    self.json = json
  }

  private typealias Finding = (rule: String, severity: Severity, message: String)

  /// Returns the server's next step after an answer, and the seconds to wait before this step.
  private static func step(
    after response: PushResponse,
    _ row: ResponseTable.Row?
  ) -> (action: ServerAction?, after: Int?) {
    let status = response.status ?? 0
    // An answer from another server says nothing about the device token, so the token is kept.
    let other: ServerAction? = status >= 500 || status == 429 ? .retry : .fixRequest
    let isSuccess = 200..<300 ~= status && !response.isForeign
    let action = row == nil ? (isSuccess ? nil : other) : row?.action
    guard action == .retry || action == .renewProviderToken else { return (action, nil) }
    // Apple: statuses that begin with 5 can be retried after 15 minutes.
    let documented = row?.after ?? (status >= 500 && !response.isForeign ? 900 : nil)
    let asked = response.headers["retry-after"].flatMap { Int($0) }
    return (action, [documented, asked].compactMap { $0.flatMap { $0 < 0 ? nil : $0 } }.max())
  }
}
