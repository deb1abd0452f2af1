import Foundation

/// The error when a text cannot be decrypted: the text is damaged, not encrypted, or encrypted for a different device.
public struct CannotDecrypt: Error, Sendable, Hashable {
  /// Creates the error, which has no details.
  public init() {}
}

// The encryption is not secure: the kit only needs encrypted text that differs from the plain text, and text that
// cannot be decrypted.
package enum SimulatedCipher {
  private static let mark = "sealed:"

  package static func encrypt(_ text: String) -> String {
    mark + Data(text.utf8).base64EncodedString()
  }

  package static func decrypt(_ ciphertext: String) throws(CannotDecrypt) -> String {
    guard ciphertext.hasPrefix(mark),
      let bytes = Data(base64Encoded: String(ciphertext.dropFirst(mark.count))),
      let text = String(bytes: bytes, encoding: .utf8), !text.isEmpty
    else { throw CannotDecrypt() }
    return text
  }
}
