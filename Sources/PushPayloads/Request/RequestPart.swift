/// A part of a request other than its body.
package enum RequestPart: Sendable, Hashable {
  case method
  case path
  /// A header, by its name in lower case.
  case header(String)

  /// The key of this part in a ``RecordedRequest``; method and path have the names of HTTP/2 pseudo-headers.
  package var name: String {
    switch self {
    case .method: ":method"
    case .path: ":path"
    case .header(let name): name
    }
  }

  /// Creates the part that a rule is about; nil if the rule's identifier names no part.
  init?(ofRule id: String) {
    let words = id.split(separator: ".").dropLast().map(String.init)
    switch (words.first, words.last) {
    case (_, "method"): self = .method
    case ("broadcast", "channels") where id.hasSuffix(".method"): self = .method
    case ("token", _), (_, "path"), (_, "bundle-id"): self = .path
    case ("headers", let word?), ("broadcast", let word?):
      guard let header = PushRequest.Header(rawValue: "apns-" + word) else { return nil }
      self = .header(header.rawValue)
    default: return nil
    }
  }
}
