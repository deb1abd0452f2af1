extension CustomRules {
  // MARK: - Headers in the body

  static let headers: [PayloadRule] = [
    PayloadRule("custom.header-in-body", .warning, needs: .headerName) { evidence in
      guard let root = evidence.root, serializedPayload(in: evidence) == nil else { return [] }
      // Another rule reports unknown members directly in aps.
      let members = root.allMembers.filter { member in
        !(evidence.aps.map(member.name.isMember) ?? false)
      }
      let inHeaders = Set(
        members.filter { $0.value.kind == .object && isHeaders($0.name.string) }
          .flatMap { $0.value.members }.filter { word(for: $0.name.string) != nil }
          .map(\.name.range.lowerBound)
      )
      return members.compactMap { member in
        let name = member.name.string
        guard
          let header = header(of: name)
            ?? (inHeaders.contains(member.name.range.lowerBound) ? word(for: name) : nil)
        else { return nil }
        return PayloadFinding(at: member.name) {
          """
          \(Quotation.of(name)) is a request header. APNs does not read it in the body, and the app \
          receives it like one of its own values. Send it as the header \(header.rawValue).
          """
        }
      }
    },
    PayloadRule("custom.header-word-in-body", .info, needs: .headerName) { evidence in
      guard let root = evidence.root, evidence.aps != nil else { return [] }
      return root.members.compactMap { member in
        guard let header = word(for: member.name.string), fits(member.value, header) else {
          return nil
        }
        return PayloadFinding(at: member.name) {
          """
          \(Quotation.of(member.name.string)) with this value is like the header \(header.rawValue), \
          which APNs does not read in the body. If it is a value of your own, leave it there. If it \
          is for APNs, send it as a header.
          """
        }
      }
    },
  ]

  /// Returns the header that a name such as `apns_priority` or `apnsPushType` stands for; nil for any other name.
  static func header(of name: String) -> PushRequest.Header? {
    guard name.utf8.count <= 24 else { return nil }
    return headersByWord[plain(name)]
  }

  static func plain(_ name: String) -> String {
    String(decoding: Suggestion.plain(name), as: UTF8.self)
  }

  private static let headersByWord = Dictionary(
    uniqueKeysWithValues: PushRequest.Header.allCases.map { (plain($0.rawValue), $0) }
  )

  static func isHeaders(_ name: String) -> Bool {
    ["headers", "header", "apnsheaders", "apnheaders"].contains(plain(name))
  }

  /// Returns the header that libraries set from an option with this name, such as `priority`; nil for any other name.
  static func word(for name: String) -> PushRequest.Header? {
    words[plain(name)]
  }

  private static let words: [String: PushRequest.Header] = [
    "pushtype": .pushType, "priority": .priority, "topic": .topic, "collapseid": .collapseID,
    "expiration": .expiration, "expiry": .expiration, "channelid": .channelID,
  ]

  /// Returns whether a value is typical of the header, and unusual for one of the app's own members.
  private static func fits(_ value: JSONDocument.Element, _ header: PushRequest.Header) -> Bool {
    switch header {
    case .pushType: PushType(rawValue: value.string.lowercased()) != nil
    case .priority: ["10", "5"].contains(value.kind == .number ? value.spelling : value.string)
    case .topic:
      value.string.split(separator: ".").count > 2 && PushDestination.isBundleID(value.string)
    case .expiration: (value.wholeNumber ?? 0) > 1_000_000_000
    case .collapseID: value.kind == .string
    case .id, .requestID, .channelID: false
    }
  }
}
