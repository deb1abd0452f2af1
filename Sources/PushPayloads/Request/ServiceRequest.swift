/// A body that is a request to another push service, and not a payload for APNs.
struct ServiceRequest: Sendable {
  /// A part of the request that the service sends to APNs.
  struct Part: Sendable {
    /// The payload: an object, or a string that holds a JSON text.
    let payload: JSONDocument.Element
    /// The object with the headers that the service sends with the payload; nil without such an object.
    let headers: JSONDocument.Element?
    /// The push type that the place of the payload implies; nil if the place implies no type.
    let pushType: PushType?
    /// True if the service adds an alert to the payload from another part of the request.
    let getsAlert: Bool
    /// True if an SDK changes the spelling of the payload before the request is sent (``FirebaseMessage``).
    let isTranslated: Bool
  }

  let name: String
  let root: JSONDocument.Element
  let parts: [Part]

  /// The largest number of messages that firebase-admin sends at once.
  static let mostParts = 500

  /// Recognizes a request to another push service by its path, or by the form of a body without `aps`.
  ///
  /// The form does not count if the request is a push of a type that works without `aps`, such as `voip`.
  init?(_ root: JSONDocument.Element, of request: PushRequest) {
    let named = Self.service(atPath: request.path)
    let type = request.pushType ?? request.impliedPushType
    guard named != nil || root["aps"] == nil,
      named != nil || type?.needsAPS ?? (request.headers[.pushType] == nil)
    else { return nil }
    let form = Self.forms.first {
      $0.service == named ?? $0.service && $0.fits(root) && (type != nil || !$0.needsType)
    }
    guard let name = named ?? form?.service else { return nil }
    self.name = name
    self.root = root
    // A lazy collection would search the request again for each part.
    let parts = form?.parts.flatMap { $0.parts(of: root) } ?? []
    self.parts = Array(parts.prefix(Self.mostParts))
  }

  /// Returns the service that accepts requests at a path or URL; nil for any other path, such as a path of APNs.
  static func service(atPath path: String?) -> String? {
    guard let path else { return nil }
    let plain =
      path.firstRange(of: "://").map { path[$0.upperBound...].drop { $0 != "/" } } ?? path[...]
    return paths.first { plain.hasPrefix($0.start) && plain.hasSuffix($0.end) }?.service
  }

  private static let paths: [(start: String, end: String, service: String)] = [
    ("/v1/projects/", "/messages:send", "Firebase"), ("/fcm/send", "", "Firebase"),
    ("/--/api/v2/push/send", "", "Expo"), ("/api/v1/notifications", "", "OneSignal"),
    ("/api/push", "", "Airship"),
  ]

  // MARK: - The forms of requests

  /// A form of requests to a service: the members that identify the form, and the places of the parts for APNs.
  private struct Form: Sendable {
    let service: String
    /// The paths at which the body must have a value, separated by spaces; a bar separates alternatives.
    let marks: String
    /// A path, and the possible beginnings of the string at this path; nil for a form without such a string.
    let beginning: (path: String, words: [String])?
    let parts: [Place]
    /// True if an app's own body can look like this form, so the form fits only if the push type is known.
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

  private struct Place: Sendable {
    /// The path to the object at which the other paths start; a star stands for every element or member.
    var base = ""
    let path: String
    var headers: String?
    var pushType: PushType?
    /// The path to the alert that the service adds to the payload.
    var alert: String?
    var isTranslated = false

    func parts(of root: JSONDocument.Element) -> [Part] {
      let words = base.split(separator: "/")
      let bases = words.reduce([root]) { found, word in
        guard word == "*" else { return found.compactMap { $0.child(String(word)) } }
        return found.flatMap { Array($0.elements) + $0.members.map(\.value) }
      }
      return bases.compactMap { base in
        // An object without `aps` is skipped: the service adds `aps`. A string without JSON is only a message.
        guard let payload = base.descendant(path),
          payload["aps"] != nil || payload.string.utf8.first == UInt8(ascii: "{")
        else { return nil }
        return Part(
          payload: payload,
          headers: headers.flatMap(base.descendant),
          pushType: pushType,
          getsAlert: alert.map { base.descendant($0) != nil } ?? false,
          isTranslated: isTranslated
        )
      }
    }
  }

