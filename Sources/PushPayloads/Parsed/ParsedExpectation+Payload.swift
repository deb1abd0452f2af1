extension ParsedExpectation {
  /// Creates the expected values of those fields of a payload that a public document specifies.
  ///
  /// `Specs/decisions/0028-what-a-payload-is-read-as.md` lists these fields, and the payloads without a specified
  /// value, such as payloads with repeated names. The caller has to exclude payloads with repeated names, because this
  /// initializer does not look for such names.
  package init(specifiedOf payload: Payload, keys: PayloadKeyMap = PayloadKeyMap()) {
    let root = JSONValue.object(payload.object)
    let aps = payload.aps ?? APS()
    let alert = aps[.alert]
    let type = root[keys.type]
    self.init(
      [
        .silent: Self.silence(of: aps),
        .title: Self.text(.title, .titleLocKey, of: alert),
        .subtitle: Self.text(.subtitle, .subtitleLocKey, of: alert),
        .body: alert?.string.map { $0.isEmpty ? nil : .string($0) }
          ?? Self.text(.body, .locKey, of: alert),
        .badge: Self.badge(aps[.badge]),
        .sound: alert?.object?[AlertKey.sound.rawValue] == nil ? Self.sound(aps[.sound]) : nil,
        .category: Self.isAbsent(aps[.category]) || aps[.category]?.string != nil
          ? Self.text(aps[.category]) : nil,
        .type: type?.number != nil || type?.bool != nil ? nil : Self.text(type),
        .objectID: Self.identifier(root[keys.objectID]),
        .url: Self.url(root[keys.url]),
      ].compactMapValues(\.self)
    )
  }

  private static func isAbsent(_ value: JSONValue?) -> Bool { value == nil || value == .null }

  /// Returns a nonempty string unchanged, nil (unspecified) for an empty string, and `null` for any other value.
  private static func text(_ value: JSONValue?) -> JSONValue? {
    guard let text = value?.string else { return .null }
    return text.isEmpty ? nil : .string(text)
  }

  // MARK: - The system's fields

  private static func silence(of aps: APS) -> JSONValue? {
    switch aps[.contentAvailable] {
    case nil: return false
    case .number(let number)? where number.lexeme == "0": return false
    case .number(let number)? where number.lexeme == "1": break
    default: return nil
    }
    guard [.alert, .badge, .sound].contains(where: { (key: APSKey) in aps[key] != nil }) else {
      return true
    }
    let shows = [aps[.alert], aps[.sound]].contains { value in
      value?.string?.isEmpty == false || value?.object?.isEmpty == false
    }
    return shows || (aps[.badge]?.number?.int ?? -1) >= 0 ? false : nil
  }

  /// Returns the literal text of a member of an alert; `null` (absent) if the member has no literal text.
  ///
  /// The result is nil (unspecified) for an empty text. It is also nil if a localized text replaces the literal text,
  /// because the localized text depends on the strings of the app.
  private static func text(
    _ key: AlertKey,
    _ localized: AlertKey,
    of alert: JSONValue?
  ) -> JSONValue? {
    guard let object = alert?.object else { return .null }
    let value = object[key.rawValue]
    guard isAbsent(object[localized.rawValue]),
      value?.object?[AlertKey.locKey.rawValue] == nil
    else { return nil }
    return text(value)
  }

  private static func badge(_ value: JSONValue?) -> JSONValue? {
    switch value {
    case .number(let number):
      // No source says how a parser reads a badge that is negative, or larger than an `Int32`.
      guard let badge = number.int, 0...Int(Int32.max) ~= badge, number.lexeme != "-0" else {
        return nil
      }
      return .number(number)
    case .bool: return nil
    case nil, .null, .string, .array, .object: return .null
    }
  }

  private static func sound(_ value: JSONValue?) -> JSONValue? {
    guard let object = value?.object else { return text(value) }
    return object["name"].flatMap { text($0) }
  }

  // MARK: - The app's own fields

  private static func identifier(_ value: JSONValue?) -> JSONValue? {
    switch value {
    case .number(let number): number.int == nil || number.lexeme == "-0" ? nil : .number(number)
    case .bool: nil
    case nil, .null, .string, .array, .object: text(value)
    }
  }

  private static func url(_ value: JSONValue?) -> JSONValue? {
    guard let text = value?.string, !text.isEmpty else { return .null }
    return isURL(text) ? .string(text) : nil
  }

  /// Returns whether a string has a scheme and only characters of RFC 3986, so that all URL parsers read the string
  /// alike.
  private static func isURL(_ text: String) -> Bool {
    let colon = UInt8(ascii: ":")
    let parts = text.utf8.split(separator: colon, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, first.isLetter, !parts[1].isEmpty,
      parts[0].allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }),
      text.utf8.count(where: { $0 == UInt8(ascii: "#") }) < 2
    else { return false }
    var rest = parts[1]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, rest.prefix(2).allSatisfy({ hexadecimalValue($0) != nil }) else {
          return false
        }
        rest = rest.dropFirst(2)
      } else if !byte.isLetter, !byte.isDigit, !"-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte) {
        return false
      }
    }
    return true
  }
}
