extension PushRequest {
  /// The request headers that concern the payload.
  public enum Header: String, CaseIterable, Sendable, Hashable {
    /// The purpose of the push, such as `alert`; see ``PushType``.
    case pushType = "apns-push-type"
    /// The priority: 10 to deliver at once, 5 to save power, 1 never to wake the device.
    case priority = "apns-priority"
    /// The topic: the app or service that the push is for.
    case topic = "apns-topic"
    /// The identifier by which a later push replaces an earlier push.
    case collapseID = "apns-collapse-id"
    /// The time until which APNs stores the push, in seconds since 1970.
    case expiration = "apns-expiration"
    /// The identifier of the request, a UUID, which APNs returns in its answer.
    case id = "apns-id"
    /// The channel that a broadcast goes to, or that a request reads or deletes: the Base64 text that APNs chose.
    case channelID = "apns-channel-id"
  }

  /// Returns whether the request certainly lacks a header: all sent headers are known, and the header is not among
  /// them.
  public func omits(_ header: Header) -> Bool {
    headersComplete && headers[header] == nil && repeated[header] == nil && uncarried[header] == nil
  }
}
