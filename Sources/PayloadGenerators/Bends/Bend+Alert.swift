import PropertyEngine
import PushPayloads

extension Bend {
  static let alerts: [Bend] = [
    Bend("alert.wrong-type", "has an alert that is no text", .notifications) { push, source in
      push.interact(without: .alert)
      push.replace(.alert, by: source.value([1, true, ["Hello"]]))
    },
    Bend("alert.empty", "has an alert without a text", .notifications) { push, source in
      push.replace(
        .alert,
        by: source.value([
          "", [:], ["title": ""], ["body": "", "subtitle": ""], ["launch-image": "launch.png"],
        ])
      )
    },
    .value(
      .alert,
      "alert.member-wrong-type",
      "has an alert with values of the wrong type",
      values: [
        ["body": "Hello", "title": 1], ["title": "Hello", "body": ["loc-key": "hello"]],
        ["title": "Hello", "body": ["Hello"]], ["title": "Hello", "loc-key": true],
        ["body": "Hello", "title-loc-key": 1], ["body": "Hello", "launch-image": 1],
      ]
    ),
    .value(
      .alert,
      "alert.member-wrong-type",
      "has an alert of a Live Activity with values of the wrong type",
      [.typed(.liveactivity)],
      values: [
        ["title": 1, "body": "Hello"],
        ["title": "Hello", "body": "Hello", "sound": ["name": "default"]],
      ]
    ),
    .value(
      .alert,
      "alert.loc-args-not-strings",
      "has arguments that are no strings",
      values: [
        ["loc-key": "hello", "loc-args": [1]], ["loc-key": "hello", "loc-args": ["a", .null]],
        ["loc-key": "hello", "loc-args": "a"],
        ["title-loc-key": "hello", "title-loc-args": [true]],
        ["subtitle-loc-key": "hello", "subtitle-loc-args": [["a"]], "body": "Hello"],
      ]
    ),
    .value(
      .alert,
      "alert.loc-args-not-strings",
      "has a Live Activity's arguments that are no strings",
      [.typed(.liveactivity)],
      values: [
        ["title": ["loc-key": "hello", "loc-args": [1]], "body": "Hello"],
        ["title": "Hello", "body": ["loc-key": "hello", "loc-args": "a"]],
      ]
    ),
    Bend(
      "alert.unknown-key",
      "has an alert with a member that Apple does not document",
      .notifications
    ) { push, source in
      let name = source.text(["message", "text", "Body", "titel", "sound", "loc_key", "icon"])
      push.replace(.alert, by: ["body": "Hello", "title": "Hello"])
      push[.alert] = .object((push[.alert]?.object ?? [:]).adding("default", as: name))
    },
    Bend(
      "alert.unknown-key",
      "has an alert of a Live Activity with a member that Apple does not document",
      [.typed(.liveactivity)]
    ) { push, source in
      let name = source.text(["message", "text", "Title"])
      push[.alert] = .object(
        (push[.alert]?.object ?? ["title": "a", "body": "b"]).adding("c", as: name)
      )
    },
  ]

  static let texts: [Bend] = [
    .value(
      .alert,
      "alert.literal-and-loc-key",
      "has a text twice, literal and localized",
      values: [
        ["body": "Hello", "loc-key": "hello"], ["title": "Hello", "title-loc-key": "hello"],
        ["subtitle": "Hello", "subtitle-loc-key": "hello", "subtitle-loc-args": ["a"]],
      ]
    ),
    .value(
      .alert,
      "alert.loc-args-without-key",
      "has arguments without a key",
      values: [
        ["body": "Hello", "loc-args": ["a"]], ["body": "Hello", "title-loc-args": ["a", "b"]],
        ["title": "Hello", "subtitle-loc-args": [""]],
      ]
    ),
    .value(
      .alert,
      "alert.escape-in-text",
      "shows an escape in place of a character",
      values: [
        #"caf\u00e9"#, ["body": #"\U0001F600"#], ["title": #"a\UD83D\uDE00"#],
        ["loc-key": "hello", "loc-args": [#"\u2026"#]],
      ]
    ),
    .value(
      .alert,
      "alert.legacy-member",
      "has members of older editions of Apple's table",
      values: [
        ["body": "Hello", "action": "Open"], ["body": "Hello", "action-loc-key": "OPEN"],
        ["body": "Hello", "summary-arg": "Grace"], ["body": "Hello", "summary-arg-count": 2],
      ]
    ),
    .value(
      .alert,
      "alert.legacy-null",
      "has null where older editions of Apple's table have it",
      values: [
        ["body": "Hello", "title-loc-key": .null], ["body": "Hello", "title-loc-args": .null],
      ]
    ),
  ]
}
