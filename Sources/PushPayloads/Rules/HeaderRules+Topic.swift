extension HeaderRules {
  // MARK: - apns-topic

  static let topic: [PayloadRule] = [
    .request("headers.topic.missing", .warning, needs: .headersComplete) { evidence in
      // A broadcast names the app in its path.
      guard evidence.request.omits(.topic), !evidence.isBroadcast else { return nil }
      return """
        There is no apns-topic, so APNs answers 400 MissingTopic, unless the certificate is for \
        a single topic. Send the bundle identifier, with the suffix of the push type.
        """
    },
    .request("headers.topic.placeholder", .rejected, needs: .header(.topic)) { evidence in
      // Another rule is about the topic of a managed device.
      guard let topic = evidence.request.topic, isPlaceholder(topic), !evidence.isBroadcast,
        evidence.pushType != .mdm
      else { return nil }
      return """
        apns-topic is \(Quotation.of(topic)), so APNs answers 400 MissingTopic or BadTopic: the \
        server has no value for it, such as a variable of its environment. Send the bundle \
        identifier of the app, with the suffix of the push type.
        """
    },
    .request("headers.topic.wrong-suffix", .rejected, needs: [.header(.topic), .header(.pushType)])
    { evidence in
      guard let topic = evidence.request.topic, !isPlaceholder(topic), let type = evidence.pushType,
        let suffix = type.topicSuffix, !evidence.isBroadcast,
        !topic.hasSuffix(suffix) || topic == suffix
      else { return nil }
      let rest = suffix.isEmpty ? "" : " followed by \(suffix)"
      return """
        apns-topic is \(Quotation.of(topic)), so APNs answers 400 BadTopic, TopicDisallowed or \
        DeviceTokenNotForTopic; for push type \(type.rawValue) the bundle identifier\(rest) is \
        expected.
        """
    },
    .request("headers.topic.malformed", .warning, needs: .header(.topic)) { evidence in
      guard let topic = evidence.request.topic, !isPlaceholder(topic), !evidence.isBroadcast,
        // Other rules report a suffix without an identifier, and control characters.
        topic != evidence.pushType?.topicSuffix, FieldValue.control(in: topic) == nil,
        !PushDestination.isBundleID(topic) || topic.hasPrefix(".") || topic.hasSuffix(".")
          || zip(topic.utf8, topic.utf8.dropFirst()).contains(where: { $0 == dot && $1 == dot })
      else { return nil }
      return """
        apns-topic is \(Quotation.of(topic)); a bundle identifier has words of letters, digits and \
        hyphens, with one dot between words. Send the identifier of the app, with the suffix of \
        the push type.
        """
    },
    .request(
      "headers.topic.contradicts-body",
      .warning,
      needs: .header(.topic),
      types: PushType.allCases.filter { !$0.needsAPS } + [nil]
    ) { evidence in
      guard let topic = evidence.request.topic, !isPlaceholder(topic),
        evidence.request.headers[.pushType] == nil,
        !evidence.isBroadcast, let shape = evidence.shape, let suffix = shape.topicSuffix,
        !suffix.isEmpty, evidence.pushType.map({ !$0.needsAPS }) ?? true,
        shape != evidence.pushType
      else { return nil }
      let bundleID = topic.dropLast(evidence.pushType?.topicSuffix?.count ?? 0)
      let ending = shape == .widgets ? "\(suffix), or .push-type.controls" : suffix
      return """
        The body is for push type \(shape.rawValue), and apns-topic is \(Quotation.of(topic)), so \
        APNs can answer 400 DeviceTokenNotForTopic. Send the push type \(shape.rawValue) and the \
        topic \(Quotation.harmless(String(bundleID)))\(ending).
        """
    },
    .request(
      "headers.topic.foreign-suffix",
      .warning,
      needs: [.header(.topic), .header(.pushType)]
    ) { evidence in
      guard let topic = evidence.request.topic, let type = evidence.pushType,
        type.topicSuffix == "", !evidence.isBroadcast,
        let other = tellingSuffixes.first(where: { topic.hasSuffix($0.suffix) })
      else { return nil }
      return """
        apns-topic is \(Quotation.of(topic)), which ends like a topic of push type \
        \(other.type.rawValue), but this push is of type \(type.rawValue). Send the bundle \
        identifier alone, or the push type of the topic.
        """
    },
  ]

  private static func isPlaceholder(_ topic: String) -> Bool {
    topic.isEmpty || PrintedToken.isNothing(topic)
  }

  private static let dot = UInt8(ascii: ".")

  /// The topic suffixes that reveal the push type, because no bundle identifier ends with such a suffix.
  ///
  /// An app can be called com.example.voip or com.example.complication, so these two suffixes are left out.
  private static let tellingSuffixes: [(type: PushType, suffix: String)] =
    PushType.allCases.compactMap { type in
      guard let suffix = type.topicSuffix, suffix.dropFirst().contains(where: { ".-".contains($0) })
      else { return nil }
      return (type, suffix)
    }
}
