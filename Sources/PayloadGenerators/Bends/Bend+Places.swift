import PropertyEngine
import PushPayloads

extension Bend {
  static let places: [Bend] = [
    Bend("headers.request-id.malformed", "has a request identifier that is no UUID") {
      push,
      source in
      push.request.headers[.requestID] = source.text(["17", "", "f47ac10b58cc4372a5670e02b2c3d479"])
    },
    Bend("headers.channel-id.not-a-broadcast", "names a channel and goes to a device", .devices) {
      push,
      _ in
      push.request.path = PushDestination.device(token: "00ff").path
      push.request.headers[.channelID] = "dHN0LXNyY2gtY2hubA=="
    },
    Bend(
      "headers.topic.malformed",
      "goes to a malformed topic",
      [.typed(.alert), .typed(.background)]
    ) { push, source in
      push.request.topic = source.text([
        "com.example.chat.", "com..a", "com.a.*", "com.a b", "com.ä",
      ])
    },
    Bend("headers.topic.contradicts-body", "has a topic that contradicts its body", [.untyped]) {
      push,
      source in
      push.become(source.bool() ? .update : .end)
      push.request.topic = source.text(["com.example.chat", "com.example.chat.voip"])
    },
    Bend("headers.priority.silent-body", "is silent, urgent and of no type", [.untyped]) {
      push,
      _ in
      push.aps = ["content-available": 1]
      push.notes = push.notes.intersection(["json.number.beyond-53-bits"])
      push.request.priority = 10
    },
    Bend("broadcast.expiration.required", "has no expiration", [.broadcast]) { push, _ in
      push.goToChannel()
      push.request.expiration = nil
    },
    Bend("broadcast.priority.required", "has no priority", [.broadcast]) { push, _ in
      push.goToChannel()
      push.request.headers[.priority] = nil
    },
    Bend("broadcast.header.misplaced", "has a header for devices", [.broadcast]) { push, source in
      let header = source.element(of: [PushRequest.Header.topic, .collapseID])
      push.request.headers[header] = "com.example.chat"
    },
  ]

  static let unseen: [Bend] = [
    Bend(
      "aps.never-shown",
      "has visible members in a push that is never shown",
      [.typed(.voip), .typed(.widgets), .typed(.location), .typed(.fileprovider)]
    ) { push, source in push[source.bool() ? .alert : .sound] = "Hello" },
    Bend("aps.ptt-push-type.unknown", "is no service update", [.typed(.pushtotalk)]) {
      push,
      source in
      push[.pushToTalkType] = source.value(["service_update", "", 1, "speaker"])
    },
    Bend("aps.sound.default-spelling", "has the system sound in capitals", .notifications) {
      push,
      source in
      push.replace(
        .sound,
        by: source.value(["Default", "defualt", ["critical": 1, "name": "DEFAULT"]])
      )
    },
    Bend(
      "file-provider.container-identifier.missing",
      "names no container",
      [.typed(.fileprovider)]
    ) { push, source in
      push.root["container-identifier"] = source.bool() ? nil : source.value(["", 1])
    },
    Bend("file-provider.domain.missing", "names no domain", [.typed(.fileprovider)]) { push, _ in
      push.root["domain"] = nil
    },
  ]

  static let activityMembers: [Bend] = [
    Bend("live-activity.start.no-updates", "starts and listens to nothing") { push, _ in
      push.become(.start)
      push[.inputPushToken] = nil
    },
    Bend("live-activity.start.alert-incomplete", "starts with half an alert") { push, source in
      push.become(.start)
      push[.alert] = source.value(["Hello", ["title": "Hello"], ["body": "Hello"]])
    },
    Bend("live-activity.start-member-later", "has members of a start") { push, source in
      push.become(source.bool() ? .update : .end)
      let key = source.element(of: [
        APSKey.attributesType, .attributes, .inputPushToken, .inputPushChannel,
      ])
      push[key] = key == .attributes ? [:] : key == .inputPushToken ? 1 : "QUJD"
    },
    Bend("live-activity.content-state.null", "has null in its state") { push, source in
      push.become(.update)
      push[.contentState] = source.value([["a": .null], ["a": [1, .null]]])
    },
    Bend("live-activity.content-state.milliseconds", "has milliseconds in its state") {
      push,
      source in
      push.become(.update)
      push[.contentState] = source.value([["at": 1_795_000_000_000], ["at": [1.6e12]]])
    },
  ].map { $0.restricted(to: [.typed(.liveactivity)]) }

  static let contents: [Bend] = [
    Bend("custom.header-word-in-body", "has options of a library in its body", [.typed(.alert)]) {
      push,
      source in
      let name = source.text(["pushType", "collapse_id", "priority"])
      push.root[name] = name == "priority" ? 10 : "background"
    },
    Bend("custom.secret", "contains a secret", [.typed(.alert), .typed(.voip)]) { push, source in
      let member = source.element(of: [
        ("password", "hunter2"), ("access_token", "abc123"),
        ("k", "eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln"),
        ("k", "4111 1111 1111 1111"), ("k", "-----BEGIN PRIVATE KEY-----"),
      ])
      push.root["x-more"] = .object(JSONObject().adding(.string(member.1), as: member.0))
    },
    Bend("custom.unsafe-url", "runs a script", [.typed(.alert), .typed(.voip)]) { push, source in
      push.root["link"] = source.value(["javascript:alert(1)", " File:///etc/passwd"])
    },
    Bend("custom.insecure-media", "loads an image over http", [.typed(.alert)]) { push, source in
      push.root[source.text(["image", "x-more"])] = "http://example.com/a.png"
    },
    Bend("custom.voip-cancel", "ends a call", [.typed(.voip)]) { push, source in
      push.root[source.text(["action", "call_status"])] = source.value([
        "cancel", "CALL_CANCELLED", "hangup",
      ])
    },
  ]
}
