import PushPayloads

/// A setting of a fuzz input: a header, or another property of the request.
///
/// A new setting goes to the end of ``all``, so that stored inputs keep their meaning. `Specs/fuzzing.md` lists the
/// settings, and a test compares that list with this array.
struct RequestSetting: Sendable {
  let text: String
  let apply: @Sendable (inout PushRequest) -> Void

  private init(_ text: String, _ apply: @escaping @Sendable (inout PushRequest) -> Void) {
    self.text = text
    self.apply = apply
  }

  /// The bytes that stand for settings; as continuation bytes of UTF-8, these bytes cannot begin a text.
  static let selectors: ClosedRange<UInt8> = 0x80...0xBF

  init?(selector: UInt8) {
    let index = Int(selector) - Int(Self.selectors.lowerBound)
    guard Self.all.indices.contains(index) else { return nil }
    self = Self.all[index]
  }

  static let all: [RequestSetting] =
    pushTypes + priorities + topics + collapseIDs + expirations + ids + circumstances
    + destinations + repetitions

  private static let pushTypes: [RequestSetting] = [
    "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location",
    "mdm", "pushtotalk", "voip", "widgets", "silent",
  ].map { header(.pushType, $0) }

  private static let priorities: [RequestSetting] = ["1", "5", "10", "7"].map {
    header(.priority, $0)
  }

  private static let topics: [RequestSetting] = [
    header(.topic, "com.example.chat"),
    RequestSetting("`apns-topic` with the suffix of the push type so far") { request in
      request.topic = "com.example.chat" + (request.pushType?.topicSuffix ?? "")
    },
    header(.topic, ""),
  ]

  private static let collapseIDs: [RequestSetting] = [
    header(.collapseID, "chat-31"),
    RequestSetting("`apns-collapse-id` of 65 bytes") { request in
      request.collapseID = String(repeating: "x", count: 65)
    },
  ]

  private static let expirations: [RequestSetting] = ["0", "1760000000", "1760000000000", "soon"]
    .map { header(.expiration, $0) }

  private static let ids: [RequestSetting] = [
    "f47ac10b-58cc-4372-a567-0e02b2c3d479", "F47AC10B-58CC-4372-A567-0E02B2C3D479", "17",
  ].map { header(.id, $0) }

  private static let circumstances: [RequestSetting] = [
    RequestSetting("all headers are known") { $0.headersComplete = true },
    RequestSetting("limits `ios8`") { $0.limits = .ios8 },
    RequestSetting("limits `legacy`") { $0.limits = .legacy },
  ]

  private static let destinations: [RequestSetting] =
    [
      "/3/device/965b251c6cb1926de3cb366fdfb16ddde6b9086a8a3cac9e5f857679376eab7c", "/3/device/",
      "/3/device/965", "/3/device/%3C965b251c%3E", "/4/broadcasts/apps/com.example.chat",
      "/4/broadcasts/apps/com.example.chat.push-type.liveactivity",
      "/1/apps/com.example.chat/channels",
      "/",
    ].map { (path: String) in RequestSetting("path `\(path)`") { $0.path = path } }
    + [
      RequestSetting("method `POST`") { $0.method = "POST" },
      RequestSetting("method `GET`") { $0.method = "GET" },
      header(.channelID, "dHN0LXNyY2gtY2hubA=="), header(.channelID, "*"),
      header(.pushType, "LiveActivity"), header(.topic, "web.com.example"),
      header(.topic, "com.apple.mgmt.External.17"),
    ]

  private static let repetitions: [RequestSetting] = [
    RequestSetting("`apns-priority` twice, as 5 and 10") { request in
      request.headers[.priority] = nil
      request.repeated[.priority] = ["5", "10"]
    },
    header(.requestID, "17"),
    RequestSetting("sent at 1795000000") { $0.sentAt = 1_795_000_000 },
    RequestSetting("sent to another service") { $0.recipient = .service },
  ]

  private static func header(_ header: PushRequest.Header, _ value: String) -> RequestSetting {
    RequestSetting("`\(header.rawValue): \(value)`") { $0.headers[header] = value }
  }
}
