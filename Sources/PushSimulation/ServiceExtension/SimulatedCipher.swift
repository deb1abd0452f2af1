import Foundation

/// A text cannot be read: it was encrypted for somebody else, damaged on the way, or is no such text.
public struct CannotDecrypt: Error, Sendable, Hashable {
  /// Creates the error.
  public init() {}
}

/// How the server of a simulated app encrypts texts.
///
/// Nothing about it is secret. What counts is that nobody takes the one form for the other, and that
/// only what was encrypted so can be read again.
package enum SimulatedCipher {
  private static let mark = "sealed:"

  /// Encrypts a text.
  package static func encrypt(_ text: String) -> String {
    mark + Data(text.utf8).base64EncodedString()
  }

  /// Reads an encrypted text.
  package static func decrypt(_ ciphertext: String) throws(CannotDecrypt) -> String {
    guard ciphertext.hasPrefix(mark),
      let bytes = Data(base64Encoded: String(ciphertext.dropFirst(mark.count))),
      let text = String(bytes: bytes, encoding: .utf8), !text.isEmpty
    else { throw CannotDecrypt() }
    return text
  }
}
