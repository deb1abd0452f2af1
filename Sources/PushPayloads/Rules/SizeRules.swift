/// How many bytes a body may have.
enum SizeRules {
  static let all: [PayloadRule] = [
    PayloadRule("size.empty-body", .rejected) { evidence in
      guard evidence.bytes.isEmpty else { return [] }
      return [
        PayloadFinding(
          """
          The body is empty, which APNs answers with 400 PayloadEmpty. \
          Send a JSON object with an aps dictionary.
          """
        )
      ]
    },
    PayloadRule("size.too-large", .rejected) { evidence in
      let count = evidence.bytes.count
      let limit = evidence.request.sizeLimit
      guard !limit.allows(count) else { return [] }
      let excess = count - limit.bytes
      return [
        PayloadFinding(
          """
          The body has \(count) bytes, \(excess) more than the \(limit.bytes) that \
          \(owner(of: evidence.request)). \(remedy(for: evidence, limit: limit))
          """,
          range: limit.bytes..<count
        )
      ]
    },
  ]

  /// Whose limit it is, as the end of "the 4096 that …".
  private static func owner(of request: PushRequest) -> String {
    switch (request.limits, request.pushType) {
    case (.ios8, _): "the binary interface took from iOS 8 on"
    case (.legacy, _): "the binary interface took before iOS 8"
    case (.current, let type?): "APNs takes for a push of type \(type.rawValue)"
    case (.current, nil): "APNs takes for any push type but voip"
    }
  }

  /// Libraries lose bytes to white space and to escapes that nobody needs: say so where it would do.
  private static func remedy(for evidence: PayloadEvidence, limit: SizeLimit) -> String {
    if let compact = evidence.document?.value.utf8.count, limit.allows(compact) {
      return "Without white space and needless escapes it would have \(compact) and fit."
    }
    return "Shorten it; bytes of UTF-8 count, not characters."
  }
}
