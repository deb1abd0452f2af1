import PropertyEngine
import PushPayloads

extension Bend {
  /// What can be wrong with the request.
  static let headers: [Bend] = [
    Bend(
      "headers.push-type.invalid",
      "names a type that there is not",
      [.typed(.alert), .typed(.background), .typed(.widgets)]
    ) { push, source in
      push.request.headers[.pushType] = source.text("silent", "Alert", "", "alert ", "bаckground")
    },
    Bend(
      "headers.push-type.missing",
      "names no type, and that is all there is to know of it",
      [.typed(.alert), .typed(.background), .typed(.liveactivity)]
    ) { push, _ in
      push.request.headers[.pushType] = nil
      push.request.headersComplete = true
    },
    Bend(
      "headers.push-type.alert-shows-nothing",
      "has nothing that a user would notice",
      [.typed(.alert)]
    ) { push, _ in
      for key in [APSKey.alert, .badge, .sound, .mutableContent, .interruptionLevel] {
        push[key] = nil
      }
    },
    Bend(
      "headers.priority.invalid",
      "has a priority that there is not",
      .all(but: .background, .liveactivity, .location, .pushtotalk)
    ) { push, source in
      push.request.headers[.priority] = source.text("7", "0", "high", "", "10.0", "05", " 10", "-1")
    },
    Bend(
      "headers.expiration.not-a-number",
      "expires at no whole second",
      .all(but: .pushtotalk)
    ) { push, source in
      push.request.headers[.expiration] = source.text("soon", "-1", "1.5", "", " 0", "1e9", "٣")
    },
    Bend(
      "headers.collapse-id.too-long",
      "has a collapse identifier of more than 64 bytes",
      PushKind.allCases
    ) { push, source in
      let (letter, least) = [("x", 65), ("é", 33), ("漢", 22), ("😀", 17)][source.index(4)]
      let count = least + Int(source.draw(through: 20))
      push.request.collapseID = String(repeating: letter, count: count)
    },
    Bend(
      "headers.topic.wrong-suffix",
      "goes to the topic of another type",
      PushType.allCases.filter { $0.topicSuffix?.isEmpty == false }.map(PushKind.typed)
    ) { push, source in
      push.request.topic =
        "com.example.chat" + source.text("", ".Voip", ".push-type", ".complications")
    },
  ]
}
