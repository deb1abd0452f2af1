import PushPayloads

/// What a parser makes of a body.
enum ParserAnswer {
  /// A notification.
  case notification(ParsedNotification)
  /// Nothing; the text is the reason that it gave, if it gave one.
  case refusal(String?)

  /// Asks a parser.
  init(to body: [UInt8], _ parse: ([UInt8]) throws -> ParsedNotification?) {
    do {
      self = try parse(body).map(ParserAnswer.notification) ?? .refusal(nil)
    } catch {
      self = .refusal("\(error)")
    }
  }

  /// Whether two answers come to the same for an app that reads certain fields.
  ///
  /// Reasons are not compared: they may hold an address or a time.
  func isSame(as other: ParserAnswer, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}
