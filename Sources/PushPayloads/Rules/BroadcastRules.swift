/// Rules about broadcasts to the Live Activities of a channel, and about requests that manage channels.
enum BroadcastRules {
  static let all: [PayloadRule] = (path + channel + pushType + headers + body + channelRequests)
    .needing(.channels)

  // MARK: - Path and channel

  private static let path: [PayloadRule] = [
    .request("broadcast.bundle-id.with-suffix", .rejected, for: .allRequests) { evidence in
      guard let bundleID = bundleID(in: evidence),
        let suffix = PushType.liveactivity.topicSuffix, bundleID.hasSuffix(suffix)
      else { return nil }
      return """
        The path of the \(noun(for: evidence)) names \(Quotation.of(bundleID)), so APNs answers \
        400 TopicDisallowed; the bundle identifier alone is expected. Leave out \(suffix).
        """
    }
  ]

  private static func bundleID(in evidence: PayloadEvidence) -> String? {
    if let request = evidence.channelRequest { return request.bundleID }
    guard case .broadcast(let bundleID)? = evidence.request.destination else { return nil }
    return bundleID
  }

  private static func noun(for evidence: PayloadEvidence) -> String {
    evidence.channelRequest == nil ? "broadcast" : "request"
  }

  private static func namesChannel(_ evidence: PayloadEvidence) -> Bool {
    guard let request = evidence.channelRequest else { return evidence.request.isBroadcast }
    return request.action == .read || request.action == .delete
  }

  private static let channel: [PayloadRule] = [
    .request("broadcast.channel-id.missing", .rejected, for: .allRequests) { evidence in
      guard namesChannel(evidence), evidence.request.omits(.channelID) else { return nil }
      return """
        The \(noun(for: evidence)) has no apns-channel-id, so APNs answers 400 MissingChannelId. \
        Send the identifier that APNs returned when the channel was created.
        """
    },
    .request("broadcast.channel-id.not-base64", .rejected, for: .allRequests) { evidence in
      guard namesChannel(evidence), let value = evidence.request.headers[.channelID],
        !Base64.holds(Array(value.utf8)) || PrintedToken.isNothing(value)
      else { return nil }
      return """
        apns-channel-id is \(Quotation.of(value)), so APNs answers 400 BadChannelId; the Base64 \
        text that APNs returned when the channel was created is expected, unchanged.
        """
    },
  ]

  // MARK: - apns-push-type

  private static let pushType: [PayloadRule] = [
    .request("broadcast.push-type.missing", .rejected) { evidence in
      guard evidence.request.isBroadcast, evidence.request.omits(.pushType) else { return nil }
      return """
        The broadcast has no apns-push-type, so APNs answers 400 MissingPushType. Send \
        liveactivity.
        """
    },
    .request("broadcast.push-type.not-live-activity", .rejected) { evidence in
      guard evidence.request.isBroadcast, let value = evidence.request.headers[.pushType],
        evidence.request.pushType != .liveactivity
      else { return nil }
      return """
        apns-push-type of the broadcast is \(Quotation.of(value)), so APNs answers 400 \
        InvalidPushType; only Live Activities are broadcast. Send liveactivity.
        """
    },
  ]

  // MARK: - Other headers

  private static let headers: [PayloadRule] = [
    .request("broadcast.expiration.required", .warning) { evidence in
      guard evidence.request.isBroadcast, evidence.request.omits(.expiration) else { return nil }
      return """
        The broadcast has no apns-expiration, which Apple's table marks as required. Send 0 to try \
        once, as a channel without storage needs, or a time within eight hours.
        """
    },
    .request("broadcast.priority.required", .warning) { evidence in
      guard evidence.request.isBroadcast, evidence.request.omits(.priority) else { return nil }
      return """
        The broadcast has no apns-priority, which Apple's table marks as required. Send 10, 5 or 1.
        """
    },
    PayloadRule("broadcast.header.misplaced", .info) { evidence in
      let request = evidence.request
      guard request.isBroadcast else { return [] }
      return [PushRequest.Header.topic, .collapseID].filter { request.headers[$0] != nil }.map {
        PayloadFinding(
          """
          The broadcast has \($0.rawValue), which is not among the headers of a broadcast: the path \
          names the app, and the channel replaces the token. Leave it out.
          """,
          about: .header($0.rawValue)
        )
      }
    },
  ]

  // MARK: - The body

  private static let body: [PayloadRule] = [
    PayloadRule("broadcast.body.malformed", .rejected, for: .bodies) { evidence in
      // No source says whether APNs accepts malformed JSON that Foundation accepts, so the rule does not report such
      // JSON.
      guard evidence.request.isBroadcast || evidence.channelRequest != nil,
        let error = evidence.syntaxError, !error.isLimit,
        !error.isReadByFoundation
      else { return [] }
      let count = evidence.bytes.count
      let offset = Swift.min(error.offset, count)
      return [
        PayloadFinding(
          """
          The body of the \(noun(for: evidence)) is not valid JSON, so APNs answers 400 \
          BadRequestPayload.
          """,
          range: offset..<Swift.min(offset + 1, count)
        )
      ]
    },
    .member("broadcast.event.start", .ignored, .event) { event, evidence in
      guard evidence.request.isBroadcast, event.string == "start" else { return nil }
      return """
        The event of the broadcast is "start", but a broadcast can only update or end a Live \
        Activity. Start it with the push-to-start token of each device, and set \
        input-push-channel so that it listens to the channel.
        """
    },
    .member("broadcast.widgets", .ignored, .contentChanged) { changed, evidence in
      guard evidence.request.isBroadcast else { return nil }
      return """
        The broadcast has content-changed, but no broadcast reaches widgets or controls. Send it to \
        the token of each device, with push type widgets or controls.
        """
    },
  ]
}
