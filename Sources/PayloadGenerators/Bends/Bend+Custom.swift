import PropertyEngine
import PushPayloads

extension Bend {
  private static let kinds: [PushKind] = [
    .typed(.alert), .typed(.background), .typed(.widgets), .typed(.voip), .untyped, .broadcast,
  ]

  static let custom: [Bend] = [
    Bend("custom.null", "has null beside aps", kinds) { push, source in
      push.root["x.bent"] = source.value([.null, [1, .null], ["a": ["b": .null]]])
    },
    Bend(
      "custom.simulator-target-bundle",
      "is meant for the simulator",
      kinds.filter { $0 != .untyped }
    ) { push, _ in push.root["Simulator Target Bundle"] = "com.example.chat" },
    Bend(
      "custom.aps-key-at-root",
      "has members of aps beside it",
      [.typed(.alert), .typed(.background), .untyped]
    ) { push, source in
      let key = source.element(of: [APSKey.threadID, .targetContentID, .filterCriteria])
      push[key] = nil
      push.root[key.rawValue] = "chat-31"
    },
    Bend("custom.aps-word-at-root", "has an alert or a badge beside aps", .notifications) {
      (push, source) in
      let key = source.element(of: [APSKey.alert, .badge, .sound])
      push[.interruptionLevel] = nil
      push[.mutableContent] = nil
      push.interact(without: key)
      push.root[key.rawValue] = key == .badge ? 3 : "Hello"
    },
    Bend("custom.header-in-body", "has headers in its body", kinds) { push, source in
      push.root[source.text(["apns-priority", "APNS-Topic", "apns-push-type"])] = "10"
    },
  ]

  static let wrappers: [Bend] = [
    Bend(
      "custom.nested-aps",
      "stands in another object",
      .withAPS,
      implies: ["aps.missing"]
    ) { push, source in
      push.loseSight()
      let payload = JSONValue.object(["aps": .object(push.aps ?? [:])])
      push.root = [source.text(["data", "payload", "x"]): source.bool() ? payload : [payload]]
    },
    Bend(
      "custom.nested-aps",
      "stands in another object, and its push type is not known",
      [.untyped],
      implies: ["aps.missing-for-unknown-type"]
    ) { push, _ in
      push.loseSight()
      push.root = ["payload": ["aps": .object(push.aps ?? [:])]]
    },
    Bend("custom.service-request", "is meant for another service", .withAPS) { push, source in
      push.root = request(&source)
      push.notes.remove("json.number.beyond-53-bits")
    },
    Bend("custom.other-service", "goes to another service", [.typed(.alert), .untyped]) {
      (push, source) in
      push.root = request(&source)
      push.notes = []
      push.request = PushRequest()
      push.request.recipient = source.bool() ? nil : .service
    },
    Bend(
      "custom.serialized-request",
      "has its request in its body",
      [.typed(.voip), .typed(.complication)]
    ) { push, _ in
      let payload = JSONValue.object(push.root)
      push.root = [
        "topic": "com.example.chat", "priority": 10, "expiration": 0, "payload": payload,
      ]
    },
  ]

  private static func request(_ source: inout ChoiceSource) -> JSONObject {
    let requests: [JSONObject] = [
      ["message": ["token": "a:b", "notification": ["title": "Hello"]]],
      ["to": "/topics/news", "data": ["a": "1"]],
      ["app_id": "0f", "contents": ["en": "Hello"]],
      ["to": "ExponentPushToken[a]", "body": "Hello"],
      ["web_push": 8030, "notification": ["title": "Hello"]],
      ["audience": "all", "notification": ["alert": "Hello"]],
      ["APNS": #"{"aps":{"alert":"Hello"}}"#, "default": "Hello"],
    ]
    return source.element(of: requests)
  }

  static let managedDevices: [Bend] = [
    Bend("mdm.topic.wrong-prefix", "goes to the topic of an app", [.typed(.mdm)]) { push, source in
      push.request.topic = source.text(["com.example.chat", "com.apple.mgmtExternal", ""])
    },
    Bend("mdm.push-magic.missing", "has no PushMagic", [.typed(.mdm)]) { push, source in
      push.root = source.value([[:], ["mdm": ""], ["mdm": 1]]).object ?? [:]
    },
    Bend("mdm.unexpected-member", "has more than the PushMagic", [.typed(.mdm)]) { push, source in
      push.root[source.text(["aps", "acme", "MDM"])] = source.value([[:], ["alert": "Hello"]])
    },
  ]

  static let websites: [Bend] = [
    Bend("website.alert.incomplete", "has an alert without a title or body", [.website]) {
      (push, source) in
      push[.alert] = source.value([["title": "Hello"], ["body": "Hello"], "Hello"])
    },
    Bend("website.alert.app-only-key", "has an alert as apps have it", [.website]) { push, source in
      let name = source.text(["subtitle", "launch-image", "subtitle-loc-key"])
      push[.alert] = .object(
        AlertDictionary(title: "Hello", body: "Hello").object.adding("a", as: name)
      )
    },
    Bend("website.url-args.missing", "has no arguments for the link", [.website]) { push, source in
      push[.alert] = ["title": "Hello", "body": "Hello"]
      push[.urlArguments] = source.bool() ? nil : source.value(["a", [:]])
    },
  ]
}
