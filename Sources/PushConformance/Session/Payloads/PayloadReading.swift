package import PushPayloads

package enum PayloadReading: Sendable, Hashable {
  /// The parser made a notification.
  ///
  /// The enum case is indirect, because a notification is large, and every case result has room for a reading.
  indirect case notification(ParsedNotification)
  /// The parser refused the bytes, and might have given a reason.
  case refusal(String?)

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

  /// Returns whether two readings are equal in certain fields.
  ///
  /// The comparison ignores the reasons of refusals, since a reason can contain an address or a time.
  func isSame(as other: PayloadReading, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}
