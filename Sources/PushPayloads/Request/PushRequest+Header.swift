extension PushRequest {
  /// The request headers that say something about the payload.
  public enum Header: String, CaseIterable, Sendable, Hashable {
    /// What the push is for.
    case pushType = "apns-push-type"
    /// How urgent it is: 10, 5 or 1.
    case priority = "apns-priority"
    /// The app or service it is for.
    case topic = "apns-topic"
    /// What makes later pushes replace earlier ones.
    case collapseID = "apns-collapse-id"
    /// Until when APNs keeps it, in seconds since 1970.
    case expiration = "apns-expiration"
    /// The identifier of the request.
    case id = "apns-id"
    /// The channel that a broadcast goes to.
    case channelID = "apns-channel-id"
  }

  /// Whether a header is known not to be sent: it is not given, and all that are sent are given.
  public func omits(_ header: Header) -> Bool {
    headersComplete && headers[header] == nil && repeated[header] == nil && uncarried[header] == nil
  }
}
