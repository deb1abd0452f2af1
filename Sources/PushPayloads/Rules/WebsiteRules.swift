/// Rules about Safari's own pushes to websites, which are older than the W3C's Web Push.
///
/// Apple, Notification Programming Guide for Websites.
enum WebsiteRules {
  static let all: [PayloadRule] = [
    .value("website.alert.incomplete", .ignored, any: [.header(.topic), .aps(.urlArguments)]) {
      evidence in
      guard isForWebsite(evidence), let aps = evidence.aps else { return nil }
      let alert = evidence[.alert]
      let missing = [AlertKey.title, .body].filter { alert?[$0.rawValue]?.kind != .string }
      guard !missing.isEmpty else { return nil }
      let names = missing.map(\.rawValue).joined(separator: " and ")
      return PayloadFinding(at: alert ?? aps) {
        """
        The alert of a website push has no \(names); Safari needs an alert dictionary with both a \
        title and a body, each a string.
        """
      }
    },
    PayloadRule(
      "website.alert.app-only-key",
      .warning,
      any: [.header(.topic), .aps(.urlArguments)]
    ) { evidence in
      // The rule alert.unknown-key reports unknown keys.
      guard isForWebsite(evidence), let alert = evidence.alertDictionary else { return [] }
      return alert.members.compactMap { member in
        guard let key = AlertKey(rawValue: member.name.string),
          ![.title, .body, .action].contains(key)
        else { return nil }
        return PayloadFinding(at: member.name) {
          """
          \(Quotation.of(key.rawValue)) is for apps; the alert of a website push can have only title, \
          body and action.
          """
        }
      }
    },
    .value("website.url-args.missing", .ignored, any: [.header(.topic), .aps(.urlArguments)]) {
      evidence in
      guard isForWebsite(evidence), let aps = evidence.aps else { return nil }
      let arguments = evidence[.urlArguments]
      guard arguments?.kind != .array else { return nil }
      let seen = arguments.map { "url-args is \($0.quoted)" } ?? "There are no url-args"
      return PayloadFinding(at: arguments ?? aps) {
        """
        \(seen); a website push needs an array with a value for each placeholder in the \
        website's urlFormatString. Without placeholders, the array is empty.
        """
      }
    },
  ]

  /// Returns whether a push of type alert or of unknown type has a Website Push ID as its topic (`web.…`).
  ///
  /// If the topic is unknown, the member `url-args` decides, because only pushes to websites have this member.
  private static func isForWebsite(_ evidence: PayloadEvidence) -> Bool {
    let request = evidence.request
    guard evidence.isTypeUnknown || evidence.pushType == .alert else { return false }
    return request.topic.map { $0.hasPrefix(topicPrefix) } ?? (evidence[.urlArguments] != nil)
  }

  static let topicPrefix = "web."
}
