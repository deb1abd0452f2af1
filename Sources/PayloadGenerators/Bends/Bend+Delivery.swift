import PropertyEngine
import PushPayloads

extension Bend {
  static let flags: [Bend] = [
    .value(
      .contentAvailable,
      "aps.content-available.not-one",
      "has a content-available other than 1",
      .notifications + [.typed(.background)],
      values: [
        true, "1", 2, -1, [1], false, "0", .number(lexeme: "1.00000000000000000001"),
        .number(lexeme: "1e-400"),
      ]
    ),
    Bend("aps.content-available.zero", "does not wake the app", .notifications) { push, source in
      push[.contentAvailable] = source.value([0, .number(lexeme: "0.0"), .number(lexeme: "-0")])
    },
    Bend(
      "aps.mutable-content.not-one",
      "has a mutable-content other than 1",
      .notifications
    ) { push, source in
      push[.mutableContent] = source.value([true, "1", 2, [:], false])
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

  static let background: [Bend] = [
    Bend(
      "background.user-interaction",
      "is of type background, and the user notices it",
      [.typed(.background)]
    ) { push, source in
      let key = source.element(of: [APSKey.alert, .badge, .sound])
      push[key] = key == .badge ? 0 : "default"
    },
    Bend(
      "background.without-content-available",
      "is of type background without content-available",
      [.typed(.background)]
    ) { push, _ in push[.contentAvailable] = nil },
    Bend(
      "background.without-content-available",
      "is of type background with a content-available of 0",
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
