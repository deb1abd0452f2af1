extension PushRequest {
  /// The push type that the topic is for, where no header states one; nil where the topic does not tell.
  ///
  /// A suffix belongs to one type (Apple, Sending notification requests to APNs), and the topic of a
  /// managed device has a beginning of its own. A bundle identifier alone is the topic of alerts and of
  /// background pushes, and of websites: it tells nothing
  /// (Specs/decisions/0027-a-push-type-that-is-not-stated.md).
  public var impliedPushType: PushType? {
    guard headers[.pushType] == nil, !isBroadcast, let topic else { return nil }
    if topic.hasPrefix(PushType.managementTopicPrefix) { return .mdm }
    return PushType.allCases.first { type in
      guard let suffix = type.topicSuffix, !suffix.isEmpty else { return false }
      return topic.hasSuffix(suffix) && topic != suffix
    }
  }

  /// The request without the values that HTTP/2 does not carry, which are as good as unknown: no rule
  /// can say what APNs makes of what never reaches it.
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
