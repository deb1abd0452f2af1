package import PushPayloads

/// The behavior that public documents, such as RFC 8259, require of a payload parser for a body.
///
/// `Specs/corpus.md` explains the three cases; this type determines which case applies to given bytes.
package enum ParserDemand: Sendable, Hashable {
  /// The parser has to accept the body: a JSON object that every reader understands alike.
  case accepted
  /// The parser has to refuse the body, because no known reader finds a JSON object in the body.
  case rejected(Reason)
  /// No public document specifies the parser's behavior; any behavior except a trap is allowed.
  case unspecified(Reason)

  package enum Reason: Sendable, Hashable {
    case empty
    case syntax(JSONSyntaxError)
    case notAnObject
    /// An object repeats a name (RFC 8259, section 4).
    case repeatedName(String)
    /// A string has an unpaired surrogate (RFC 8259, section 8.2).
    case loneSurrogate
    /// A number is too large for a double, or too close to zero (RFC 8259, section 6).
    case numberBeyondDouble(String)
  }

  init(for read: ReadInput) {
    switch read.scan {
    case _ where read.input.body.isEmpty: self = .rejected(.empty)
    case .failure(let error):
      self =
        Self.isReadBySome(read, error) ? .unspecified(.syntax(error)) : .rejected(.syntax(error))
    case .success(let document): self = Self.demand(for: document, read.value)
    }
  }

  private static func demand(for document: JSONDocument, _ value: JSONValue?) -> ParserDemand {
    guard document.root.kind == .object else { return .rejected(.notAnObject) }
    if let duplicate = document.duplicateNames.first {
      return .unspecified(.repeatedName(duplicate.name))
    }
    if !document.loneSurrogates.isEmpty { return .unspecified(.loneSurrogate) }
    if let number = value?.numbers.first(where: { !$0.isWithinDouble }) {
      return .unspecified(.numberBeyondDouble(number.lexeme))
    }
    return .accepted
  }

  /// Returns whether a known reader accepts a body that the kit's scanner refuses, as RFC 8259, section 9, allows.
  ///
  /// Readers have different limits of size and nesting. Foundation has known deviations, and reads JSON5 if the caller
  /// asks for JSON5.
  private static func isReadBySome(_ read: ReadInput, _ error: JSONSyntaxError) -> Bool {
    switch error.kind {
    case .nestingLimit, .sizeLimit: return true
    default: break
    }
    if case .value = read.foundation { return true }
    return JSON5Recognizer.recognizes(read.input.body)
  }
}

extension JSONNumber {
  /// True if a double approximates the number.
  ///
  /// The property is false in three cases: the nearest double is infinite, the nearest double is 0 but the number is
  /// not, or the exponent does not fit into 32 bits.
  fileprivate var isWithinDouble: Bool {
    // A number of fewer than 300 digits and without an exponent is within the range.
    if lexeme.utf8.count < 300, !lexeme.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      return true
    }
    let parts = lexeme.utf8.split { $0 | 0x20 == UInt8(ascii: "e") }
    let isZero = parts[0].allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    guard let double, (double == 0) == isZero else { return false }
    return parts.count < 2 || Int32(String(decoding: Array(parts[1]), as: UTF8.self)) != nil
  }
}
