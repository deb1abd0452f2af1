package import PushPayloads

/// The result of a parser for a payload.
package enum PayloadReading: Sendable, Hashable {
  /// It has handed the app a notification.
  case notification(ParsedNotification)
  /// It has refused the bytes; the text is its own, if it gave a reason.
  case refusal(String?)

  /// Has a parser read a payload.
  @MainActor static func reading(
    of bytes: [UInt8],
    by parser: PayloadParserSubject
  ) async -> PayloadReading {
    do {
      return try await parser.parse(bytes).map { .notification($0) } ?? .refusal(nil)
    } catch {
      return .refusal("\(error)")
    }
  }

  /// Whether two readings come to the same for an app that reads certain fields.
  ///
  /// Reasons are not compared: they may hold an address or a time.
  func isSame(as other: PayloadReading, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}
