extension APSRules {
  // MARK: - sound

  static let sound: [PayloadRule] = [
    .member("aps.sound.wrong-type", .ignored, .sound, needs: .unusualKind) { sound, _ in
      guard ![.string, .object].contains(sound.kind) else { return nil }
      return """
        sound is \(sound.quoted); the name of a file or "default" is expected, \
        or an object for a critical alert.
        """
    },
    .member("aps.sound.empty", .warning, .sound) { sound, _ in
      guard sound.kind == .string, sound.string.isEmpty else { return nil }
      return """
        sound is an empty string, which Apple does not document. \
        Write "default" for the default sound, or leave sound out for no sound.
        """
    },
    .value("aps.sound.default-spelling", .info) { evidence in
      guard let sound = evidence[.sound],
        let name = sound.kind == .string ? sound : sound.valued("name"), name.string != "default",
        Suggestion.nearest(to: name.string, in: ["default"]) != nil
      else { return nil }
      return PayloadFinding(at: name) {
        """
        The sound is \(name.spelling), which the system looks up as a file. Did you mean "default", \
        in lower case, the name of the system sound?
        """
      }.fixed(by: name.string.lowercased() == "default" ? "\"default\"" : nil)
    },
    .value("aps.sound.critical.not-one", .warning, needs: .unusualKind) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object,
        let flag = sound.valued("critical"), ![0, 1].contains(flag.wholeNumber)
      else { return nil }
      return PayloadFinding(at: flag) { notOne(flag, "critical in sound") }
    },
    PayloadRule("aps.sound.member-wrong", .ignored, needs: .unusualKind) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object else { return [] }
      // Another rule checks the flag `critical`.
      return members.compactMap { member in
        guard let value = sound.valued(member.name), value.kind != member.kind else { return nil }
        return PayloadFinding(at: value) {
          "\(member.name) in sound is \(value.quoted); \(member.expected) is expected."
        }
      }
    },
    .value("aps.sound.member-out-of-range", .warning, needs: .unusualKind) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object,
        let volume = sound.valued("volume"), let number = volume.value.number,
        !number.isFromZeroToOne
      else { return nil }
      return PayloadFinding(at: volume) {
        """
        volume in sound is \(volume.spelling); Apple documents a number from 0 to 1. The effect \
        of another number is not known.
        """
      }
    },
    PayloadRule("aps.sound.unknown-member", .warning, needs: .unusualKind) { evidence in
      guard let sound = evidence[.sound], sound.kind == .object else { return [] }
      return sound.members.filter { !soundMembers.contains($0.name.string) }.map { member in
        let name = member.name.string
        return PayloadFinding(at: member.name) {
          """
          \(Quotation.of(name)) is not a member of a sound that Apple documents; the members are \
          critical, name and volume.\(Suggestion.question(for: name, in: soundMembers))
          """
        }.fixed(by: Suggestion.name(for: name, in: soundMembers, of: sound))
      }
    },
    .member("aps.sound.dictionary-not-critical", .info, .sound, needs: .unusualKind) { sound, _ in
      guard sound.kind == .object, sound.valued("critical").map({ $0.wholeNumber == 0 }) ?? true
      else { return nil }
      return """
        sound is an object without critical 1. Apple documents the object for critical alerts, \
        and a string for all others. Write the name of the file, or "default".
        """
    },
  ]

  static let soundMembers = ["critical"] + members.map(\.name)

  private static let members: [(name: String, kind: JSONDocument.Kind, expected: String)] = [
    ("name", .string, "the name of a file or \"default\""),
    ("volume", .number, "a number from 0 to 1"),
  ]
}
