/// A request that a server has recorded, with all its headers.
package struct RecordedRequest: Sendable {
  package let request: PushRequest
  /// The body; nil if the record has none.
  package let payload: JSONDocument.Element?
  /// The values of each header, and of `:path` and `:method`.
  private var values: [String: [String]] = [:]

  /// Returns whether an object is a record, and no payload by itself.
  package static func isRecord(_ root: JSONDocument.Element) -> Bool {
    root["aps"] == nil && ["headers", "method", "path", "payload"].contains { root[$0] != nil }
  }

  /// Reads `{"headers": {…}, "method": …, "path": …, "payload": {…}}`; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONScanner.scan(bytes).get().root,
      root["headers"]?.kind == .object || root["path"]?.kind == .string
    else { return nil }
    self.init(root, completing: PushRequest(headersComplete: true))
  }

  /// Reads a record; other values of the request, such as headers that every request has, are those of `base`.
  package init(_ root: JSONDocument.Element, completing base: PushRequest) {
    if let headers = root["headers"] {
      for (name, value) in headers.members where value.kind != .null {
        let sent = value.kind == .array ? Array(value.elements) : [value]
        values[name.string.lowercased(), default: []] += sent.map { $0.text ?? $0.spelling }
      }
    }
    values[":path"] = root["path"]?.text.map { [$0] } ?? values[":path"]
    values[":method"] = root["method"]?.text.map { [$0] } ?? values[":method"]
    var request = base
    request.headersComplete = base.headersComplete || root["headers"] != nil
    request.path = values[":path"]?.first ?? base.path
    request.method = values[":method"]?.first ?? base.method
    for header in PushRequest.Header.allCases {
      let sent = values[header.rawValue] ?? []
      if sent.count == 1 { request.headers[header] = sent[0] }
      if sent.count > 1 { (request.headers[header], request.repeated[header]) = (nil, sent) }
    }
    self.request = request
    payload = root["payload"]
  }

  /// The findings of the payload rules; those about the body only if the record has one.
  var findings: [PayloadDiagnostic] {
    PayloadChecker(request: request).check(payload.map { Array($0.source) } ?? []).diagnostics
      .filter { payload != nil || !$0.rule.hasPrefix("size.") }
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
