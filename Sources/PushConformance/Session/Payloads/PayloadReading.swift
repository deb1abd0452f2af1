package import PushPayloads

package enum PayloadReading: Sendable, Hashable {
  /// The parser made a notification; indirect, because a notification is large, and every case result has a reading.
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

  /// Returns whether two readings are equal in certain fields; refusals are equal, since a reason can contain a time.
  func isSame(as other: PayloadReading, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}
