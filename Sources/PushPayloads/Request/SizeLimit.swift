/// The APNs interface whose size limits apply.
public enum LimitProfile: String, CaseIterable, Sendable, Hashable {
  /// The HTTP/2 interface: 4096 bytes, or 5120 for VoIP and broadcasts.
  case current
  /// The binary interface from iOS 8 on: 2048 bytes.
  ///
  /// This interface was shut down on March 31, 2021. The limit is kept for archived payloads.
  case ios8
  /// The binary interface before iOS 8: 256 bytes, for archived payloads.
  case legacy
}

/// The size limit of a push's body.
///
/// The limit applies to the body as sent: serialized, in UTF-8, without compression (Apple, Sending notification
/// requests to APNs).
package struct SizeLimit: Sendable, Hashable {
  package let bytes: Int

  /// Creates the limit of a push type; an unknown type gets the limit that all types except VoIP have.
  ///
  /// A broadcast has its own limit (Apple, Sending broadcast push notification requests to APNs).
  package init(
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

  package func allows(_ count: Int) -> Bool { count <= bytes }
}
