/// A request that manages the broadcast channels of an app, and is not a push.
///
/// Apple, Sending channel management requests to APNs (Specs/decisions/0085-requests-to-channels.md).
struct ChannelRequest: Sendable, Hashable {
  enum Endpoint: String, CaseIterable, Sendable, Hashable {
    case channels
    case allChannels = "all-channels"

    var actions: KeyValuePairs<String, Action> {
      switch self {
      case .channels: ["POST": .create, "GET": .read, "DELETE": .delete]
      case .allChannels: ["GET": .list]
      }
    }
  }

  enum Action: Sendable, Hashable {
    /// Creates a channel; the only action whose request has a body.
    case create
    case read
    case delete
    case list
  }

  /// The endpoint in the path; nil if the path is unknown.
  let endpoint: Endpoint?
  /// The bundle identifier in the path; nil if the path is unknown.
  let bundleID: String?
  /// The action; nil if the action is unknown, or if the endpoint has no action for the method.
  let action: Action?

  /// Recognizes a request that manages channels; nil for a push.
  ///
  /// If the path is known, the path decides whether the request manages channels; otherwise the method, the headers and
  /// the body decide. If the method is unknown, a body means that the request creates a channel.
  init?(of request: PushRequest, body: [UInt8], root: JSONDocument.Element?) {
    if let path = request.path {
      guard let place = Self.place(in: path) else { return nil }
      endpoint = place.endpoint
      bundleID = place.bundleID
      if let method = request.method {
        action = place.endpoint.actions.first { $0.key == method }?.value
      } else {
        action = place.endpoint == .allChannels ? .list : body.isEmpty ? nil : .create
      }
      return
    }
    endpoint = nil
    bundleID = nil
    switch request.method {
    case "GET" where body.isEmpty: action = nil
    case "DELETE" where body.isEmpty: action = .delete
    case nil, "POST":
      guard request.headers[.pushType] == nil, request.impliedPushType == nil,
        let root, root[Member.storagePolicy.rawValue] != nil, root["aps"] == nil
      else { return nil }
      action = .create
    default: return nil
    }
  }

  static func place(in path: String) -> (endpoint: Endpoint, bundleID: String)? {
    guard path.utf8.starts(with: "/1/apps/".utf8) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts.prefix(3) == ["", "1", "apps"],
      PushDestination.isBundleID(parts[3]), let endpoint = Endpoint(rawValue: parts[4])
    else { return nil }
    return (endpoint, parts[3])
  }
}

extension ChannelRequest {
  enum Member: String, CaseIterable {
    /// 0 for a channel that stores no message, 1 for a channel that stores the most recent message.
    case storagePolicy = "message-storage-policy"
    /// The push type of the channel, which is `LiveActivity`.
    case pushType = "push-type"
  }
}

extension PushRequest {
  /// Returns whether rules check the body: the request must be a push, or must create a channel.
  package func judgesBody(_ body: [UInt8]) -> Bool {
    PayloadRuleScope.bodies.includes(PayloadEvidence(bytes: body, request: self).channelRequest)
  }
}
