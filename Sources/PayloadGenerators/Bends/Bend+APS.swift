import PropertyEngine
import PushPayloads

extension Bend {
  /// What can be wrong with the dictionary itself.
  static let dictionary: [Bend] = [
    Bend("aps.missing", "has no aps dictionary", .withAPS) { push, _ in push.aps = nil },
    Bend("aps.missing", "misspells aps", .withAPS) { push, source in
      let aps = push.root["aps"]
      push.root["aps"] = nil
      push.root[source.text("APS", "apns", "Aps", "apn")] = aps
    },
    Bend("aps.missing-for-unknown-type", "has no aps dictionary", [.untyped]) { push, _ in
      push.aps = nil
    },
    Bend("aps.not-an-object", "has something else for a dictionary", .all(but: .mdm)) {
      push,
      source in
      push.root["aps"] = source.value("Hello", [], 1, true, .null, [["alert": "Hello"]])
    },
    Bend(
      "aps.unknown-key",
      "has a member in aps that Apple does not document",
      .all(but: .mdm, .fileprovider)
    ) { push, source in
      var aps = push.aps ?? [:]
      aps[source.text("contentAvailable", "link", "thread_id", "ALERT", "alert ", "漢")] = "x"
      push.aps = aps
    },
  ]

  /// What can be wrong with single members.
  static let members: [Bend] = [
    Bend("aps.badge.not-a-number", "writes the badge as a text", .notifications) { push, source in
      push[.badge] = source.value("3", "+1", "", "three", [3], ["count": 3])
    },
    Bend(
      "aps.badge.undocumented-value",
      "has a badge that is no count",
      .notifications
    ) { push, source in
      push.interact(without: .badge)
      push[.badge] = source.value(
        -1,
        .null,
        true,
        false,
        1.5,
        2_147_483_648,
        .number(lexeme: "1e400"),
        .number(lexeme: "-1e0")
      )
    },
    Bend("aps.sound.wrong-type", "has a sound that is no name", .notifications) { push, source in
      push.interact(without: .sound)
      push.replaceSound(by: source.value(1, true, .null, ["default"]))
    },
    Bend("aps.sound.empty", "has a sound without a name", .notifications) { push, _ in
      push.replaceSound(by: "")
    },
    Bend(
      "aps.sound.member-wrong",
      "has a critical sound of wrong values",
      .notifications
    ) { push, source in
      push.replaceSound(
        by: source.value(
          ["critical": true, "name": "default"],
          ["critical": "1"],
          ["critical": 2],
          ["name": 1, "critical": 1],
          ["name": .null],
          ["volume": 1.01],
          ["volume": -0.5],
          ["volume": "0.5", "name": "default"],
          ["volume": true]
        )
      )
    },
    Bend(
      "aps.identifier.not-a-string",
      "identifies something by other than a text",
      .notifications + [.typed(.background)]
    ) { push, source in
      let keys = [APSKey.threadID, .category, .targetContentID, .filterCriteria]
      push[keys[source.index(keys.count)]] = source.value(1, true, .null, ["a"], [:])
    },
    Bend(
      "aps.interruption-level.not-a-string",
      "has a level that is no word",
      .notifications
    ) { push, source in
      push[.interruptionLevel] = source.value(1, true, .null, ["active"])
    },
    Bend(
      "aps.interruption-level.unknown",
      "has a level that Apple does not list",
      .notifications
    ) { push, source in
      push[.interruptionLevel] = source.value(
        "time-senstive",
        "timeSensitive",
        "Active",
        "",
        "urgent",
        "critical "
      )
    },
    Bend(
      "aps.relevance-score.not-a-number",
      "has a score that is no number",
      .notifications + [.typed(.liveactivity)]
    ) { push, source in
      push[.relevanceScore] = source.value("0.5", true, .null, [1])
    },
    Bend(
      "aps.relevance-score.out-of-range",
      "has a score beyond 1",
      .notifications
    ) { push, source in
      push[.relevanceScore] = source.value(
        1.000_1,
        100,
        -0.5,
        .number(lexeme: "1e400"),
        .number(lexeme: "-1e-3")
      )
    },
  ]

  /// What can be wrong with the flags that wake an app or its service extension.
  static let flags: [Bend] = [
    Bend(
      "aps.content-available.not-one",
      "says yes in another word than 1",
      .notifications + [.typed(.background)]
    ) { push, source in
      push[.contentAvailable] = source.value(true, "1", 2, -1, [1], false, "0")
    },
    Bend("aps.content-available.not-one", "says null", .notifications) { push, _ in
      push[.contentAvailable] = .null
    },
    Bend("aps.content-available.zero", "says no", .notifications) { push, source in
      push[.contentAvailable] = source.value(0, .number(lexeme: "0.0"), .number(lexeme: "-0"))
    },
    Bend(
      "aps.mutable-content.not-one",
      "asks for the service extension in another word than 1",
      .notifications
    ) { push, source in
      push[.mutableContent] = source.value(true, "1", 2, .null, [:], false)
    },
    Bend(
      "aps.mutable-content.without-alert",
      "asks for the service extension without an alert",
      .notifications
    ) { push, _ in
      push.interact(without: .alert)
      push[.mutableContent] = 1
    },
    Bend(
      "aps.mutable-content.string-alert",
      "asks for the service extension with a string",
      .notifications
    ) { push, _ in
      push[.alert] = "Hello"
      push[.mutableContent] = 1
    },
  ]

  /// What can be wrong with a silent push.
  static let background: [Bend] = [
    Bend(
      "background.user-interaction",
      "is of type background, and the user notices it",
      [.typed(.background)]
    ) { push, source in
      let key = [APSKey.alert, .badge, .sound][source.index(3)]
      push[key] = key == .badge ? 0 : "default"
    },
    Bend(
      "background.without-content-available",
      "is of type background, and wakes nobody",
      [.typed(.background)]
    ) { push, _ in push[.contentAvailable] = nil },
    Bend(
      "background.without-content-available",
      "is of type background, and says no",
      [.typed(.background)],
      implies: ["aps.content-available.zero"]
    ) { push, _ in push[.contentAvailable] = 0 },
    Bend(
      "background.priority-10",
      "is of type background with the highest priority",
      [.typed(.background)]
    ) { push, _ in push.request.priority = 10 },
    Bend(
      "background.priority-10",
      "is of type background without a priority",
      [.typed(.background)]
    ) { push, source in
      push.request = PushRequest(pushType: .background, headersComplete: true)
      push.request.topic = "com.example.chat"
    },
  ]
}

extension JSONValue {
  /// A number as it is spelled, which a literal could not hold.
  fileprivate static func number(lexeme: String) -> JSONValue {
    JSONNumber(lexeme: lexeme).map(JSONValue.number) ?? .null
  }
}
