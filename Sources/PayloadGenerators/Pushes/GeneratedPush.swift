package import PropertyEngine
package import PushPayloads

package struct GeneratedPush: Sendable, Hashable {
  package var request: PushRequest
  package var bytes: [UInt8]
  /// The rules of severity `info` that the checker has to report for this push.
  package var notes: Set<String> = []

  package var report: PayloadReport { PayloadChecker(request: request).check(bytes) }

  /// A description of the mistake in the checker's report about this push; nil if the report is right.
  ///
  /// The push breaks no rule, so a correct report names exactly the rules in `notes`, all of severity `info`.
  package var complaint: String? {
    let diagnostics = report.diagnostics
    let unwanted = diagnostics.filter { $0.severity != .info || !notes.contains($0.rule) }
    let silent = notes.subtracting(diagnostics.map(\.rule)).sorted()
    guard unwanted.isEmpty else {
      let texts = unwanted.map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }
      return "The push breaks no rule, but the checker reports \(texts.joined(separator: "; "))"
    }
    return silent.isEmpty ? nil : "The checker should report \(silent)."
  }
}

extension GeneratedPush: CustomStringConvertible {
  package var description: String { request.checkCommand(for: bytes) }
}

extension Generator where Value == GeneratedPush {
  /// Returns a generator of pushes of one kind; the pushes break no rule.
  package static func push(_ kind: PushKind) -> Generator {
    Generator { source in PushDraft(kind, &source).finished(&source) }
  }

  package static var push: Generator { .oneOf(PushKind.allCases.map { push($0) }) }
}

package enum PushKind: Sendable, Hashable {
  case typed(PushType)
  /// A push of unknown type, such as a push from a log, or from before the header `apns-push-type` existed.
  case untyped
  case broadcast
  /// A push to a website in Safari, recognized by its topic.
  case website

  /// The push type in the header; nil if the kind does not determine the type, as for websites.
  package var pushType: PushType? {
    switch self {
    case .typed(let type): type
    case .broadcast: .liveactivity
    case .untyped, .website: nil
    }
  }
}

extension PushKind: CaseIterable {
  /// Every kind, the simplest first.
  package static let allCases =
    PushType.allCases.map(PushKind.typed) + [.untyped, .broadcast, .website]
}

extension PushKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .typed(let type): type.rawValue
    case .untyped: "untyped"
    case .broadcast: "broadcast"
    case .website: "website"
    }
  }
}
