import PropertyEngine
import PushPayloads

extension Bend {
  static let channels: [Bend] = [
    Bend("broadcast.channels.method", "changes a channel, which cannot be done") { push, source in
      push.manageChannels(method: source.text("PUT", "PATCH", "post", ""))
    },
    Bend("broadcast.channels.method", "makes a list of channels") { push, source in
      push.manageChannels(method: source.text("POST", "DELETE"), endpoint: "all-channels")
    },
    Bend("broadcast.channels.needless-body", "reads or deletes a channel with a body") {
      push,
      source in
      push.manageChannels(method: source.text("GET", "DELETE"))
    },
    Bend("broadcast.channels.needless-body", "lists channels with a body") { push, _ in
      push.manageChannels(method: "GET", endpoint: "all-channels")
    },
    Bend("broadcast.channels.unknown-member", "creates a channel with a member of its own") {
      push,
      source in
      push.manageChannels(method: "POST")
      push.root[source.text("aps", "pushType", "channel-id", "")] = source.value(
        1,
        "LiveActivity",
        [:]
      )
    },
    Bend("broadcast.channels.push-type", "creates a channel for another type") { push, source in
      push.manageChannels(method: "POST")
      push.root["push-type"] = source.bool() ? nil : source.value("alert", 1, .null, "")
    },
    Bend("broadcast.channels.storage-policy", "creates a channel with another storage policy") {
      push,
      source in
      push.manageChannels(method: "POST")
      push.root["message-storage-policy"] =
        source.bool() ? nil : source.value(2, -1, "1", true, .null)
    },
  ].map { $0.restricted(to: [.broadcast]) }
}

extension PushDraft {
  /// Turns the push into a request that manages the channels of an app, with a body that creates a channel.
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
