enum APSRules {
  static let all: [PayloadRule] =
    dictionary + null + badge.needing(.aps(.badge)) + sound.needing(.aps(.sound)) + identifiers
    + delivery + ranking + strangers

  // MARK: - The dictionary

  private static let dictionary: [PayloadRule] = [
    .value("aps.missing", .ignored, needs: .apsMissing) { evidence in
      guard let type = evidence.pushType, type.needsAPS,
        let root = evidence.root, evidence.apsValue == nil, !evidence.isForWallet
      else { return nil }
      return missing(in: root) {
        """
        This push of type \(type.rawValue) needs an aps dictionary at the root, and the payload \
        has none. APNs accepts the push, but nothing arrives on the device.
        """
      }
    },
    .value("aps.missing-for-unknown-type", .warning, needs: .apsMissing) { evidence in
      // A body for a managed device has only the member `mdm`.
      guard evidence.isTypeUnknown, let root = evidence.root,
        evidence.apsValue == nil, !(root.count == 1 && root["mdm"] != nil), !evidence.isForWallet,
        evidence.shape != .fileprovider
      else { return nil }
      return missing(in: root) {
        """
        The payload has no aps dictionary at the root. Only pushes of type voip, pushtotalk, \
        location, fileprovider, complication and mdm work without one. If this push has one of \
        these types, name it with --push-type.
        """
      }
    },
    .value("aps.not-an-object", .ignored, needs: .unusualKind) { evidence in
      guard let value = evidence.apsValue, value.kind != .object else { return nil }
      return PayloadFinding(at: value) { "aps is \(value.quoted); an object is expected." }
    },
    PayloadRule("aps.unknown-key", .warning, needs: .unknownAPSKey) { evidence in
      // Other documents specify the payload of a File Provider extension.
      guard let aps = evidence.aps, evidence.pushType != .fileprovider else { return [] }
      return aps.members.filter { APSKey(rawValue: $0.name.string) == nil }.map { member in
        let name = member.name.string
        return PayloadFinding(at: member.name) { unknownKey(name) }.fixed(
          by: isElsewhere(name)
            ? nil : Suggestion.name(for: name, in: APSKey.allCases.map(\.rawValue), of: aps)
        )
      }
    },
  ]

  private static func unknownKey(_ name: String) -> String {
    """
    \(Quotation.of(name)) is not a member of aps that Apple documents, so it is ignored. \
    \(home(of: name))
    """
  }

  /// Returns the advice about an unknown member of `aps`: the right place, or the member that was probably meant.
  private static func home(of name: String) -> String {
    if let header = CustomRules.header(of: name) ?? CustomRules.word(for: name) {
      return header.rawValue == name.lowercased()
        ? "It is a request header; send it as a header."
        : "APNs reads such a value only in the header \(header.rawValue)."
    }
    // Members of the alert are misplaced most often, and an app rarely gives these names to its own values.
    if let key = AlertKey(rawValue: name), key != .action {
      if AlertRules.legacyKeys.contains(key) {
        return """
          It was a member of the alert, and today's systems do not read it there either. Leave it out.
          """
      }
      return "It belongs inside the alert: \"alert\": {\"\(key.rawValue)\": …}."
    }
    let meant = Suggestion.nearest(to: name, in: APSKey.allCases.map(\.rawValue))
    return meant.map { "Did you mean \"\($0)\"?" } ?? "Values of your own belong beside aps."
  }

  /// Returns whether a member of `aps` belongs in the headers or in the alert.
  private static func isElsewhere(_ name: String) -> Bool {
    (CustomRules.header(of: name) ?? CustomRules.word(for: name)) != nil
      || AlertKey(rawValue: name).map { $0 != .action } == true
  }

  private static func missing(
    in root: JSONDocument.Element,
    _ message: @escaping () -> String
  ) -> PayloadFinding {
    let misspelled = root.members.first { isMisspelled($0.name.string, holding: $0.value) }?.name
    return PayloadFinding(at: root) { message() + remedy(in: root, misspelled: misspelled?.string) }
      .fixed(at: misspelled, by: misspelled.map { _ in "\"aps\"" })
  }

  private static func remedy(in root: JSONDocument.Element, misspelled: String?) -> String {
    if let misspelled { return " Did you mean \"aps\" instead of \(Quotation.of(misspelled))?" }
    let stray = CustomRules.stray(in: root).map(\.key.rawValue)
    guard let last = stray.last else { return "" }
    guard stray.count > 1 else {
      return " At the root the system does not read \(last); put it into aps."
    }
    let names = stray.dropLast().joined(separator: ", ") + " and " + last
    return " At the root the system does not read \(names); put them into aps."
  }

  private static func isMisspelled(_ name: String, holding value: JSONDocument.Element) -> Bool {
    if ["aps", "apn", "apns"].contains(name.lowercased()) { return true }
    guard (2...4).contains(name.utf8.count),
      APSKey.allCases.contains(where: { value[$0.rawValue] != nil })
    else { return false }
    return Suggestion.distance(Suggestion.plain(name), Suggestion.plain("aps")) <= 1
  }

  // MARK: - badge

  private static let badge: [PayloadRule] = [
    .value("aps.badge.not-a-number", .ignored, needs: .unusualKind) { evidence in
      guard let badge = evidence[.badge], [.string, .array, .object].contains(badge.kind) else {
        return nil
      }
      let text = badge.string
      let hint =
        if text.hasPrefix("+") || ["increment", "auto"].contains(text.lowercased()) {
          // Push services replace "Increment" and "auto" with a number before they send the push to APNs.
          "Write the number itself: a badge is absolute and cannot be counted up."
        } else if let number = Int(text) {
          "Write \(number) without quotes."
        } else {
          "Write a whole number, or 0 to remove the badge."
        }
      return PayloadFinding(at: badge) {
        "The badge is \(badge.quoted); iOS ignores it, because a number is expected. \(hint)"
      }.fixed(by: UInt32(text).flatMap { text.hasPrefix("+") ? nil : "\($0)" })
    },
    .member("aps.badge.undocumented-value", .warning, .badge) { badge, _ in
      guard [.true, .false, .number].contains(badge.kind) else { return nil }
      if let number = badge.wholeNumber, (0...Int(Int32.max)).contains(number) { return nil }
      return """
        The badge is \(badge.quoted); Apple does not document its effect. Write a whole number \
        from 0 to \(Int32.max), or leave the badge out to keep the present number.
        """
    },
  ]

  // MARK: - thread-id, category, target-content-id, filter-criteria

  private static let identifiers: [PayloadRule] = [
    .members(
      "aps.identifier.not-a-string",
      .warning,
      [.threadID, .category, .targetContentID, .filterCriteria],
      needs: .unusualKind
    ) { key, value, _ in
      value.kind == .string ? nil : "\(key.rawValue) is \(value.quoted); a string is expected."
    }
  ]
}
