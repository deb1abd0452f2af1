/// A request that a server has recorded, with all its headers.
package struct RecordedRequest: Sendable {
  let request: PushRequest
  /// The values of each header, and of `:path` and `:method`.
  private var values: [String: [String]] = [:]
  /// The findings of the payload rules; those about the body only if the record has one.
  let findings: [PayloadDiagnostic]

  /// Reads `{"headers": {…}, "method": …, "path": …, "payload": {…}}`; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONScanner.scan(bytes).get().root,
      root["headers"]?.kind == .object || root["path"]?.kind == .string
    else { return nil }
    if let headers = root["headers"] {
      for (name, value) in headers.members {
        let sent = value.kind == .array ? Array(value.elements) : [value]
        values[name.string.lowercased(), default: []] += sent.map { $0.text ?? $0.spelling }
      }
    }
    values[":path"] = root["path"]?.text.map { [$0] } ?? values[":path"]
    values[":method"] = root["method"]?.text.map { [$0] } ?? values[":method"]
    var request = PushRequest(headersComplete: true)
    (request.path, request.method) = (values[":path"]?.first, values[":method"]?.first)
    for header in PushRequest.Header.allCases {
      let sent = values[header.rawValue] ?? []
      if sent.count == 1 { request.headers[header] = sent[0] }
      if sent.count > 1 { request.repeated[header] = sent }
    }
    self.request = request
    let body = root["payload"].map { Array($0.source) }
    findings = PayloadChecker(request: request).check(body ?? []).diagnostics
      .filter { body != nil || !$0.rule.hasPrefix("size.") }
  }

  /// Returns a part of the request with its value in words, such as `:path: "/3/device/00"`.
  func words(for part: String) -> String {
    guard let sent = values[part], let value = sent.first else {
      return "\(part): not \(part.hasPrefix(":") ? "recorded" : "sent")"
    }
    // The name of an app may end like the topic of another push type, so no rule judges such a topic.
    let implied = part == "apns-topic" ? PushRequest(topic: value).impliedPushType : nil
    let note = implied.flatMap {
      $0 == request.pushType ? nil : ", a topic of push type \($0.rawValue)"
    }
    return "\(part): \(sent.prefix(3).map(Quotation.of).joined(separator: ", "))\(note ?? "")"
  }
}
