import PushPayloads

/// The answer of a parser to a body: the notification that it read, or a refusal.
enum ParserAnswer {
  case notification(ParsedNotification)
  /// The parser refused the body: the description of the error that the parser threw, or nil if the parser returned
  /// nil.
  case refusal(String?)

  /// Creates the answer by calling a parser with a body; an error that the parser throws counts as a refusal.
  init(to body: [UInt8], _ parse: ([UInt8]) throws -> ParsedNotification?) {
    do {
      self = try parse(body).map(ParserAnswer.notification) ?? .refusal(nil)
    } catch {
      self = .refusal("\(error)")
    }
  }

  /// Returns whether two answers are equal in certain fields.
  ///
  /// The comparison ignores the reasons of refusals, because a reason may contain an address or a time.
  func isSame(as other: ParserAnswer, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}