  /// The forms of requests that the services document; the first form that fits counts.
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
    Form("Firebase", "message/apns/payload", parts: [firebase("message")]),
    Form("Firebase", "message/token|message/topic|message/condition message/notification"),
    Form("Firebase", "message/token|message/topic|message/condition message/data|message/apns"),
    // Without the member `message`, the body is an argument of firebase-admin's `send` or `sendEachForMulticast`.
    Form("Firebase", "apns/payload", parts: [firebase("", isTranslated: true)]),
    Form("Firebase", "token|tokens|fid|fids notification|android|webpush"),
    Form(
      "Firebase",
      "0/token|0/topic|0/condition|0/fid 0/notification|0/data|0/apns|0/android|0/webpush",
      parts: [firebase("*", isTranslated: true)]
    ),
    Form(
      "Firebase",
      "messages/0/apns/payload",
      parts: [firebase("messages/*", isTranslated: true)]
    ),
    Form("Firebase", "to|registration_ids|condition notification|data"),
    Form("Firebase", "notification/title|notification/body", needsType: true),
    Form(
      "Azure Notification Hubs",
      "installationId templates|pushChannel",
      parts: [Place(base: "templates/*", path: "body")]
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

  private static func firebase(_ base: String, isTranslated: Bool = false) -> Place {
    Place(
      base: base,
      path: "apns/payload",
      headers: "apns/headers",
      alert: "notification",
      isTranslated: isTranslated
    )
  }

  private static let expoTokens = ["ExponentPushToken[", "ExpoPushToken["]
}

extension JSONDocument.Element {
  func descendant(_ path: String) -> JSONDocument.Element? {
    path.split(separator: "/").reduce(Optional(self)) { $0?.child(String($1)) }
  }
}

// MARK: - The parts as pushes

extension ServiceRequest.Part {
  /// Returns the evidence about the push that the service sends, and a closure that maps diagnostics to the request.
  func push(
    completing request: PushRequest
  ) -> (evidence: PayloadEvidence, place: (PayloadDiagnostic, PayloadFix?) -> Placed) {
    var request = request.withoutHeaders
    request.pushType = pushType
    for member in headers?.members.map(\.self) ?? [] {
      let name = member.name.string.lowercased()
      guard let header = PushRequest.Header(rawValue: name) else {
        request.otherHeaders.append(name)
        continue
      }
      request.headers[header] = member.value.text ?? member.value.spelling
    }
    let home = payload.reachablePointer.description
    if payload.kind == .string {
      let evidence = PayloadEvidence(bytes: Array(payload.string.utf8), request: request)
      return (
        evidence,
        { diagnostic, _ in
          inHeaders(diagnostic) ?? (diagnostic.quoted(at: home, payload.range), nil)
        }
      )
    }
    func placed(_ diagnostic: PayloadDiagnostic, _ fix: PayloadFix?) -> Placed {
      if let placed = inHeaders(diagnostic) { return placed }
      let isWhole = diagnostic.pointer.isEmpty
      return (isWhole ? diagnostic.moved(to: home, payload.range) : diagnostic, fix)
    }
    guard isTranslated else {
      return (PayloadEvidence(part: payload, request: request, getsAlert: getsAlert), placed)
    }
    let start = payload.range.lowerBound
    let translation = FirebaseMessage.translation(of: payload)
    let text = EditedText(payload.source, translation.fixes.map { $0.moved(by: -start) })
    func place(_ range: Range<Int>) -> Range<Int> {
      let range = text.place(of: range)
      return range.lowerBound + start..<range.upperBound + start
    }
    let evidence = PayloadEvidence(bytes: text.bytes, request: request, getsAlert: getsAlert)
    return (
      evidence,
      { diagnostic, fix in
        guard !diagnostic.pointer.isEmpty || !diagnostic.range.isEmpty else {
          return placed(diagnostic, nil)
        }
        var pointer = diagnostic.pointer
        for (new, old) in translation.pointers where (pointer + "/").hasPrefix(new + "/") {
          pointer = old + pointer.dropFirst(new.count)
        }
        let fix = fix.map { PayloadFix(range: place($0.range), text: $0.text) }
        return (diagnostic.moved(to: home + pointer, place(diagnostic.range)), fix)
      }
    )
  }

  typealias Placed = (diagnostic: PayloadDiagnostic, fix: PayloadFix?)

  /// Returns a diagnostic about a header, moved to the header in the service request; nil if it is about the body.
  private func inHeaders(_ diagnostic: PayloadDiagnostic) -> Placed? {
    guard let headers, diagnostic.pointer.isEmpty, diagnostic.range.isEmpty else { return nil }
    let member = headers.members.first { $0.name.string.lowercased() == diagnostic.part?.name }
    let place = member?.value ?? headers
    return (diagnostic.moved(to: place.reachablePointer.description, place.range), nil)
  }
}
