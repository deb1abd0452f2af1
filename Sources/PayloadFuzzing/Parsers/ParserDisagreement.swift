package import PushPayloads

package struct ParserDisagreement: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The parser refuses a body that it has to accept; the value is nil if the parser gives no reason.
    case refuses(String?)
    case misreads([ParsedExpectation.Mismatch])
    case accepts(ParserDemand.Reason)
    case isNotRepeatable
  }

  package let body: [UInt8]
  package let kind: Kind

  init(_ kind: Kind, body: [UInt8]) {
    self.kind = kind
    self.body = body
  }
}

extension ParserDisagreement: CustomStringConvertible {
  package var description: String {
    """
    \(headline)
      Body      \(ReadableBytes(body)) (\(body.count) bytes)
      Expected  \(expected)
      Saw       \(seen)
      Judge     \(PushRequest().checkCommand(for: body))
      Replay    run this program again; its only argument is the file that the fuzzer names
    """
  }

  private var headline: String {
    switch kind {
    case .refuses: "The parser refuses a payload that it has to accept."
    case .misreads: "The parser reads a value that differs from the payload."
    case .accepts: "The parser accepts a payload that it has to refuse."
    case .isNotRepeatable: "The parser reads one payload in two ways."
    }
  }

  private var expected: String {
    switch kind {
    case .refuses: "accepted: every reader reads this JSON object in the same way"
    case .misreads(let mismatches): Self.list(mismatches) { $0.expected }
    case .accepts(let reason): "refused: \(reason)"
    case .isNotRepeatable: "the same answer to the same bytes"
    }
  }

  private var seen: String {
    switch kind {
    case .refuses(let reason?): "refused: \(ReadableBytes(Array(reason.utf8)))"
    case .refuses(nil): "refused, without a reason"
    case .misreads(let mismatches): Self.list(mismatches) { $0.seen }
    case .accepts: "accepted"
    case .isNotRepeatable: "two answers"
    }
  }

  private static func list(
    _ mismatches: [ParsedExpectation.Mismatch],
    _ value: (ParsedExpectation.Mismatch) -> JSONValue
  ) -> String {
    mismatches.map { "\($0.field.rawValue) \(ReadableBytes(value($0).utf8))" }
      .joined(separator: ", ")
  }
}

extension ParserDemand.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .syntax(let error): "it is not valid JSON; at byte \(error.offset), \(error)"
    case .notAnObject: "it is valid JSON, but not an object"
    case .repeatedName(let name):
      "the name \(ReadableBytes(Array(name.utf8))) occurs again in its object"
    case .loneSurrogate: "a string has half of a surrogate pair"
    case .numberBeyondDouble(let lexeme): "\(ReadableBytes(Array(lexeme.utf8))) is beyond a double"
    }
  }
}

enum ParserAnswer {
  case notification(ParsedNotification)
  /// The description of the error that the parser threw, or nil if the parser returned nil.
  case refusal(String?)

  init(to body: [UInt8], _ parse: ([UInt8]) throws -> ParsedNotification?) {
    do {
      self = try parse(body).map(ParserAnswer.notification) ?? .refusal(nil)
    } catch {
      self = .refusal("\(error)")
    }
  }

  /// Returns whether two answers agree.
  ///
  /// The reasons for refusals are not compared, because a reason can contain an address or a time.
  func isSame(as other: ParserAnswer, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}
