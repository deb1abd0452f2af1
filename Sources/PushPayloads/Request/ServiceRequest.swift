/// A body that is a request of another push service, and not a payload for APNs.
struct ServiceRequest: Sendable {
  /// A part of the request that the service sends to APNs as it is.
  struct Part: Sendable {
    /// The payload: an object, or a string that holds a JSON text.
    let payload: JSONDocument.Element
    /// The object with the headers that the service sends with the payload; nil if the request has none.
    let headers: JSONDocument.Element?
    /// The push type that the place of the payload implies; nil if it implies none.
    let pushType: PushType?
    /// True if the service adds an alert that stands elsewhere in the request.
    let getsAlert: Bool
  }

  /// The service, by the name that its documentation uses.
  let name: String
  let root: JSONDocument.Element
  /// The parts that go to APNs as they are, at most ``mostParts``.
  let parts: [Part]

  static let mostParts = 20

  /// Recognizes the request of another service; nil for a payload with `aps`, and for a push that needs no `aps`.
  init?(_ root: JSONDocument.Element, of request: PushRequest) {
    let type = request.pushType ?? request.impliedPushType
    guard root["aps"] == nil, type?.needsAPS ?? (request.headers[.pushType] == nil),
      let form = Self.forms.first(where: { $0.fits(root) && (type != nil || !$0.needsType) })
    else { return nil }
    name = form.service
    self.root = root
    parts = Array(form.parts.lazy.flatMap { $0.parts(of: root) }.prefix(Self.mostParts))
  }

  // MARK: - The forms of requests

  /// A form of requests: the members by which a request is recognized, and the places of its parts for APNs.
  private struct Form: Sendable {
    let service: String
    /// Paths between spaces, which a request has; of paths between bars it has at least one.
    let marks: String
    /// A path, and how the string there begins; nil for a form without such a string.
    let beginning: (path: String, words: [String])?
    let parts: [Place]
    /// True if an app could have such a body of its own, for example for a call.
    let needsType: Bool

    init(
      _ service: String,
      _ marks: String,
      beginning: (path: String, words: [String])? = nil,
      parts: [Place] = [],
      needsType: Bool = false
    ) {
      self.service = service
      self.marks = marks
      self.beginning = beginning
      self.parts = parts
      self.needsType = needsType
    }

    func fits(_ root: JSONDocument.Element) -> Bool {
      let isMarked = marks.split(separator: " ").allSatisfy { mark in
        mark.split(separator: "|").contains { root.descendant(String($0)) != nil }
      }
      guard isMarked, let beginning else { return isMarked }
      let text = root.descendant(beginning.path)?.string ?? ""
      return beginning.words.contains(where: text.hasPrefix)
    }
  }

  /// The place of a payload in a request, and the place of its headers.
  private struct Place: Sendable {
    let path: String
    var headers: String?
    var pushType: PushType?
    /// The place of an alert that the service adds to the payload.
    var alert: String?

    func parts(of root: JSONDocument.Element) -> [Part] {
      // A star stands for every member of an object.
      let ends = path.split(separator: "*", maxSplits: 1).map(String.init)
      let first = ends.first.flatMap { root.descendant($0) }
      let payloads =
        ends.count == 2
        ? first.map { $0.members.compactMap { $0.value.descendant(ends[1]) } } ?? []
        : [first].compactMap { $0 }
      return payloads.compactMap { payload in
        // A service adds aps to an object without one. A text that is no JSON object is a message, not a payload.
        guard payload["aps"] != nil || payload.string.utf8.first == UInt8(ascii: "{") else {
          return nil
        }
        return Part(
          payload: payload,
          headers: headers.flatMap { root.descendant($0) },
          pushType: pushType,
          getsAlert: alert.map { root.descendant($0) != nil } ?? false
        )
      }
    }
  }

  /// The forms by service, as the services document them; the first that fits counts.
  private static let forms: [Form] = [
    Form("Web Push", "web_push"),
    Form("Web Push", "endpoint keys/p256dh"),
    Form("Expo", "to", beginning: ("to", expoTokens)),
    Form("Expo", "to/0", beginning: ("to/0", expoTokens)),
    Form("Expo", "0/to", beginning: ("0/to", expoTokens)),
    Form("OneSignal", "app_id contents|headings|filters|template_id|target_channel"),
    Form("OneSignal", "app_id include_aliases|include_subscription_ids|include_player_ids"),
    Form("OneSignal", "app_id included_segments|include_external_user_ids"),
    Form("Braze", "messages/apple_push"),
    Form("Braze", "campaign_id|canvas_id recipients|broadcast"),
    Form("Airship", "audience|0/audience notification|0/notification"),
    Form("Firebase", "message/apns/payload", parts: [firebasePart(in: "message/")]),
    Form("Firebase", "message/token|message/topic|message/condition message/notification"),
    Form("Firebase", "message/token|message/topic|message/condition message/data|message/apns"),
    Form("Firebase", "apns/payload", parts: [firebasePart(in: "")]),
    Form("Firebase", "token|tokens notification|android|webpush"),
    Form("Firebase", "to|registration_ids|condition notification|data"),
    Form("Firebase", "notification/title|notification/body", needsType: true),
    Form(
      "Azure Notification Hubs",
      "installationId templates|pushChannel",
      parts: [Place(path: "templates/*body")]
    ),
    Form(
      "Azure Notification Hubs",
      "body",
      beginning: ("platform", ["apple", "apns"]),
      parts: [Place(path: "body", headers: "headers")]
    ),
    Form(
      "Amazon SNS",
      "APNS|APNS_SANDBOX|APNS_VOIP|APNS_VOIP_SANDBOX",
      parts: [
        Place(path: "APNS"), Place(path: "APNS_SANDBOX"),
        Place(path: "APNS_VOIP", pushType: .voip),
        Place(path: "APNS_VOIP_SANDBOX", pushType: .voip),
      ]
    ),
    Form(
      "Amazon SNS",
      "Message MessageStructure|TargetArn|TopicArn",
      parts: [Place(path: "Message")]
    ),
    Form(
      "Amazon Pinpoint",
      "MessageRequest/MessageConfiguration",
      parts: [Place(path: "MessageRequest/MessageConfiguration/APNSMessage/RawContent")]
    ),
    Form("Pusher Beams", "interests|users apns/aps", parts: [Place(path: "apns")]),
    Form("Ably", "recipient notification|apns/aps", parts: [Place(path: "apns")]),
    Form("gorush", "notifications/0/tokens notifications/0/platform"),
  ]

  private static func firebasePart(in object: String) -> Place {
    Place(
      path: "\(object)apns/payload",
      headers: "\(object)apns/headers",
      alert: "\(object)notification"
    )
  }

  private static let expoTokens = ["ExponentPushToken[", "ExpoPushToken["]
}

extension JSONDocument.Element {
  /// Returns the value at the end of a path of member names and indices; nil if there is none.
  func descendant(_ path: String) -> JSONDocument.Element? {
    path.split(separator: "/").reduce(Optional(self)) { $0?.child(String($1)) }
  }
}
