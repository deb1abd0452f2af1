import PropertyEngine
import PushPayloads

extension Bend {
  static let texts: [Bend] = [
    Bend(
      "alert.literal-and-loc-key",
      "has a text twice, literal and to be looked up",
      .notifications
    ) { push, source in
      push.replaceAlert(
        by: source.value(
          ["body": "Hello", "loc-key": "hello"],
          ["title": "Hello", "title-loc-key": "hello"],
          ["subtitle": "Hello", "subtitle-loc-key": "hello", "subtitle-loc-args": ["a"]]
        )
      )
    },
    Bend(
      "alert.loc-args-without-key",
      "has arguments and nothing that they fill in",
      .notifications
    ) { push, source in
      push.replaceAlert(
        by: source.value(
          ["body": "Hello", "loc-args": ["a"]],
          ["body": "Hello", "title-loc-args": ["a", "b"]],
          ["title": "Hello", "subtitle-loc-args": [""]]
        )
      )
    },
    Bend(
      "alert.escape-in-text",
      "shows an escape in place of a character",
      .notifications
    ) { push, source in
      push.replaceAlert(
        by: source.value(
          #"caf\u00e9"#,
          ["body": #"\U0001F600"#],
          ["title": #"a\UD83D\uDE00"#],
          ["loc-key": "hello", "loc-args": [#"\u2026"#]]
        )
      )
    },
    Bend(
      "alert.legacy-member",
      "has members of older editions of Apple's table",
      .notifications
    ) { push, source in
      push.replaceAlert(
        by: source.value(
          ["body": "Hello", "action": "Open"],
          ["body": "Hello", "action-loc-key": "OPEN"],
          ["body": "Hello", "summary-arg": "Grace"],
          ["body": "Hello", "summary-arg-count": 2]
        )
      )
    },
    Bend(
      "alert.legacy-null",
      "has null where older editions of Apple's table have it",
      .notifications
    ) { push, source in
      push.replaceAlert(
        by: source.value(
          ["body": "Hello", "title-loc-key": .null],
          ["body": "Hello", "title-loc-args": .null]
        )
      )
    },
  ]
}
