extension AlertRules {
  // MARK: - Literal texts, keys and arguments

  static let localisation: [PayloadRule] = [
    PayloadRule("alert.literal-and-loc-key", .warning) { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return texts.compactMap { text in
        guard let literal = alert[text.literal.rawValue], !literal.string.isEmpty,
          let key = alert[text.key.rawValue], key.kind != .null
        else { return nil }
        return PayloadFinding(
          """
          \(text.key.rawValue) is beside \(text.literal.rawValue). Apple documents that the key \
          replaces the text, but not which of the two is shown if both are there. Keep one.
          """,
          at: key
        )
      }
    },
    PayloadRule("alert.loc-args-without-key", .warning) { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return texts.compactMap { text in
        guard let arguments = alert[text.arguments.rawValue], arguments.kind == .array,
          arguments.count > 0, alert[text.key.rawValue].map({ $0.kind == .null }) ?? true
        else { return nil }
        return PayloadFinding(
          """
          \(text.arguments.rawValue) fills in the text that \(text.key.rawValue) names, and there is no \
          \(text.key.rawValue). Add it, or put the whole text into \(text.literal.rawValue).
          """,
          at: arguments
        )
      }
    },
  ]

  /// The three texts of an alert, each with the names of its literal form, its key and its arguments.
  private static let texts: [(literal: AlertKey, key: AlertKey, arguments: AlertKey)] = [
    (.title, .titleLocKey, .titleLocArgs), (.subtitle, .subtitleLocKey, .subtitleLocArgs),
    (.body, .locKey, .locArgs),
  ]
}
