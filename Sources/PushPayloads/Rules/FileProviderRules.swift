/// Rules about pushes that report changes to a File Provider extension.
///
/// Apple, Using push notifications to signal changes.
enum FileProviderRules {
  static let all: [PayloadRule] = [
    .value("file-provider.container-identifier.missing", .warning, types: [.fileprovider]) {
      evidence in
      guard let root = body(of: evidence),
        root[container]?.string.isEmpty ?? true
      else { return nil }
      return PayloadFinding(at: root) {
        """
        A push of type fileprovider has no container-identifier at the root, so the extension does \
        not learn what has changed.\(hint(container, in: root, evidence)) A replicated extension \
        takes only "NSFileProviderWorkingSetContainerItemIdentifier".
        """
      }
    },
    .value("file-provider.domain.missing", .info, types: [.fileprovider]) { evidence in
      guard let root = body(of: evidence), root["domain"] == nil else { return nil }
      return PayloadFinding(at: root) {
        """
        A push of type fileprovider has no domain at the root, which names the domain that has \
        changed.\(hint("domain", in: root, evidence)) Add the identifier of the domain, if the app \
        has domains.
        """
      }
    },
  ]

  private static func body(of evidence: PayloadEvidence) -> JSONDocument.Element? {
    guard evidence.pushType == .fileprovider, CustomRules.serializedPayload(in: evidence) == nil
    else { return nil }
    return evidence.root
  }

  static let container = "container-identifier"

  private static func hint(
    _ name: String,
    in root: JSONDocument.Element,
    _ evidence: PayloadEvidence
  ) -> String {
    if evidence.aps?[name] != nil { return " It is inside aps; move it to the root." }
    let meant = root.members.lazy.map(\.name.string).first {
      $0 != name && Suggestion.nearest(to: $0, in: [name]) != nil
    }
    return meant.map { " Did you mean \"\(name)\" instead of \(Quotation.of($0))?" } ?? ""
  }
}
