extension APSRules {
  // MARK: - null

  static let null: [PayloadRule] = [
    PayloadRule("aps.null", .warning, needs: .nulls) { evidence in
      nulls(in: evidence).map { name, value in
        PayloadFinding(at: value) {
          """
          \(name) is null, but Apple's tables do not document null for any member: one system may \
          read it as an absent member, and another as a wrong value. Leave the member out.
          """
        }
      }
    }
  ]

  /// Returns the members of `aps`, of the alert and of the sound that are `null`, if the system reads these members.
  ///
  /// The result leaves out the members that the rule `alert.legacy-null` reports.
  private static func nulls(
    in evidence: PayloadEvidence
  ) -> [(name: String, value: JSONDocument.Element)] {
    guard let aps = evidence.aps else { return [] }
    var found = nulls(in: aps) { APSKey(rawValue: $0) != nil }
    if let alert = evidence.alertDictionary {
      found += nulls(in: alert) { name in
        // Apple's reference of 2018 has null for three members of the alert; the rule alert.legacy-null reports these.
        AlertKey(rawValue: name).map { !AlertRules.formerlyNull.contains($0) } ?? false
      }
      if evidence.isForLiveActivity {
        // In a Live Activity, the localization key and the arguments are nested in the title or body.
        let keys = [AlertKey.locKey, .locArgs].map(\.rawValue)
        for text in [AlertKey.title, .body].compactMap({ alert[$0.rawValue] }) {
          found += nulls(in: text) { keys.contains($0) }
        }
      }
    }
    if let sound = evidence[.sound] { found += nulls(in: sound) { soundMembers.contains($0) } }
    return found
  }

  private static func nulls(
    in object: JSONDocument.Element,
    where isRead: (String) -> Bool
  ) -> [(name: String, value: JSONDocument.Element)] {
    object.members.compactMap { member in
      guard member.value.kind == .null else { return nil }
      let name = member.name.string
      return isRead(name) ? (name, member.value) : nil
    }
  }
}
