/// The era whose size limits apply.
public enum LimitProfile: String, CaseIterable, Sendable, Hashable {
  /// The HTTP/2 interface: 4096 bytes, or 5120 for VoIP and for a broadcast.
  case current
  /// The binary interface from iOS 8 on: 2048 bytes. For archives; it was shut down on 31 March 2021.
  case ios8
  /// The binary interface before iOS 8: 256 bytes. For archives as well.
  case legacy
}

/// How many bytes the body of a push may have.
///
/// What counts is the body as it is sent: after serialisation, in UTF-8, without compression
/// (Apple, Sending notification requests to APNs).
public struct SizeLimit: Sendable, Hashable {
  /// The largest body that is accepted.
  public let bytes: Int

  /// Looks up the limit of a push type; one that is unknown gets what all but VoIP have.
  ///
  /// A broadcast has a limit of its own (Apple, Sending broadcast push notification requests to APNs).
  public init(
    profile: LimitProfile = .current,
    pushType: PushType? = nil,
    isBroadcast: Bool = false
  ) {
    bytes =
      switch profile {
      case .current: isBroadcast || pushType == .voip ? 5_120 : 4_096
      case .ios8: 2_048
      case .legacy: 256
      }
  }

  /// Whether a body of that many bytes is not too large.
  public func allows(_ count: Int) -> Bool { count <= bytes }
}
