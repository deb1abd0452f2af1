enum AlertRules {
  static let all: [PayloadRule] = (members + localization + writing + legacy).needing(.aps(.alert))

  private static let members: [PayloadRule] = [
    .member("alert.wrong-type", .ignored, .alert, needs: .unusualKind) { alert, _ in
      guard ![.string, .object].contains(alert.kind) else { return nil }
      return "The alert is \(alert.quoted), so nothing is shown. Write an object or a string."
    },
    .member("alert.empty", .warning, .alert) { alert, _ in
      let isEmpty =
        switch alert.kind {
        case .string: alert.string.isEmpty
        case .object: !hasText(alert)
        default: false
        }
      guard isEmpty else { return nil }
      return """
        The alert has no text: it has no title, subtitle or body, and no key for one of them. \
        The device shows nothing, and runs no service extension.
        """
    },
    PayloadRule(
      "alert.member-wrong-type",
      .ignored,
      any: [.unusualKind, .alert([.summaryArgumentCount])]
    ) { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return alert.members.compactMap { member in
        guard let key = AlertKey(rawValue: member.name.string), member.value.kind != .null,
          let expected = mismatch(member.value, key, isForLiveActivity: evidence.isForLiveActivity)
        else { return nil }
        return PayloadFinding(at: member.value) {
          "\(key.rawValue) is \(member.value.quoted); \(expected) is expected."
        }
      }
    },
    PayloadRule("alert.loc-args-not-strings", .ignored, any: [.liveActivity, .alert(argumentKeys)])
    { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      var lists = argumentKeys.compactMap { key in alert.valued(key.rawValue).map { (key, $0) } }
      if evidence.isForLiveActivity {
        // In a Live Activity, the localization key and the arguments are nested in the title or body.
        lists += [AlertKey.title, .body].compactMap { key in
          alert[key.rawValue]?.valued(AlertKey.locArgs.rawValue).map { (.locArgs, $0) }
        }
      }
      return lists.compactMap { key, list in misfit(in: list, of: key) }
    },
    PayloadRule("alert.unknown-key", .warning, any: [.unknownAlertKey, .alert([.sound])]) {
      evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return alert.members.compactMap { member in
        let name = member.name.string
        let key = AlertKey(rawValue: name)
        if key == .sound, !evidence.isForLiveActivity {
          return PayloadFinding(at: member.name) {
            "sound is inside the alert, where only Live Activities have it; move it up to aps."
          }
        }
        guard key == nil else { return nil }
        if let key = APSKey(rawValue: name) {
          return PayloadFinding(at: member.name) {
            "\(key.rawValue) is inside the alert and belongs one level up; move it to aps."
          }
        }
        return PayloadFinding(at: member.name) {
          """
          \(Quotation.of(name)) is not a member of an alert that Apple documents, so it is not \
          shown.\
          \(question(for: name))
          """
        }.fixed(by: Suggestion.name(for: name, in: AlertKey.allCases.map(\.rawValue), of: alert))
      }
    },
  ]

  private static let argumentKeys: [AlertKey] = [.titleLocArgs, .subtitleLocArgs, .locArgs]

  static func hasText(_ alert: JSONDocument.Element) -> Bool {
    let keys: [AlertKey] = [
      .title, .subtitle, .body, .titleLocKey, .subtitleLocKey, .locKey,
    ]
    return keys.contains { key in
      guard let value = alert[key.rawValue] else { return false }
      return value.kind == .object || !value.string.isEmpty
    }
  }

  /// Returns the expected value of a member in words; nil if the value is right, or if another rule checks the member.
  private static func mismatch(
    _ value: JSONDocument.Element,
    _ key: AlertKey,
    isForLiveActivity: Bool
  ) -> String? {
    switch key {
    case .titleLocArgs, .subtitleLocArgs, .locArgs:
      return nil
    case .summaryArgumentCount:
      return value.kind == .number ? nil : "a number"
    case .title, .body:
      if isForLiveActivity, value.kind == .object { return nil }
    case .titleLocKey, .actionLocKey, .subtitle, .launchImage, .subtitleLocKey, .locKey, .sound,
      .action, .summaryArgument:
      break
    }
    return value.kind == .string ? nil : "a string"
  }

  private static func misfit(in list: JSONDocument.Element, of key: AlertKey) -> PayloadFinding? {
    guard list.kind == .array else {
      return PayloadFinding(at: list) {
        "\(key.rawValue) is \(list.quoted); an array of strings is expected."
      }
    }
    guard let element = list.elements.first(where: { $0.kind != .string }) else { return nil }
    let hint = element.kind == .number ? " Write \"\(element.spelling)\"." : ""
    return PayloadFinding(at: element) {
      "\(key.rawValue) holds \(element.quoted); every argument has to be a string.\(hint)"
    }
  }

  /// Returns a question for an unknown member; other platforms use the name `message` or `text` for Apple's `body`.
  private static func question(for name: String) -> String {
    let synonyms = ["message": "body", "text": "body", "content": "body", "msg": "body"]
    if let meant = synonyms[name.lowercased()] { return " Did you mean \"\(meant)\"?" }
    return Suggestion.question(for: name, in: AlertKey.allCases.map(\.rawValue))
  }
}
