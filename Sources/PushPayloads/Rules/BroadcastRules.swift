/// Rules about broadcasts, which update or end a Live Activity on all devices of a channel.
enum BroadcastRules {
  static let all: [PayloadRule] = path + channel + pushType + body

  // MARK: - Path and channel

  private static let path: [PayloadRule] = [
    PayloadRule("broadcast.bundle-id.with-suffix", .rejected) { evidence in
      guard case .broadcast(let bundleID)? = evidence.request.destination,
        let suffix = PushType.liveactivity.topicSuffix, bundleID.hasSuffix(suffix)
      else { return [] }
      return [
        PayloadFinding(
          """
          The path of the broadcast names \(Quotation.of(bundleID)), which APNs answers with \
          400 TopicDisallowed; the bundle identifier alone is expected. Leave out \(suffix).
          """
        )
      ]
    }
  ]

  private static let channel: [PayloadRule] = [
    PayloadRule("broadcast.channel-id.missing", .rejected) { evidence in
      guard evidence.request.isBroadcast, evidence.request.omits(.channelID) else { return [] }
      return [
        PayloadFinding(
          """
          The broadcast has no apns-channel-id, which APNs answers with 400 MissingChannelId. \
          Send the identifier that APNs returned when the channel was created.
          """
        )
      ]
    },
    PayloadRule("broadcast.channel-id.not-base64", .rejected) { evidence in
      guard evidence.request.isBroadcast, let value = evidence.request.headers[.channelID],
        !Base64.holds(Array(value.utf8))
      else { return [] }
      return [
        PayloadFinding(
          """
          apns-channel-id is \(Quotation.of(value)), which APNs answers with 400 BadChannelId; \
          the Base64 text that APNs returned when the channel was created is expected, unchanged.
          """
        )
      ]
    },
  ]

  // MARK: - apns-push-type

  private static let pushType: [PayloadRule] = [
    PayloadRule("broadcast.push-type.missing", .rejected) { evidence in
      guard evidence.request.isBroadcast, evidence.request.omits(.pushType) else { return [] }
      return [
        PayloadFinding(
          """
          The broadcast has no apns-push-type, which APNs answers with 400 MissingPushType. \
          Send liveactivity.
          """
        )
      ]
    },
    PayloadRule("broadcast.push-type.not-live-activity", .rejected) { evidence in
      guard evidence.request.isBroadcast, let value = evidence.request.headers[.pushType],
        evidence.request.pushType != .liveactivity
      else { return [] }
      return [
        PayloadFinding(
          """
          apns-push-type of the broadcast is \(Quotation.of(value)), which APNs answers with \
          400 InvalidPushType; only Live Activities are broadcast. Send liveactivity.
          """
        )
      ]
    },
  ]

  // MARK: - The body

  private static let body: [PayloadRule] = [
    PayloadRule("broadcast.body.malformed", .rejected) { evidence in
      // APNs may accept errors that Foundation accepts; no source says.
      guard evidence.request.isBroadcast, let error = evidence.syntaxError, !error.isLimit,
        !error.isReadByFoundation
      else { return [] }
      let count = evidence.bytes.count
      let offset = Swift.min(error.offset, count)
      return [
        PayloadFinding(
          "The body of the broadcast is no JSON text, which APNs answers with 400 BadRequestPayload.",
          range: offset..<Swift.min(offset + 1, count)
        )
      ]
    },
    PayloadRule("broadcast.event.start", .ignored) { evidence in
      guard evidence.request.isBroadcast, let event = evidence[.event], event.string == "start"
      else { return [] }
      return [
        PayloadFinding(
          """
          The event of the broadcast is "start"; a broadcast updates or ends a Live Activity and starts \
          none. Start it with the push-to-start token of each device, with input-push-channel to have it \
          listen to the channel.
          """,
          at: event
        )
      ]
    },
    PayloadRule("broadcast.widgets", .ignored) { evidence in
      guard evidence.request.isBroadcast, let changed = evidence[.contentChanged] else { return [] }
      return [
        PayloadFinding(
          """
          The broadcast has content-changed, but no broadcast reaches widgets or controls. Send it to \
          the token of each device, with push type widgets or controls.
          """,
          at: changed
        )
      ]
    },
  ]
}
