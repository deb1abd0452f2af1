package import PushPayloads
package import PushSimulation

package enum PayloadReading: Sendable, Hashable {
  /// The parser made a notification; indirect, because a notification is large, and every case result has a reading.
  indirect case notification(ParsedNotification)
  /// The parser refused the bytes; the string is the parser's reason, or nil.
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

  /// Returns whether two readings are equal in certain fields; two refusals are equal, even for different reasons.
  func isSame(as other: PayloadReading, in fields: Set<ParsedField>) -> Bool {
    switch (self, other) {
    case (.notification(let left), .notification(let right)):
      fields.allSatisfy { left[$0] == right[$0] }
    case (.refusal, .refusal): true
    case (.notification, .refusal), (.refusal, .notification): false
    }
  }
}

extension PayloadReading: WireEnum {
  package static let wireCases: [WireCase<Self>] = [.init(notification), .init(refusal)]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .notification(let first): writer.write(case: 0, first)
    case .refusal(let first): writer.write(case: 1, first)
    }
  }
}

extension ParsedNotification: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = try reader.read(
      Self.init(isSilent:title:subtitle:body:badge:sound:category:type:objectID:url:)
    )
    localizedTitle = try reader.read()
    localizedSubtitle = try reader.read()
    localizedBody = try reader.read()
  }

  package func write(to writer: inout WireWriter) {
    writer.write(isSilent, title, subtitle, body, badge, sound, category, type, objectID, url)
    writer.write(localizedTitle, localizedSubtitle, localizedBody)
  }
}

extension LocalizedText: WireRecord {
  package static let wire = WireForm(Self.init(key:arguments:)) { ($0.key, $0.arguments) }
}
