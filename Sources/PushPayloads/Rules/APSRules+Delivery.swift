extension APSRules {
  // MARK: - content-available and mutable-content

  static let delivery: [PayloadRule] = [
    .member("aps.content-available.not-one", .warning, .contentAvailable) { flag, _ in
      guard ![0, 1].contains(flag.wholeNumber) else { return nil }
      return notOne(flag, APSKey.contentAvailable.rawValue)
    },
    .member("aps.content-available.zero", .info, .contentAvailable) { flag, _ in
      guard flag.wholeNumber == 0 else { return nil }
      return "content-available is 0, and only 1 wakes the app. Leave it out to save bytes."
    },
    .member("aps.mutable-content.not-one", .warning, .mutableContent) { flag, _ in
      guard ![0, 1].contains(flag.wholeNumber) else { return nil }
      return notOne(flag, APSKey.mutableContent.rawValue)
    },
    .member("aps.mutable-content.without-alert", .warning, .mutableContent) { flag, evidence in
      guard flag.wholeNumber == 1, !evidence.getsAlert else { return nil }
      let alert = evidence[.alert]
      if let alert, alert.kind == .string, !alert.string.isEmpty { return nil }
      if let alert, alert.kind == .object, AlertRules.hasText(alert) { return nil }
      return """
        mutable-content is 1, but there is no alert dictionary with a title, subtitle or body, \
        so the service extension is not run. Add such an alert, or leave mutable-content out.
        """
    },
    .member(
      "aps.mutable-content.string-alert",
      .info,
      .alert,
      needs: .aps(.mutableContent)
    ) { alert, evidence in
      guard let flag = evidence[.mutableContent], flag.wholeNumber == 1, alert.kind == .string,
        !alert.string.isEmpty
      else { return nil }
      return """
        mutable-content is 1, and the alert is a string. With mutable-content, Apple asks for an \
        alert dictionary. Write {"body": …} instead.
        """
    },
  ]

  static func notOne(_ flag: JSONDocument.Element, _ name: String) -> String {
    let remedy = flag.kind == .false ? "Write 1, or leave the flag out." : "Write 1."
    return "\(name) is \(flag.quoted); Apple documents only the number 1. \(remedy)"
  }

  // MARK: - interruption-level and relevance-score

  static let ranking: [PayloadRule] = [
    .member(
      "aps.interruption-level.not-a-string",
      .ignored,
      .interruptionLevel,
      needs: .unusualKind
    ) { level, _ in
      guard level.kind != .string else { return nil }
      return "interruption-level is \(level.quoted); one of \(knownLevels) is expected."
    },
    .value("aps.interruption-level.unknown", .warning, needs: .aps(.interruptionLevel)) {
      evidence in
      guard let level = evidence[.interruptionLevel], level.kind == .string,
        InterruptionLevel(rawValue: level.string) == nil
      else { return nil }
      // Apple's page had this misspelling for a while (sideshow/apns2#185).
      let remark =
        level.string == "time-senstive" ? ", a misspelling that was copied from Apple's page" : ""
      let names = InterruptionLevel.allCases.map(\.rawValue)
      return PayloadFinding(at: level) {
        """
        interruption-level is \(level.spelling)\(remark); Apple lists \(knownLevels).\
        \(Suggestion.question(for: level.string, in: names))
        """
      }.fixed(by: Suggestion.name(for: level.string, in: names, of: nil))
    },
    .member(
      "aps.interruption-level.passive-with-sound",
      .info,
      .sound,
      needs: .aps(.interruptionLevel)
    ) { sound, evidence in
      guard evidence[.interruptionLevel]?.string == InterruptionLevel.passive.rawValue,
        sound.kind == .object || !sound.string.isEmpty
      else { return nil }
      return """
        interruption-level is "passive", so iOS 15 and later do not play this sound; only older \
        systems do. Leave the sound out, or write "active".
        """
    },
    .member(
      "aps.relevance-score.not-a-number",
      .ignored,
      .relevanceScore,
      needs: .unusualKind
    ) { score, _ in
      guard score.kind != .number else { return nil }
      return "relevance-score is \(score.quoted); a number is expected."
    },
    .value("aps.relevance-score.out-of-range", .warning, needs: .aps(.relevanceScore)) { evidence in
      // Live Activities accept any number, such as 25, 50, 75 and 100.
      guard !evidence.isForLiveActivity, let score = evidence[.relevanceScore],
        let number = score.value.number, !number.isFromZeroToOne
      else { return nil }
      return PayloadFinding(at: score) {
        """
        relevance-score is \(score.spelling); Apple documents values from 0 to 1 for a \
        notification. (Only Live Activities take larger values.)
        """
      }
    },
  ]

  private static let knownLevels = "passive, active, time-sensitive and critical"
}
