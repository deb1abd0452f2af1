/// Where a push is sent: what its path names.
///
/// Apple, Sending notification requests to APNs; Sending broadcast push notification requests to APNs.
public enum PushDestination: Sendable, Hashable {
  /// One device, by the text that stands in the path where its token belongs.
  case device(token: String)
  /// All devices that are subscribed to a channel of an app.
  case broadcast(bundleID: String)

  private static let devicePrefix = "/3/device"
  private static let broadcastPrefix = "/4/broadcasts/apps/"

  /// Reads a path as it is sent; nil if no push goes there.
  ///
  /// Whatever stands behind `/3/device/` is taken for a token, since an impossible one is among the
  /// things to be judged.
  public init?(path: String) {
    if path == Self.devicePrefix {
      self = .device(token: "")
    } else if path.hasPrefix(Self.devicePrefix + "/") {
      self = .device(token: String(path.dropFirst(Self.devicePrefix.count + 1)))
    } else if path.hasPrefix(Self.broadcastPrefix) {
      let bundleID = path.dropFirst(Self.broadcastPrefix.count)
      guard !bundleID.isEmpty, bundleID.utf8.allSatisfy(Self.mayStandInBundleID) else { return nil }
      self = .broadcast(bundleID: String(bundleID))
    } else {
      return nil
    }
  }

  /// The path.
  public var path: String {
    switch self {
    case .device(let token): "\(Self.devicePrefix)/\(token)"
    case .broadcast(let bundleID): "\(Self.broadcastPrefix)\(bundleID)"
    }
  }

  /// Whether a path is one for the channels of an app, which other servers answer and no push takes.
  ///
  /// Apple, Sending channel management requests to APNs.
  static func isForChannelManagement(_ path: String) -> Bool {
    path.hasPrefix("/1/apps/") && (path.hasSuffix("/channels") || path.hasSuffix("/all-channels"))
  }

  /// Letters, digits, hyphens and dots (Apple, CFBundleIdentifier); an underscore is let pass.
  private static func mayStandInBundleID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
