import PropertyEngine
import PushPayloads

extension Bend {
  static let headers: [Bend] = [
    Bend("headers.method.not-post", "is not posted") { push, source in
      push.request.method = source.text(["GET", "PUT", "post", "", "POST "])
    },
    Bend(
      "headers.path.unknown",
      "goes to a path that APNs does not have",
      .devices
    ) { push, source in
      push.request.path = source.text([
        "/", "", "/3/devices/00", "/2/device/00", "3/device/00", "/4/broadcasts/apps/",
        "https://api.push.apple.com/3/device/00",
      ])
    },
    Bend("headers.value.not-carried", "has a header that HTTP/2 does not carry") { push, source in
      let header = source.element(of: [PushRequest.Header.collapseID, .id])
      push.request.headers[header] = source.text(["a\n", "a\0b", "a\rb", " a", "a ", "\ta", "a\t"])
    },
    Bend("headers.value.control-character", "has a control character in a header", .devices) {
      (push, source) in
      push.request.collapseID = source.text(["a\u{1}b", "\u{1B}[2J", "a\u{7F}", "\u{B}a"])
    },
    Bend("headers.repeated", "has a header twice") { push, source in
      let header = source.element(of: [PushRequest.Header.priority, .collapseID, .id, .expiration])
      push.request.headers[header] = nil
      push.request.repeated[header] = ["5", "5"]
    },
    Bend("headers.unknown", "has a header that APNs does not have") { push, source in
      push.request.otherHeaders = [
        source.text(["apns-expiry", "apns-prority", "apns_topic", "aps-topic", "apns-mode"])
      ]
    },
    Bend(
      "headers.push-type.invalid",
      "names a type that does not exist",
      [.typed(.alert), .typed(.background), .typed(.widgets)]
    ) { push, source in
      push.request.headers[.pushType] = source.text(["silent", "Alert", "", "bаckground"])
    },
    Bend(
      "headers.push-type.missing",
      "names no type, and all its headers are known",
      [.typed(.alert), .typed(.background), .typed(.liveactivity)]
    ) { push, _ in
      push.completeHeaders()
      push.request.headers[.pushType] = nil
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
      "headers.topic.foreign-suffix",
      "goes to the topic of another type",
      [.typed(.alert)]
    ) { push, source in
      push.request.topic =
        "com.example.chat"
        + source.text([
          ".push-type.liveactivity", ".push-type.widgets", ".push-type.controls", ".voip-ptt",
          ".location-query", ".pushkit.fileprovider",
        ])
    },
    Bend("headers.topic.placeholder", "has no value in its topic", .open) { push, source in
      push.request.topic = source.text(["", "undefined", "null", "[object Object]", "NaN"])
    },
    Bend(
      "headers.topic.wrong-suffix",
      "goes to the topic of another type",
      PushType.allCases.filter { $0.topicSuffix?.isEmpty == false }.map(PushKind.typed)
    ) { push, source in
      push.request.topic =
        "com.example.chat" + source.text(["", ".Voip", ".push-type", ".complications"])
    },
    Bend(
      "headers.topic.missing",
      "has no topic",
      PushType.allCases.filter { $0 != .pushtotalk }.map(PushKind.typed)
    ) { push, _ in
      push.completeHeaders()
      push.request.topic = nil
    },
  ]

  static let identifiers: [Bend] = [
    Bend(
      "headers.priority.invalid",
      "has a priority that does not exist",
      .all(but: .background, .liveactivity, .location, .pushtotalk)
    ) { push, source in
      push.request.headers[.priority] = source.text(["7", "0", "high", "", "10.0", "05", "-1"])
    },
    Bend(
      "headers.priority.live-activity",
      "has the lowest priority in a Live Activity",
      [.typed(.liveactivity)]
    ) { push, _ in push.request.priority = 1 },
    Bend(
      "headers.priority.push-to-talk",
      "has a low priority in Push to Talk",
      [.typed(.pushtotalk)]
    ) { push, source in
      push[.pushToTalkType] = nil
      push.request.priority = source.bool() ? 1 : 5
    },
    Bend(
      "headers.priority.location",
      "asks for the location with the lowest priority",
      [.typed(.location)]
    ) { push, _ in push.request.priority = 1 },
    Bend(
      "headers.collapse-id.too-long",
      "has a collapse identifier of more than 64 bytes",
      .devices
    ) { push, source in
      let (letter, least) = source.element(of: [("x", 65), ("é", 33), ("漢", 22), ("😀", 17)])
      let count = least + Int(source.draw(through: 20))
      push.request.collapseID = String(repeating: letter, count: count)
    },
    Bend(
      "headers.collapse-id.placeholder",
      "has no value in its collapse identifier",
      .devices
    ) { push, source in
      push.request.collapseID = source.text(["undefined", "null", "(null)", "NaN", "None"])
    },
    Bend("headers.id.malformed", "has an identifier that is no UUID") { push, source in
      push.request.headers[.id] = source.text([
        "17", "", "f47ac10b58cc4372a5670e02b2c3d479", "{f47ac10b-58cc-4372-a567-0e02b2c3d479}",
        "f47ac10b-58cc-4372-a567-0e02b2c3d47g",
      ])
    },
    Bend("headers.id.upper-case", "has an identifier in capitals") { push, source in
      push.request.headers[.id] = source.text([
        "F47AC10B-58CC-4372-A567-0E02B2C3D479", "f47ac10b-58cc-4372-a567-0e02b2c3d47F",
      ])
    },
  ]

  static let expirations: [Bend] = [
    Bend(
      "headers.expiration.not-a-number",
      "expires at no whole second",
      .all(but: .pushtotalk)
    ) { push, source in
      push.request.headers[.expiration] = source.text(["soon", "-", "1.5", "", "+5", "1e9", "٣"])
    },
    Bend(
      "headers.expiration.negative",
      "expires before 1970",
      .all(but: .pushtotalk)
    ) { push, source in
      push.request.headers[.expiration] = source.text(["-1", "-0", "-1760000000"])
    },
    Bend(
      "headers.expiration.out-of-range",
      "expires at a second out of range",
      .all(but: .pushtotalk)
    ) { push, source in
      push.request.headers[.expiration] = source.text([
        "1760000000000000", "1760000000000000000", "99999999999999",
        "99999999999999999999999999999999",
      ])
    },
    Bend(
      "headers.expiration.milliseconds",
      "counts milliseconds",
      .all(but: .pushtotalk)
    ) { push, _ in push.request.expiration = 1_760_000_000_000 },
    Bend(
      "headers.expiration.duration",
      "expires after a duration",
      .all(but: .pushtotalk)
    ) { push, source in push.request.expiration = 1 + Int(source.draw(through: 86_400)) },
    Bend(
      "headers.expiration.push-to-talk",
      "expires late in Push to Talk",
      [.typed(.pushtotalk)]
    ) { push, source in
      push[.pushToTalkType] = nil
      push.request.headers[.expiration] = source.text([
        "1760000000", "60", "-1", "1760000000000", "99999999999999999999",
      ])
    },
    Bend(
      "headers.expiration.push-to-talk",
      "has no expiration in Push to Talk",
      [.typed(.pushtotalk)]
    ) { push, _ in
      push[.pushToTalkType] = nil
      push.completeHeaders()
      push.request.expiration = nil
    },
  ]
}
