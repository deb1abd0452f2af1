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
      return members.compactMap { member in
        guard let value = sound.valued(member.name), value.kind != member.kind else { return nil }
        return PayloadFinding(
          "\(member.name) of the sound is \(value.quoted); \(member.expected) is expected.",
          at: value
        )
      }
    },
    PayloadRule("aps.sound.member-out-of-range", .warning) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object else { return [] }
      return members.compactMap { member in
        guard member.kind == .number, let value = sound.valued(member.name),
          let number = value.value.number, !member.holds(number)
        else { return nil }
        return PayloadFinding(
          """
          \(member.name) of the sound is \(value.spelling); \(member.expected) is what Apple \
          documents, and what a device makes of another is not known.
          """,
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
        sound.valued("critical").map({ $0.wholeNumber == 0 }) ?? true
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

  static let soundMembers = members.map(\.name)

  /// The documented members: name, kind, expected value, and a test for numbers.
  private static let members: [SoundMember] = [
    SoundMember("critical", .number, "the number 1 (or 0)") { [0, 1].contains($0.wholeNumber) },
    SoundMember("name", .string, "the name of a file or \"default\"") { _ in false },
    SoundMember("volume", .number, "a number from 0 to 1", holds: \.isFromZeroToOne),
  ]
}

/// A member of the dictionary of a critical sound.
private struct SoundMember: Sendable {
  let name: String
  let kind: JSONDocument.Kind
  let expected: String
  let holds: @Sendable (JSONNumber) -> Bool

  init(
    _ name: String,
    _ kind: JSONDocument.Kind,
    _ expected: String,
    holds: @escaping @Sendable (JSONNumber) -> Bool
  ) {
    self.name = name
    self.kind = kind
    self.expected = expected
    self.holds = holds
  }
}
