package import PushPayloads

/// A difference between a parser's behavior and the required behavior.
package struct PayloadDeparture: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The parser refuses a payload that a parser has to accept; the string is the parser's reason, or nil.
    case refuses(String?)
    case misreads([ParsedExpectation.Mismatch])
    /// The parser makes a notification from bytes that a parser has to refuse.
    case accepts(ParsedNotification)
  }

  package var payload: PayloadCase
  package var kind: Kind

  /// True if the difference can harm a user of the app.
  ///
  /// A user is harmed if the payload can reach a device, and the notification is missing, looks different or leads
  /// elsewhere. A payload that APNs refuses cannot reach a device. A parser that accepts bytes which it has to refuse
  /// harms no user, because no parser could read the intended content.
  package var hurtsUser: Bool {
    switch kind {
    case .refuses: payload.isDelivered
    case .misreads(let mismatches): payload.isDelivered && mismatches.contains(where: \.isVisible)
    case .accepts: false
    }
  }
}

extension PayloadDeparture {
  init?(of reading: PayloadReading, from payload: PayloadCase, by parser: PayloadParserSubject) {
    switch (payload.demand, reading) {
    case (.nothing, _), (.refuses, .refusal): return nil
    case (.accepts, .refusal(let reason)):
      self.init(payload: payload, kind: .refuses(reason))
    case (.refuses, .notification(let notification)):
      self.init(payload: payload, kind: .accepts(notification))
    case (.accepts(let expectation), .notification(let notification)):
      let mismatches = expectation.mismatches(with: notification, in: payload.fields(of: parser))
      guard !mismatches.isEmpty else { return nil }
      self.init(payload: payload, kind: .misreads(mismatches))
    }
  }

  /// The key that findings with the same cause share: the parser's behavior, and whether the behavior can harm a user.
  var key: String {
    let what =
      switch kind {
      case .refuses: "payload.refused"
      case .misreads(let mismatches):
        "payload.misread " + mismatches.map(\.field.rawValue).joined(separator: ",")
      case .accepts: "payload.accepted"
      }
    return hurtsUser ? what : "\(what)\(Self.harmless)"
  }

  private static let harmless = " harmless"
  /// The area in the kind of a finding about a parser, such as `payload.refused`.
  static let area = "payload"

  /// The second part that `parts(of:)` returns for a key without a space.
  private static let whole = "any"

  /// Splits a key into two parts for the file of answers: the kind, and the rest of the key.
  static func parts(of key: String) -> (String, String) {
    let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : whole)
  }

  static func key(_ kind: String, _ rest: String) -> String {
    rest == whole ? kind : "\(kind) \(rest)"
  }

  static func isKey(_ text: String) -> Bool {
    let what = text.hasSuffix(harmless) ? text.dropLast(harmless.count) : text[...]
    guard what.hasPrefix("payload.misread ")
    else { return ["payload.refused", "payload.accepted"].contains(what) }
    return what.dropFirst("payload.misread ".count)
      .split(separator: ",", omittingEmptySubsequences: false)
      .allSatisfy { ParsedField(rawValue: String($0)) != nil }
  }
}

extension ParsedExpectation.Mismatch {
  /// True if a user can notice the difference; false only for two texts that look the same on the screen.
  ///
  /// A difference in any field other than the texts counts as noticeable, because the field changes what the app does.
  var isVisible: Bool {
    guard [.title, .subtitle, .body].contains(field), let expected = expected.string,
      let seen = seen.string
    else { return true }
    return expected.withoutInvisible != seen.withoutInvisible
  }
}

extension String {
  /// The text without characters that Unicode displays as nothing, such as a byte order mark.
  fileprivate var withoutInvisible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.lazy.filter { !$0.properties.isDefaultIgnorableCodePoint }
      )
    )
  }
}
