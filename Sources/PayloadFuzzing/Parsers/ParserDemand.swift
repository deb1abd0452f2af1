public import PushPayloads

/// What a parser of payloads has to do with a body, as far as any public text says.
///
/// `Specs/corpus.md` says what the three words mean and why; here they are worked out for bytes that
/// nobody has looked at.
public enum ParserDemand: Sendable, Hashable {
  /// It has to take the body: a JSON object that every reader understands alike.
  case accepted
  /// It has to refuse the body, since no reader can tell what it was meant to be.
  case rejected(Reason)
  /// It may do what it likes, but not trap.
  case unspecified(Reason)

  /// Why a body is no JSON object that every reader understands alike.
  public enum Reason: Sendable, Hashable {
    /// There is nothing in it.
    case empty
    /// It is no JSON text.
    case syntax(JSONSyntaxError)
    /// It is a JSON text, and no object.
    case notAnObject
    /// A name stands in its object again (RFC 8259, section 4).
    case repeatedName(String)
    /// A string has half of a surrogate pair (RFC 8259, section 8.2).
    case loneSurrogate
    /// A number is larger or closer to zero than any double (RFC 8259, section 6).
    case numberBeyondDouble(String)
  }

  /// Works out what is demanded.
  public init(for body: [UInt8]) {
    guard !body.isEmpty else {
      self = .rejected(.empty)
      return
    }
    switch JSONScanner.scan(body) {
    case .failure(let error):
      self =
        Self.isReadBySome(body, error) ? .unspecified(.syntax(error)) : .rejected(.syntax(error))
    case .success(let document):
      self = Self.demand(for: document)
    }
  }

  private static func demand(for document: JSONDocument) -> ParserDemand {
    guard document.root.kind == .object else { return .rejected(.notAnObject) }
    if let duplicate = document.duplicateNames.first {
      return .unspecified(.repeatedName(duplicate.name))
    }
    if !document.loneSurrogates.isEmpty { return .unspecified(.loneSurrogate) }
    if let number = document.value.numberBeyondDouble {
      return .unspecified(.numberBeyondDouble(number.lexeme))
    }
    return .accepted
  }

  /// Whether somebody reads what is no JSON text, which section 9 of the RFC lets a parser do: limits
  /// differ, Foundation has its liberties, and with an option it reads JSON5.
  private static func isReadBySome(_ body: [UInt8], _ error: JSONSyntaxError) -> Bool {
    switch error.kind {
    case .nestingLimit, .sizeLimit: return true
    default: break
    }
    if case .value = FoundationReading.of(body) { return true }
    return JSON5Recognizer.recognizes(body)
  }
}

extension JSONValue {
  /// A number that a double does not hold even roughly, if there is one.
  fileprivate var numberBeyondDouble: JSONNumber? {
    switch self {
    case .number(let number): number.isWithinDouble ? nil : number
    case .array(let elements): elements.lazy.compactMap(\.numberBeyondDouble).first
    case .object(let object): object.members.lazy.compactMap(\.value.numberBeyondDouble).first
    case .null, .bool, .string: nil
    }
  }
}

extension JSONNumber {
  /// Whether a double comes near the number: it is no infinity, zero only for a zero, and the exponent is
  /// one that a reader can hold.
  fileprivate var isWithinDouble: Bool {
    let parts = lexeme.utf8.split { $0 | 0x20 == UInt8(ascii: "e") }
    let isZero = parts[0].allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    guard let double, (double == 0) == isZero else { return false }
    return parts.count < 2 || Int32(String(decoding: Array(parts[1]), as: UTF8.self)) != nil
  }
}
