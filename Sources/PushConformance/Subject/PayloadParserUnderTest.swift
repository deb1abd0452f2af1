public import PushPayloads

/// An adapter of a payload parser, which takes the bytes of a push and returns the values that the app reads from the
/// bytes.
///
/// ```swift
/// enum OrderPushParser: PayloadParserUnderTest {
///   static func parse(_ payload: [UInt8]) throws -> ParsedNotification? {
///     let push = try JSONDecoder().decode(OrderPush.self, from: Data(payload))
///     return ParsedNotification(title: push.aps.alert?.title, objectID: push.order)
///   }
/// }
/// ```
///
/// If the parser takes the dictionary that iOS makes of the bytes, pass `Payload(bytes: payload)?.object.userInfo` to
/// the parser.
///
/// With `swift test`, a parser runs in the process of the tests and without a time limit. A trap ends that process, and
/// an endless loop blocks that process. The command line runs each parser in a process of its own, and so does
/// `swift test` with `.pushConformance(isolation: .process)`.
@MainActor public protocol PayloadParserUnderTest {
  /// The fields that the parser reads, and that the kit judges.
  static var fields: Set<ParsedField> { get }
  /// The places of the app's fields in a payload.
  static var keys: PayloadKeyMap { get }

  /// Reads the body of a push, whose bytes can be malformed; throws or returns nil if the parser refuses the bytes.
  static func parse(_ payload: [UInt8]) async throws -> ParsedNotification?
}

extension PayloadParserUnderTest {
  /// The default fields: all fields that the kit knows.
  public static var fields: Set<ParsedField> { .all }
  /// The default places: each field is at the root of the payload, under its plain name.
  public static var keys: PayloadKeyMap { PayloadKeyMap() }
}
