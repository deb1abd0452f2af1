extension HeaderRules {
  // MARK: - apns-topic

  static let topic: [PayloadRule] = [
    PayloadRule("headers.topic.missing", .warning) { evidence in
      // A broadcast names the app in its path.
      guard evidence.request.omits(.topic), !evidence.request.isBroadcast else { return [] }
      return [
        PayloadFinding(
          """
          There is no apns-topic, which APNs answers with 400 MissingTopic, unless a certificate for a \
          single topic stands in for it. Send the bundle identifier, with the suffix of the push type.
          """
        )
      ]
    },
    PayloadRule("headers.topic.wrong-suffix", .rejected) { evidence in
      // The reverse cannot be told: an app may well be called com.example.voip.
      guard let topic = evidence.request.topic, let type = evidence.request.pushType,
        let suffix = type.topicSuffix, !evidence.request.isBroadcast,
        !topic.hasSuffix(suffix) || topic == suffix
      else { return [] }
      let rest = suffix.isEmpty ? "" : " with \(suffix) behind it"
      return [
        PayloadFinding(
          """
          apns-topic is \(Quotation.of(topic)); for push type \(type.rawValue) the bundle identifier\
          \(rest) is expected.
          """
        )
      ]
    },
  ]
}
