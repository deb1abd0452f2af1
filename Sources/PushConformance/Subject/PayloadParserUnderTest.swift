public import PushPayloads

/// An adapter of a payload parser: the bytes of a push go in, and the values that the app reads in them
/// come out.
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
/// A parser that takes the dictionary that iOS hands over, and no bytes, is given
/// `Payload(bytes: payload)?.object.userInfo`.
///
/// With `swift test`, a parser runs in the process of the tests and without a time limit: a trap ends that
/// process, and an endless loop stops it. The command line runs each parser in a process of its own.
@MainActor public protocol PayloadParserUnderTest {
  /// The fields that the parser reads; the others are not judged.
  static var fields: Set<ParsedField> { get }
  /// The places of the app's own fields.
  static var keys: PayloadKeyMap { get }

  /// Reads the body of a push.
  ///
  /// - Parameter payload: The bytes, which may be malformed.
  /// - Returns: The values that the parser reads; nil where it refuses the bytes.
  /// - Throws: The reason why the parser refuses the bytes.
  static func parse(_ payload: [UInt8]) async throws -> ParsedNotification?
}

extension PayloadParserUnderTest {
  /// Every field.
  public static var fields: Set<ParsedField> { .all }
  /// Fields at the root of the payload, under plain names.
  public static var keys: PayloadKeyMap { PayloadKeyMap() }
}
