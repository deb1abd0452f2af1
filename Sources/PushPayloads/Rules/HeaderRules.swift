/// What the request headers hold to, by themselves and beside the body.
enum HeaderRules {
  static let all: [PayloadRule] = [
    PayloadRule("headers.push-type.invalid", .rejected) { evidence in
      guard let value = evidence.request.headers[.pushType], evidence.request.pushType == nil else {
        return []
      }
      let names = PushType.allCases.map(\.rawValue)
      return [
        PayloadFinding(
          """
          apns-push-type is \(Quotation.of(value)), which APNs answers with 400 InvalidPushType; \
          the types are \(names.joined(separator: ", ")).\(Suggestion.question(for: value, in: names))
          """
        )
      ]
    },
    PayloadRule("headers.push-type.missing", .warning) { evidence in
      guard evidence.request.headersComplete, evidence.request.headers[.pushType] == nil else {
        return []
      }
      return [
        PayloadFinding(
          """
          There is no apns-push-type. watchOS 6 and later need it, and elsewhere its absence delays or \
          drops pushes. Send what the push is for, say alert or background.
          """
        )
      ]
    },
    PayloadRule("headers.push-type.alert-shows-nothing", .warning) { evidence in
      guard evidence.request.pushType == .alert, let aps = evidence.aps,
        !evidence.has(.alert), !evidence.has(.badge), !evidence.has(.sound)
      else { return [] }
      return [
        PayloadFinding(
          """
          A push of type alert has no alert, badge or sound. \
          Add one, or send it with the type that it is of; background wakes the app silently.
          """,
          at: aps
        )
      ]
    },
    PayloadRule("headers.priority.invalid", .rejected) { evidence in
      guard let value = evidence.request.headers[.priority], !["1", "5", "10"].contains(value)
      else {
        return []
      }
      return [
        PayloadFinding(
          """
          apns-priority is \(Quotation.of(value)), which APNs answers with 400 BadPriority; \
          the priorities are 10, 5 and 1.
          """
        )
      ]
    },
    PayloadRule("headers.expiration.not-a-number", .rejected) { evidence in
      guard let value = evidence.request.headers[.expiration],
        value.isEmpty || !value.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return [] }
      return [
        PayloadFinding(
          """
          apns-expiration is \(Quotation.of(value)), which APNs answers with 400 BadExpirationDate; \
          whole seconds since 1970 are expected, or 0 to try once.
          """
        )
      ]
    },
    PayloadRule("headers.collapse-id.too-long", .rejected) { evidence in
      guard let value = evidence.request.collapseID, value.utf8.count > 64 else { return [] }
      return [
        PayloadFinding(
          """
          apns-collapse-id has \(value.utf8.count) bytes, more than the 64 that APNs takes \
          (400 BadCollapseId). Shorten it; bytes of UTF-8 count, not characters.
          """
        )
      ]
    },
    PayloadRule("headers.topic.wrong-suffix", .rejected) { evidence in
      // The reverse cannot be told: an app may well be called com.example.voip.
      guard let topic = evidence.request.topic, let type = evidence.request.pushType,
        let suffix = type.topicSuffix, !topic.hasSuffix(suffix)
      else { return [] }
      return [
        PayloadFinding(
          """
          apns-topic is \(Quotation.of(topic)); for push type \(type.rawValue) the bundle identifier \
          with \(suffix) behind it is expected.
          """
        )
      ]
    },
  ]
}
