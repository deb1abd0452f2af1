extension PushRequest {
  /// The push type that the topic implies.
  ///
  /// Nil if a header states a type, for a broadcast, and if the topic is unknown or ambiguous.
  ///
  /// A suffix belongs to one type (Apple, Sending notification requests to APNs), and the topic of a managed device has
  /// its own prefix. A bundle identifier alone is ambiguous: alerts, background pushes and websites use such a topic
  /// (Specs/decisions/0027-a-push-type-that-is-not-stated.md).
  public var impliedPushType: PushType? {
    guard headers[.pushType] == nil, !isBroadcast, let topic else { return nil }
    if topic.hasPrefix(PushType.managementTopicPrefix) { return .mdm }
    return PushType.allCases.first { type in
      guard let suffix = type.topicSuffix, !suffix.isEmpty else { return false }
      return topic.hasSuffix(suffix) && topic != suffix
    }
  }

  /// The request without the header values that HTTP/2 cannot transmit.
  ///
  /// Such values count as unknown: no rule can say how APNs treats a value that does not reach APNs.
  var carried: PushRequest {
    var request = self
    for (header, value) in headers where FieldValue.obstacle(in: value) != nil {
      request.headers[header] = nil
      request.uncarried[header] = [value]
    }
    for (header, values) in repeated
    where values.contains(where: { FieldValue.obstacle(in: $0) != nil }) {
      request.uncarried[header] = values
    }
    return request
  }
}
