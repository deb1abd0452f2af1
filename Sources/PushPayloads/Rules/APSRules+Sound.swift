extension APSRules {
  // MARK: - sound

  static let sound: [PayloadRule] = [
    PayloadRule("aps.sound.wrong-type", .ignored) { evidence in
      guard let sound = evidence[.sound], ![.string, .object].contains(sound.kind) else {
        return []
      }
      return [
        PayloadFinding(
          """
          sound is \(sound.quoted); the name of a file or "default" is expected, \
          or an object for a critical alert.
          """,
          at: sound
        )
      ]
    },
    PayloadRule("aps.sound.empty", .warning) { evidence in
      guard let sound = evidence[.sound], sound.kind == .string, sound.string.isEmpty else {
        return []
      }
      return [
        PayloadFinding(
          """
          sound is an empty string, which Apple does not document. \
          Write "default" for a sound, or leave it out for none.
          """,
          at: sound
        )
      ]
    },
    PayloadRule("aps.sound.member-wrong", .ignored) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object else { return [] }
      let expectations: [(name: String, what: String, holds: (JSONValue) -> Bool)] = [
        ("critical", "the number 1 (or 0)", { $0.number?.double == 1 || $0.number?.double == 0 }),
        ("name", "the name of a file or \"default\"", { $0.string != nil }),
        ("volume", "a number from 0 to 1", { (0...1).contains($0.number?.double ?? -1) }),
      ]
      return expectations.compactMap { expectation in
        guard let value = sound[expectation.name], !expectation.holds(value.value) else {
          return nil
        }
        return PayloadFinding(
          "\(expectation.name) of the sound is \(value.quoted); \(expectation.what) is expected.",
          at: value
        )
      }
    },
    PayloadRule("aps.sound.unknown-member", .warning) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object else { return [] }
      return sound.members.filter { !soundMembers.contains($0.name.string) }.map { member in
        let name = member.name.string
        return PayloadFinding(
          """
          \(Quotation.of(name)) is no member of a sound that Apple documents; those are critical, name \
          and volume.\(Suggestion.question(for: name, in: soundMembers))
          """,
          at: member.name
        )
      }
    },
    PayloadRule("aps.sound.dictionary-not-critical", .info) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object,
        sound["critical"].map({ $0.value.number?.double == 0 }) ?? true
      else { return [] }
      return [
        PayloadFinding(
          """
          sound is an object without critical 1. Apple has the object for critical alerts and a string \
          for all others: write the name of the file, or "default".
          """,
          at: sound
        )
      ]
    },
  ]

  private static let soundMembers = ["critical", "name", "volume"]
}
