/// A request that a server has recorded, with all its headers.
package struct RecordedRequest: Sendable {
  package let request: PushRequest
  package let payload: JSONDocument.Element?
  /// The line of the server's tests that sent the request; nil if the record does not state the line.
  package let place: SendingPlace?
  /// The values of each header, and of `:path` and `:method`.
  private var values: [String: [JSONDocument.Element]] = [:]
  private let headers: JSONDocument.Element?

  /// Returns whether an object is a record, and not a bare payload.
  package static func isRecord(_ root: JSONDocument.Element) -> Bool {
    root["aps"] == nil && ["headers", "method", "path", "payload"].contains { root[$0] != nil }
  }

  /// Returns whether an object must be a record: it has only a record's members, and a header or path of a push.
  package static func isSurelyRecord(_ root: JSONDocument.Element) -> Bool {
    let headers = root["headers"]?.members.map(\.name.string) ?? []
    let path = root["path"]?.string ?? ""
    return root.members.allSatisfy { Member(rawValue: $0.name.string) != nil }
      && (headers.contains { $0.lowercased().hasPrefix("apns-") }
        || PushDestination(path: path) != nil || ServiceRequest.service(atPath: path) != nil)
  }

  private enum Member: String { case headers, method, path, payload, at }

  package static func wrongMember(of root: JSONDocument.Element) -> JSONDocument.Element? {
    root.members.first { name, value in
      switch Member(rawValue: name.string) {
      case .headers: value.kind != .object
      case .method, .path: value.kind != .string
      case .payload: false
      case .at: SendingPlace(value) == nil
      case nil: true
      }
    }?.name
  }

  /// Reads `{"headers": {…}, "method": …, "path": …, "payload": {…}}`; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONScanner.scan(bytes).get().root,
      root["headers"]?.kind == .object || root["path"]?.kind == .string
    else { return nil }
    self.init(root, completing: PushRequest(headersComplete: true))
  }

  package init(_ root: JSONDocument.Element, completing base: PushRequest) {
    headers = root["headers"]
    place = root["at"].flatMap(SendingPlace.init)
    payload = root["payload"]
    var request = base
    for member in headers?.members.map(\.self) ?? [] where member.value.kind != .null {
      let (name, value) = (member.name.string.lowercased(), member.value)
      values[name, default: []] += value.kind == .array ? Array(value.elements) : [value]
      if PushRequest.Header(rawValue: name) == nil { request.otherHeaders.append(name) }
    }
    for (name, value) in [(":path", root["path"]), (":method", root["method"])] {
      if let value, value.kind == .string { values[name] = [value] }
    }
    let texts = values.mapValues { $0.map { $0.text ?? $0.spelling } }
    request.headersComplete = base.headersComplete || headers != nil
    request.path = texts[":path"]?.first ?? base.path
    request.method = texts[":method"]?.first ?? base.method
    for header in PushRequest.Header.allCases {
      let sent = texts[header.rawValue] ?? []
      if sent.count == 1 { request.headers[header] = sent[0] }
      if sent.count > 1 { (request.headers[header], request.repeated[header]) = (nil, sent) }
    }
    self.request = request
  }

  /// Returns the value of a request part, or all headers if a header is missing; nil for any other missing part.
  package func element(of part: RequestPart) -> JSONDocument.Element? {
    if let value = values[part.name]?.last { return value }
    if case .header = part { return headers }
    return nil
  }

  /// Returns the names and kinds of all members of a record, which stay the same when times and identifiers change.
  package static func shape(of text: [UInt8]) -> String {
    let members = (try? JSONScanner.scan(text).get().root.allMembers) ?? []
    let words = members.map { name, value in
      let kind = value.kind == .false ? .true : value.kind
      return name.string.filter { !("0"..."9" ~= $0) } + ":\(kind)"
    }
    return Set(words).sorted().joined(separator: "\n")
  }

  var findings: [PayloadDiagnostic] {
    PayloadChecker(request: request).check(payload.map { Array($0.source) } ?? []).diagnostics
      .filter { payload != nil || !$0.rule.hasPrefix("size.") }
  }

  func words(for part: String) -> String {
    let sent = (values[part] ?? []).map { $0.text ?? $0.spelling }
    guard let value = sent.first else {
      return "\(part): not \(part.hasPrefix(":") ? "recorded" : "sent")"
    }
    // A bundle identifier can end with `.voip` or `.complication`, so no rule reports an alert with such a topic.
    let implied = part == "apns-topic" ? PushRequest(topic: value).impliedPushType : nil
    let note = implied.flatMap {
      $0 == request.pushType ? nil : ", a topic of push type \($0.rawValue)"
    }
    return "\(part): \(sent.prefix(3).map(Quotation.of).joined(separator: ", "))\(note ?? "")"
  }
}

/// A line of a source file that sent a request: `"test/push.test.js:41"`, or an object with `file` and `line`.
package struct SendingPlace: Sendable, Hashable {
  /// The path, relative to the folder of the record.
  package let file: String
  package let line: Int

  /// The largest accepted length of a path in bytes, and the largest accepted line number.
  private static let (longest, lastLine) = (1_024, 10_000_000)

  /// Reads a place; nil for a path that leads out of the folder, or that no file can have.
  init?(_ element: JSONDocument.Element) {
    var (file, line) = (element["file"]?.string ?? "", element["line"]?.wholeNumber)
    // A stack trace has the column, too.
    if let parts = element.text?.wholeMatch(of: /(.+?):([0-9]+)(:[0-9]+)?/) {
      (file, line) = (String(parts.1), Int(parts.2))
    } else if element.members.contains(where: { !["file", "line"].contains($0.name.string) }) {
      return nil
    }
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let line, 1...Self.lastLine ~= line, file.utf8.count <= Self.longest,
      !names.contains(""), !names.contains(".."), !file.contains("\\"), !file.contains(":"),
      !file.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return nil }
    self.file = names.filter { $0 != "." }.joined(separator: "/")
    self.line = line
    guard !self.file.isEmpty else { return nil }
  }
}
