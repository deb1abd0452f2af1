import Foundation

/// An answer from APNs, or from another server that was mistaken for APNs.
package struct PushResponse: Sendable {
  /// The status; nil if unknown, and below 100 for a status of the binary interface.
  package var status: Int?
  /// The headers, with their names in lower case.
  package var headers: [String: String] = [:]
  let body: [UInt8]
  let reason: String?
  let timestamp: JSONDocument.Element?
  /// True if the body is neither empty nor a JSON object, so that the answer is not from APNs.
  let isForeign: Bool

  package var isEmpty: Bool { status == nil && reason == nil && body.isEmpty }

  package init(status: Int? = nil, body: [UInt8], reason: String? = nil) {
    self.status = status
    self.body = body
    let document = try? JSONScanner.scan(body).get()
    let root = document.flatMap { $0.root.kind == .object ? $0.root : nil }
    self.reason = reason ?? root?["reason"]?.text
    timestamp = root?.valued("timestamp")
    isForeign = root == nil && body.contains { $0 > 0x20 }
  }

  /// Reads the output of `curl -i`, or a body without status and headers.
  ///
  /// The last answer counts: curl also prints `100 Continue`, answers to earlier attempts, and answers of proxies.
  package init(_ bytes: [UInt8]) {
    let start = bytes.indices.last { place in
      (place == 0 || "\n}".utf8.contains(bytes[place - 1]))
        && Self.status(of: bytes[place...]) ?? 0 >= 200
    }
    var rest = bytes[(start ?? bytes.endIndex)...]
    let status = Self.status(of: rest)
    var headers: [String: String] = [:]
    while case let line = rest.prefix(while: { $0 != UInt8(ascii: "\n") }), !line.isEmpty {
      rest = rest[line.endIndex...].dropFirst()
      guard line != [UInt8(ascii: "\r")] else { break }
      if let header = Self.header(String(decoding: line, as: UTF8.self)) {
        headers[header.name] = headers[header.name] ?? header.value
      }
    }
    if rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
    self.init(status: status, body: start == nil ? bytes : Array(rest))
    self.headers = headers
  }

  /// Returns the status in a line such as `HTTP/2 410`; nil if the text does not begin with such a line.
  private static func status(of text: ArraySlice<UInt8>) -> Int? {
    guard text.starts(with: "HTTP/".utf8) else { return nil }
    let words = text.dropFirst(5).prefix(16).drop { $0 > 0x20 }
    let digits = words.drop { $0 == 0x20 }.prefix { $0 > 0x20 }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { 100...599 ~= $0 ? $0 : nil }
  }

  package static func header(_ text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    return (text[..<colon].lowercased(), value)
  }

  /// The time since which the device token has been invalid, in milliseconds since 1970; nil without such a time.
  ///
  /// APNs sends milliseconds. Some test servers send seconds, which have ten digits until the year 2286.
  var invalidSince: Int? {
    switch timestamp?.wholeNumber {
    case let time? where 1_000_000_000_000..<10_000_000_000_000 ~= time: time
    case let time? where 1_000_000_000..<10_000_000_000 ~= time: time * 1_000
    default: nil
    }
  }
}

extension JSONDocument.Element {
  var text: String? { kind == .string ? string : nil }
}
