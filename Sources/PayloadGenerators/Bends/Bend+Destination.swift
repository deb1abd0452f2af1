import PropertyEngine
import PushPayloads

extension Bend {
  static let tokens: [Bend] = [
    token("token.missing", "has no token", [""]),
    token(
      "token.description",
      "has the description of a token",
      [
        "<965b251e 376eab7c>", "{length = 32, bytes = 0x965b251e ... 376eab7c}", "32 bytes",
        "Optional(00ff)", "(null)", "nil", "%3C965b251e%3E",
      ]
    ),
    token(
      "token.not-hexadecimal",
      "has a token with other characters",
      ["zz", "965b 251e", "0x965b", "llsl", "965b251e/376eab7c"]
    ),
    token(
      "token.odd-length",
      "has a token of half a byte more",
      ["1", "965", "00112233445566778"]
    ),
    token(
      "token.sanitised-description",
      "has the remains of a description",
      ["e32be0965b251e6cb1926e3cb366fdfb16ddde6b9086a8a3cac9e5f857679376eab7c0"]
    ),
  ]

  private static func token(_ rule: String, _ change: String, _ tokens: [String]) -> Bend {
    Bend(rule, change, .devices) { push, source in
      push.request.path = PushDestination.device(token: source.element(of: tokens)).path
    }
  }

  static let broadcasts: [Bend] = [
    Bend("broadcast.bundle-id.with-suffix", "goes to a topic") { push, _ in
      push.request.path = "/4/broadcasts/apps/com.example.chat.push-type.liveactivity"
    },
    Bend("broadcast.channel-id.missing", "goes to no channel") { push, _ in
      push.goToChannel()
      push.request.headers[.channelID] = nil
    },
    Bend("broadcast.channel-id.not-base64", "goes to a channel whose identifier is no Base64") {
      (push, source) in
      push.request.headers[.channelID] = source.text(["", "*", "AAAAA", "AA=A", "dHN0 LXNy"])
    },
    Bend("broadcast.push-type.missing", "names no type") { push, _ in
      push.goToChannel()
      push.request.headers[.pushType] = nil
    },
    Bend("broadcast.push-type.not-live-activity", "names a type that is not broadcast") {
      (push, source) in
      // The checker judges this push as a notification, so the push must not have the alert of a Live Activity.
      push.become(.update)
      push.request.headers[.pushType] = source.text(["live-activity", "", "live activity"])
    },
    Bend("broadcast.event.start", "starts a Live Activity") { push, _ in push.become(.start) },
    Bend(
      "broadcast.widgets",
      "reloads widgets",
      implies: ["live-activity.notification-member"]
    ) { push, _ in push[.contentChanged] = true },
    .bytes(
      "broadcast.body.malformed",
      "has a body that is no JSON text",
      [.broadcast],
      implies: ["json.malformed"]
    ) { push, source in
      push.bytes += source.text(["}", "x", "{}", ",", "null"]).utf8
    },
  ].map { $0.restricted(to: [.broadcast]) }

  static let channels: [Bend] = [
    Bend("broadcast.channels.method", "changes a channel, which cannot be done") { push, source in
      push.manageChannels(method: source.text(["PUT", "PATCH", "post", ""]))
    },
    Bend("broadcast.channels.method", "makes a list of channels") { push, source in
      push.manageChannels(method: source.text(["POST", "DELETE"]), endpoint: "all-channels")
    },
    Bend("broadcast.channels.needless-body", "reads or deletes a channel with a body") {
      (push, source) in
      push.manageChannels(method: source.text(["GET", "DELETE"]))
    },
    Bend("broadcast.channels.needless-body", "lists channels with a body") { push, _ in
      push.manageChannels(method: "GET", endpoint: "all-channels")
    },
    Bend("broadcast.channels.unknown-member", "creates a channel with a member of its own") {
      (push, source) in
      push.manageChannels(method: "POST")
      push.root[source.text(["aps", "pushType", "channel-id", ""])] = source.value([
        1, "LiveActivity", [:],
      ])
    },
    Bend("broadcast.channels.push-type", "creates a channel for another type") { push, source in
      push.manageChannels(method: "POST")
      push.root["push-type"] = source.bool() ? nil : source.value(["alert", 1, .null, ""])
    },
    Bend("broadcast.channels.storage-policy", "creates a channel with another storage policy") {
      (push, source) in
      push.manageChannels(method: "POST")
      push.root["message-storage-policy"] =
        source.bool() ? nil : source.value([2, -1, "1", true, .null])
    },
  ].map { $0.restricted(to: [.broadcast]) }
}

extension PushDraft {
  mutating func goToChannel() {
    request.path = "/4/broadcasts/apps/com.example.chat"
    if request.headers[.channelID] == nil { request.headers[.channelID] = "dHN0LXNyY2gtY2hubA==" }
    completeHeaders()
  }

  /// Replaces the push with a request about channels; for any method, the body suits a request for a new channel.
  fileprivate mutating func manageChannels(method: String, endpoint: String = "channels") {
    request = PushRequest(
      method: method,
      path: "/1/apps/com.example.chat/\(endpoint)",
      headers: [.channelID: "dHN0LXNyY2gtY2hubA=="],
      headersComplete: true
    )
    root = ["message-storage-policy": 1, "push-type": "LiveActivity"]
    notes = []
    size = nil
  }
}
