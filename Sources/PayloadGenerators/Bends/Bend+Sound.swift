import PropertyEngine
import PushPayloads

extension Bend {
  static let sounds: [Bend] = [
    Bend("aps.sound.wrong-type", "has a sound that is no name", .notifications) { push, source in
      push.interact(without: .sound)
      push.replaceSound(by: source.value(1, true, ["default"]))
    },
    Bend("aps.sound.empty", "has a sound without a name", .notifications) { push, _ in
      push.replaceSound(by: "")
    },
    Bend(
      "aps.sound.critical.not-one",
      "has a critical sound whose flag is not the number 1",
      .notifications
    ) { push, source in
      push.replaceSound(
        by: source.value(
          ["critical": true, "name": "default"],
          ["critical": false],
          ["critical": "1"],
          ["critical": 2],
          ["critical": -1, "name": "default"]
        )
      )
    },
    Bend(
      "aps.sound.member-wrong",
      "has a critical sound of wrong values",
      .notifications
    ) { push, source in
      push.replaceSound(
        by: source.value(
          ["name": 1, "critical": 1],
          ["volume": "0.5", "critical": 1],
          ["volume": true, "critical": 1]
        )
      )
    },
    Bend(
      "aps.sound.member-out-of-range",
      "has a critical sound of numbers that Apple does not document",
      .notifications
    ) { push, source in
      push.replaceSound(
        by: source.value(
          ["volume": 1.01, "critical": 1],
          ["volume": -0.5, "critical": 1],
          ["volume": .number(lexeme: "1.00000000000000000001"), "critical": 1]
        )
      )
    },
    Bend(
      "aps.sound.unknown-member",
      "has a critical sound with a member that Apple does not document",
      .notifications
    ) { push, source in
      let name = source.text("Volume", "file", "loop", "critcal", "")
      push.replaceSound(
        by: .object(
          JSONObject(dictionaryLiteral: ("critical", 1), ("name", "default")).adding(1, as: name)
        )
      )
    },
    Bend(
      "aps.sound.dictionary-not-critical",
      "has the dictionary of a critical alert for an ordinary sound",
      .notifications
    ) { push, source in
      push.replaceSound(by: source.value([:], ["name": "default"], ["critical": 0], ["volume": 0]))
    },
    Bend(
      "aps.interruption-level.passive-with-sound",
      "is passive and has a sound",
      .notifications
    ) { push, source in
      push[.interruptionLevel] = "passive"
      push[.sound] = source.value("default", "ping.caf", ["critical": 1])
    },
  ]
}
