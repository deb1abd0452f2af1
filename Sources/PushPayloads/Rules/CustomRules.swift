/// Rules about the members beside `aps`: the app's own values, and misplaced members.
enum CustomRules {
  static let all: [PayloadRule] = values + strays + headers + content + wrappers

  // MARK: - Values

  private static let values: [PayloadRule] = [
    .value("custom.null", .warning, needs: .nulls) { evidence in
      guard let root = evidence.root else { return nil }
      let nulls = root.members.filter { $0.name.string != "aps" }
        .flatMap { $0.value.values(of: .null) }
      guard let first = nulls.first else { return nil }
      let count = nulls.count
      return PayloadFinding(at: first) {
        """
        \(count == 1 ? "A value beside aps is null." : "\(count) values beside aps are null.") \
        Apple documents objects, arrays, strings, numbers and Booleans. The app receives NSNull, \
        and a cast to one of these types fails. Leave out members without a value.
        """
      }
    },
    .value("custom.simulator-target-bundle", .warning, needs: .stray) { evidence in
      // `Simulator Target Bundle` is for `simctl push`, but a request with headers or a path is for APNs.
      let request = evidence.request
      guard
        request.headersComplete || !request.headers.isEmpty || !request.repeated.isEmpty
          || request.path != nil,
        let root = evidence.root, root["Simulator Target Bundle"] != nil,
        let member = root.members.first(where: { $0.name.string == "Simulator Target Bundle" })
      else { return nil }
      return PayloadFinding(at: member.name) {
        """
        "Simulator Target Bundle" tells the simulator which app a file is for. APNs passes it to \
        the app like one of the app's own values. Leave it out of what you send.
        """
      }
    },
  ]

  // MARK: - Members of aps, and headers

  private static let strays: [PayloadRule] = [
    PayloadRule("custom.aps-key-at-root", .warning, needs: .stray) { evidence in
      strays(of: evidence, areWords: false).map { stray in
        PayloadFinding(at: stray.value) {
          """
          \(stray.key.rawValue) is beside aps, where the system does not read it. Move it into \
          aps.
          """
        }
      }
    },
    PayloadRule("custom.aps-word-at-root", .info, needs: .stray) { evidence in
      strays(of: evidence, areWords: true).map { stray in
        PayloadFinding(at: stray.value) {
          """
          \(stray.key.rawValue) is beside aps and not in it, so the system does not read it. If it \
          is a value of your own, leave it there. If it is for the system, move it into aps.
          """
        }
      }
        + respelled(in: evidence).map { member in
          PayloadFinding(at: member.name) {
            """
            \(Quotation.of(member.name.string)) is beside aps, and the system does not read it. If it \
            is for the system, write \(member.key.rawValue) inside aps.
            """
          }
        }
    },
  ]

  /// Returns the root members that belong in `aps` and that `aps` lacks, with their values.
  ///
  /// If `areWords` is true, only `alert`, `badge` and `sound` count, the names without a hyphen. These can be the app's
  /// own members in a silent push, so the result for a silent push is empty. The result is also empty if the body has
  /// no `aps` object, or if the app reads the whole body, as with PushKit.
  private static func strays(
    of evidence: PayloadEvidence,
    areWords: Bool
  ) -> [(key: APSKey, value: JSONDocument.Element)] {
    guard let root = evidence.root, evidence.aps != nil, evidence.mayNeedAPS else { return [] }
    let isSilent =
      evidence.pushType == .background
      || evidence[.contentAvailable]?.wholeNumber == 1
        && ![APSKey.alert, .badge, .sound].contains(where: evidence.has)
    guard !areWords || !isSilent else { return [] }
    return stray(in: root).filter { isWord($0.key) == areWords && evidence[$0.key] == nil }
  }

  /// Returns the members at the root that have the name of an `aps` member and a value that the system could read.
  ///
  /// A name without a hyphen counts only if it is `alert`, `badge` or `sound`, because an app can have its own
  /// `category`, `event` or `timestamp`.
  static func stray(in root: JSONDocument.Element) -> [(key: APSKey, value: JSONDocument.Element)] {
    APSKey.allCases.compactMap { key in
      guard let value = root[key.rawValue] else { return nil }
      let isMeant =
        switch key {
        case .alert: value.kind == .string || value["body"] != nil || value["title"] != nil
        case .badge: value.kind == .number || Int(value.string) != nil
        case .sound: value.kind == .string
        default: !isWord(key)
        }
      return isMeant ? (key, value) : nil
    }
  }

  /// Returns the members at the root with misspelled names such as `contentAvailable`, if `aps` lacks the member.
  private static func respelled(
    in evidence: PayloadEvidence
  ) -> [(key: APSKey, name: JSONDocument.Element)] {
    guard let root = evidence.root, evidence.aps != nil, evidence.mayNeedAPS else { return [] }
    return root.members.compactMap { member in
      let name = member.name.string
      let key = [APSKey.contentAvailable, .mutableContent, .interruptionLevel, .relevanceScore]
        .first { $0.rawValue != name && plain($0.rawValue) == plain(name) && evidence[$0] == nil }
      return key.map { ($0, member.name) }
    }
  }

  private static func isWord(_ key: APSKey) -> Bool { !key.rawValue.contains("-") }
}
