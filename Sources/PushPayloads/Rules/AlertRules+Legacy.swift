extension AlertRules {
  // MARK: - Members of older editions of Apple's table

  static let legacy: [PayloadRule] = [
    PayloadRule("alert.legacy-member", .info, any: .alert(legacyKeys)) { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return legacyKeys.compactMap { key in
        guard let value = alert[key.rawValue], value.kind != .null,
          // Apple still documents `action` for websites.
          key != .action || !evidence.has(.urlArguments)
        else { return nil }
        return PayloadFinding(at: value) { remark(on: key) }
      }
    },
    PayloadRule("alert.legacy-null", .info, needs: .nulls) { evidence in
      guard let alert = evidence.alertDictionary else { return [] }
      return formerlyNull.compactMap { key in
        guard let value = alert[key.rawValue], value.kind == .null else { return nil }
        return PayloadFinding(at: value) {
          """
          \(key.rawValue) is null. Apple's reference of 2018 allows null here, and today's table \
          does not. Leave it out.
          """
        }
      }
    },
  ]

  /// The members for which Apple's reference of 2018 allows the value null.
  static let formerlyNull: [AlertKey] = [.titleLocKey, .titleLocArgs, .actionLocKey]

  static let legacyKeys: [AlertKey] = [
    .action, .actionLocKey, .summaryArgument, .summaryArgumentCount,
  ]

  private static func remark(on key: AlertKey) -> String {
    switch key {
    case .summaryArgument, .summaryArgumentCount:
      """
      \(key.rawValue) is ignored from iOS 15 on. Leave it out unless you send to older systems.
      """
    default:
      """
      \(key.rawValue) is in Apple's reference of 2018, but not in today's table. The buttons of a \
      notification come from its category; register one and name it in aps.
      """
    }
  }
}
