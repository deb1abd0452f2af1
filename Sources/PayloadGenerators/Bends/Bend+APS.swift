import PropertyEngine
import PushPayloads

extension Bend {
  static let dictionary: [Bend] = [
    Bend("aps.missing", "has no aps dictionary", .withAPS) { push, _ in push.aps = nil },
    Bend("aps.missing", "misspells aps", .withAPS) { push, source in
      push.loseSight()
      let aps = push.root["aps"]
      push.root["aps"] = nil
      push.root[source.text(["APS", "apns", "Aps", "apn"])] = aps
    },
    Bend("aps.missing-for-unknown-type", "has no aps dictionary", [.untyped]) { push, _ in
      push.aps = nil
    },
    Bend("aps.not-an-object", "has an aps that is no dictionary", .all(but: .mdm)) {
      (push, source) in
      push.root["aps"] = source.value(["Hello", [], 1, true, .null, [["alert": "Hello"]]])
    },
    Bend(
      "aps.unknown-key",
      "has a member in aps that Apple does not document",
      .all(but: .mdm, .fileprovider)
    ) { push, source in
      var aps = push.aps ?? [:]
      aps[source.text(["contentAvailable", "link", "thread_id", "ALERT", "alert ", "漢"])] = "x"
      push.aps = aps
    },
  ]

  static let nulls: [Bend] = [
    Bend("aps.null", "has null in aps", .notifications) { push, source in
      let key = source.element(of: [
        APSKey.alert, .badge, .sound, .threadID, .category, .contentAvailable, .mutableContent,
        .targetContentID, .interruptionLevel, .relevanceScore, .filterCriteria, .contentState,
        .contentChanged, .urlArguments,
      ])
      switch key {
      case .alert:
        push.interact(without: .alert)
        push[.mutableContent] = nil
      case .badge: push.interact(without: .badge)
      case .sound:
        push.interact(without: .sound)
        push[.interruptionLevel] = nil
      default: break
      }
      push[key] = .null
    },
    Bend("aps.null", "has null in its alert", .notifications) { push, source in
      push.replace(
        .alert,
        by: source.value([
          ["title": "Hello", "body": .null], ["title": .null, "body": "Hello"],
          ["body": "Hello", "subtitle": .null, "loc-key": .null],
          ["body": "Hello", "loc-args": .null], ["body": "Hello", "launch-image": .null],
        ])
      )
    },
    Bend("aps.null", "has null in its sound", .notifications) { push, source in
      push.replace(
        .sound,
        by: source.value([["critical": 1, "name": .null], ["critical": 1, "volume": .null]])
      )
    },
    Bend("aps.null", "has null in the aps of a Live Activity", [.typed(.liveactivity)]) {
      (push, source) in
      push.become(.update)
      switch source.index(3) {
      case 0: push[.staleDate] = .null
      case 1: push[.relevanceScore] = .null
      default:
        push[.alert] = ["title": ["loc-key": "hello", "loc-args": .null], "body": "Hello"]
      }
    },
  ]

  static let members: [Bend] = [
    Bend("aps.badge.not-a-number", "writes the badge as a text", .notifications) { push, source in
      push[.badge] = source.value(["3", "+1", "", "three", [3], ["count": 3]])
    },
    Bend(
      "aps.badge.undocumented-value",
      "has a badge that is no count",
      .notifications
    ) { push, source in
      push.interact(without: .badge)
      push[.badge] = source.value([
        -1, true, false, 1.5, 2_147_483_648, .number(lexeme: "-1e0"),
        .number(lexeme: "1.00000000000000000001"),
      ])
    },
    Bend(
      "aps.badge.undocumented-value",
      "has a badge that no double holds",
      .notifications,
      implies: ["json.number.beyond-double"]
    ) { push, _ in
      push.interact(without: .badge)
      push[.badge] = .number(lexeme: "1e400")
    },
    Bend(
      "aps.identifier.not-a-string",
      "has an identifier that is no text",
      .notifications + [.typed(.background)]
    ) { push, source in
      let keys = [APSKey.threadID, .category, .targetContentID, .filterCriteria]
      push[source.element(of: keys)] = source.value([1, true, ["a"], [:]])
    },
    Bend(
      "aps.interruption-level.not-a-string",
      "has a level that is no word",
      .notifications
    ) { push, source in
      push[.interruptionLevel] = source.value([1, true, ["active"]])
    },
    .value(
      .interruptionLevel,
      "aps.interruption-level.unknown",
      "has a level that Apple does not list",
      values: ["time-senstive", "timeSensitive", "Active", "", "urgent", "critical "]
    ),
    Bend(
      "aps.relevance-score.not-a-number",
      "has a score that is no number",
      .notifications + [.typed(.liveactivity)]
    ) { push, source in
      push[.relevanceScore] = source.value(["0.5", true, [1]])
    },
    .value(
      .relevanceScore,
      "aps.relevance-score.out-of-range",
      "has a score beyond 1",
      values: [
        1.000_1, 100, -0.5, .number(lexeme: "-1e-3"), .number(lexeme: "1.00000000000000000001"),
        .number(lexeme: "-1e-400"),
      ]
    ),
  ]

  static let sounds: [Bend] = [
    Bend("aps.sound.wrong-type", "has a sound that is no name", .notifications) { push, source in
      push.interact(without: .sound)
      push.replace(.sound, by: source.value([1, true, ["default"]]))
    },
    Bend("aps.sound.empty", "has a sound without a name", .notifications) { push, _ in
      push.replace(.sound, by: "")
    },
    .value(
      .sound,
      "aps.sound.critical.not-one",
      "has a critical sound whose flag is not the number 1",
      values: [
        ["critical": true, "name": "default"], ["critical": false], ["critical": "1"],
        ["critical": 2], ["critical": -1, "name": "default"],
      ]
    ),
    .value(
      .sound,
      "aps.sound.member-wrong",
      "has a critical sound of wrong values",
      values: [
        ["name": 1, "critical": 1], ["volume": "0.5", "critical": 1],
        ["volume": true, "critical": 1],
      ]
    ),
    .value(
      .sound,
      "aps.sound.member-out-of-range",
      "has a critical sound of numbers that Apple does not document",
      values: [
        ["volume": 1.01, "critical": 1], ["volume": -0.5, "critical": 1],
        ["volume": .number(lexeme: "1.00000000000000000001"), "critical": 1],
      ]
    ),
    Bend(
      "aps.sound.unknown-member",
      "has a critical sound with a member that Apple does not document",
      .notifications
    ) { push, source in
      let name = source.text(["Volume", "file", "loop", "critcal", ""])
      push.replace(
        .sound,
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
      push.replace(
        .sound,
        by: source.value([[:], ["name": "default"], ["critical": 0], ["volume": 0]])
      )
    },
    Bend(
      "aps.interruption-level.passive-with-sound",
      "is passive and has a sound",
      .notifications
    ) { push, source in
      push[.interruptionLevel] = "passive"
      push[.sound] = source.value(["default", "ping.caf", ["critical": 1]])
    },
  ]
}
