import Foundation

/// A provider token, which is a JSON Web Token (RFC 7519) whose signature is not verified.
package struct ProviderToken: Sendable {
  /// The header; nil, like the other parts, unless the token has three parts and the first two are JSON objects.
  let header: JSONDocument.Element?
  let claims: JSONDocument.Element?
  let signature: Data?

  /// Reads a token; whitespace around the token and the word `bearer` before the token are ignored.
  package init(_ bytes: [UInt8]) {
    var words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
    if words.first?.lowercased() == "bearer" { words.removeFirst() }
    let texts =
      words.count == 1 ? words[0].split(separator: ".", omittingEmptySubsequences: false) : []
    let decoded = texts.compactMap(Self.data)
    let objects = decoded.prefix(2).compactMap { try? JSONScanner.scan(Array($0)).get().root }
      .filter { $0.kind == .object }
    let isWhole = texts.count == 3 && decoded.count == 3 && objects.count == 2
    header = isWhole ? objects[0] : nil
    claims = isWhole ? objects[1] : nil
    signature = isWhole ? decoded[2] : nil
  }

  /// Decodes Base64 in the alphabet of URLs, without padding (RFC 7515, section 2); nil for anything else.
  private static func data(_ part: Substring) -> Data? {
    guard part.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil else { return nil }
    let text = part.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: text + String(repeating: "=", count: (4 - part.count % 4) % 4))
  }
}
