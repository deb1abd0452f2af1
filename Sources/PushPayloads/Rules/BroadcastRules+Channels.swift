extension BroadcastRules {
  // MARK: - Requests that create, read, delete or list channels

  static let channelRequests: [PayloadRule] = [
    .request("broadcast.channels.method", .rejected, for: .channelRequests) { evidence in
      guard let endpoint = evidence.channelRequest?.endpoint, let method = evidence.request.method,
        !endpoint.actions.contains(where: { $0.key == method })
      else { return nil }
      let methods = endpoint.actions.map(\.key).joined(separator: ", ")
      return """
        The method is \(Quotation.of(method)), so APNs answers 404 BadPath or 405 \
        MethodNotAllowed; use one of these methods of /\(endpoint.rawValue), in capitals: \
        \(methods).
        """
    },
    .request("broadcast.channels.needless-body", .info, for: .channelRequests) { evidence in
      guard let action = evidence.channelRequest?.action, action != .create,
        !evidence.bytes.isEmpty
      else { return nil }
      return """
        The request \(purpose(of: action)) and has a body. Apple documents no body for it, and \
        in HTTP it has no meaning (RFC 9110, section 9.3). Send no body.
        """
    },
    PayloadRule("broadcast.channels.unknown-member", .rejected, for: .channelRequests) { evidence in
      guard let root = configuration(in: evidence) else { return [] }
      return root.members.filter { !members.contains($0.name.string) }.map { member in
        PayloadFinding(at: member.name) { unknownMember(member.name.string) }
      }
    },
    .value("broadcast.channels.push-type", .rejected, for: .channelRequests) { evidence in
      guard let root = configuration(in: evidence) else { return nil }
      guard let type = root.valued(ChannelRequest.Member.pushType.rawValue) else {
        return PayloadFinding(at: root) {
          """
          The body has no push-type, so APNs answers 400 MissingPushType. Add "push-type": \
          "LiveActivity".
          """
        }
      }
      // Apple spells the only type of channels in three ways (Specs/decisions/0016).
      guard type.string.lowercased() != PushType.liveactivity.rawValue else { return nil }
      return PayloadFinding(at: type) {
        """
        push-type is \(type.quoted), so APNs answers 400 InvalidPushType; channels are for Live \
        Activities. Write "LiveActivity".
        """
      }
    },
    .value("broadcast.channels.storage-policy", .warning, for: .channelRequests) { evidence in
      guard let root = configuration(in: evidence) else { return nil }
      guard let policy = root.valued(ChannelRequest.Member.storagePolicy.rawValue) else {
        return PayloadFinding(at: root) {
          "The body has no message-storage-policy, which Apple requires. \(policies)"
        }
      }
      guard ![0, 1].contains(policy.wholeNumber) else { return nil }
      return PayloadFinding(at: policy) {
        """
        message-storage-policy is \(policy.quoted); Apple documents the numbers 0 and 1. \(policies)
        """
      }
    },
  ]

  private static let members = ChannelRequest.Member.allCases.map(\.rawValue)

  private static let policies =
    "Write 0 for a channel that stores no message, and 1 for one that stores the most recent message."

  private static func configuration(in evidence: PayloadEvidence) -> JSONDocument.Element? {
    evidence.channelRequest?.action == .create ? evidence.root : nil
  }

  private static func unknownMember(_ name: String) -> String {
    let hint =
      name == "aps"
      ? " A push to the channel goes to /4/broadcasts/apps/ and the bundle identifier."
      : Suggestion.question(for: name, in: members)
    return """
      \(Quotation.of(name)) is not a member of a channel's configuration, so APNs answers 400 \
      BadRequestParams; the members are \(members.joined(separator: " and ")).\(hint)
      """
  }

  /// Returns the effect of an action, in words that follow "The request".
  private static func purpose(of action: ChannelRequest.Action) -> String {
    switch action {
    case .create: "creates a channel"
    case .read: "reads a channel"
    case .delete: "deletes a channel"
    case .list: "lists the channels of an app"
    }
  }
}
