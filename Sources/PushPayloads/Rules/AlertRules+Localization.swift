extension AlertRules {
  // MARK: - Literal texts, keys and arguments

  static let localization: [PayloadRule] = [
    PayloadRule("alert.literal-and-loc-key", .warning, any: .alert(texts.map(\.key))) { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return texts.compactMap { text in
        guard let literal = alert[text.literal.rawValue], !literal.string.isEmpty,
          let key = alert[text.key.rawValue], key.kind != .null
        else { return nil }
        return PayloadFinding(at: key) {
          """
          Send either \(text.literal.rawValue) or \(text.key.rawValue). Apple does not say which of \
          them the device shows if both are there.
          """
        }
      }
    },
    PayloadRule("alert.loc-args-without-key", .warning, any: .alert(texts.map(\.arguments))) {
      evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return texts.compactMap { text in
        guard let arguments = alert[text.arguments.rawValue], arguments.kind == .array,
          arguments.count > 0, alert[text.key.rawValue].map({ $0.kind == .null }) ?? true
        else { return nil }
        return PayloadFinding(at: arguments) {
          """
          \(text.arguments.rawValue) fills in the text that \(text.key.rawValue) names, and there is no \
          \(text.key.rawValue). Add \(text.key.rawValue), or put the whole text into \(text.literal.rawValue).
          """
        }
      }
    },
  ]

  private static let texts: [(literal: AlertKey, key: AlertKey, arguments: AlertKey)] = [
    (.title, .titleLocKey, .titleLocArgs), (.subtitle, .subtitleLocKey, .subtitleLocArgs),
    (.body, .locKey, .locArgs),
  ]
}
