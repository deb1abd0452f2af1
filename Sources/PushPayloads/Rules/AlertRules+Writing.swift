extension AlertRules {
  // MARK: - Escapes in texts

  static let writing: [PayloadRule] = [
    PayloadRule("alert.escape-in-text", .warning, needs: .escapes) { evidence in
      shownTexts(evidence).compactMap { text in
        guard let escape = escape(in: Array(text.string.utf8)) else { return nil }
        return PayloadFinding(at: text) {
          """
          The text holds \(escape) as plain characters, and the user reads them. The text was \
          escaped twice, or with an escape that JSON does not have. Write the character itself.
          """
        }
      }
    }
  ]

  /// Returns the strings in the alert's texts and arguments, which the user sees.
  ///
  /// For a nested text of a Live Activity, the strings include the key of the localized text.
  private static func shownTexts(_ evidence: PayloadEvidence) -> [JSONDocument.Element] {
    guard let alert = evidence[.alert] else { return [] }
    let keys: [AlertKey] = [
      .title, .titleLocArgs, .subtitle, .subtitleLocArgs, .body, .locArgs,
    ]
    let texts = alert.kind == .string ? [alert] : keys.compactMap { alert[$0.rawValue] }
    return texts.flatMap { $0.values(of: .string) }
  }

  /// Returns the first escape, such as `\u1234` or `\U0001F600`, that the user sees as text; nil without an escape.
  ///
  /// The escapes of JSON are already resolved in `text`.
  private static func escape(in text: [UInt8]) -> String? {
    var index = text.startIndex
    while let backslash = text[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = backslash + 1
      guard index < text.endIndex, text[index] | 0x20 == UInt8(ascii: "u") else { continue }
      // A lowercase `u` has four digits; after an uppercase `U`, programming languages write eight digits.
      let longest = text[index] == UInt8(ascii: "U") ? 8 : 4
      let digits = text[(index + 1)...].prefix(longest).prefix { hexadecimalValue($0) != nil }
      guard digits.count >= 4 else { continue }
      return String(decoding: text[backslash..<digits.endIndex], as: UTF8.self)
    }
    return nil
  }
}
