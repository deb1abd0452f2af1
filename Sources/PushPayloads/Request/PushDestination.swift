/// The destination of a push, which the path of the request names.
///
/// Apple, Sending notification requests to APNs; Sending broadcast push notification requests to APNs.
public enum PushDestination: Sendable, Hashable {
  /// One device, with the part of the path after `/3/device/`.
  case device(token: String)
  /// All devices that subscribe to a channel of an app.
  case broadcast(bundleID: String)

  private static let devicePrefix = "/3/device"
  private static let broadcastPrefix = "/4/broadcasts/apps/"

  /// Reads a path as sent; nil for a path that is not for pushes.
  ///
  /// Any text after `/3/device/` counts as a token, because rules also check impossible tokens.
  public init?(path: String) {
    if path == Self.devicePrefix {
      self = .device(token: "")
    } else if path.hasPrefix(Self.devicePrefix + "/") {
      self = .device(token: String(path.dropFirst(Self.devicePrefix.count + 1)))
    } else if path.hasPrefix(Self.broadcastPrefix) {
      let bundleID = path.dropFirst(Self.broadcastPrefix.count)
      guard Self.isBundleID(bundleID) else { return nil }
      self = .broadcast(bundleID: String(bundleID))
    } else {
      return nil
    }
  }

  /// The path of the request, such as `/3/device/` with the token.
  public var path: String {
    switch self {
    case .device(let token): "\(Self.devicePrefix)/\(token)"
    case .broadcast(let bundleID): "\(Self.broadcastPrefix)\(bundleID)"
    }
  }

  static func isBundleID(_ text: some StringProtocol) -> Bool {
    // Apple, CFBundleIdentifier: letters, digits, hyphens and dots. This check also accepts underscores.
    !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._".utf8.contains($0) }
  }
}
