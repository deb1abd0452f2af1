package import PropertyEngine
package import PushPayloads

/// A whole push: what is known of its request, and its body byte for byte.
package struct GeneratedPush: Sendable, Hashable {
  /// What is known of the request.
  package var request: PushRequest
  /// The body.
  package var bytes: [UInt8]
  /// The rules of severity `info` that have something to say of it: it was made so on purpose.
  package var notes: Set<String>

  /// Puts a push together.
  package init(request: PushRequest, bytes: [UInt8], notes: Set<String> = []) {
    self.request = request
    self.bytes = bytes
    self.notes = notes
  }

  /// What the payload check says of it.
  package var report: PayloadReport { PayloadChecker(request: request).check(bytes) }

  /// What is not as it should be in what the payload check says of a clean push; nil if it says
  /// nothing but its notes.
  package var complaint: String? {
    let diagnostics = report.diagnostics
    let unwanted = diagnostics.filter { $0.severity != .info || !notes.contains($0.rule) }
    let silent = notes.subtracting(diagnostics.map(\.rule)).sorted()
    guard unwanted.isEmpty else {
      let texts = unwanted.map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }
      return "A clean push is expected, and there is \(texts.joined(separator: "; "))"
    }
    return silent.isEmpty ? nil : "\(silent) should have something to say, and has not."
  }
}

extension GeneratedPush: CustomStringConvertible {
  /// A command line that judges the push again, body included.
  package var description: String { request.checkCommand(for: bytes) }
}

extension Generator where Value == GeneratedPush {
  /// Makes a push of a kind that nothing speaks against: no diagnostic is graver than `info`, and
  /// those of severity `info` are in its notes.
  ///
  /// It varies in what is known of the headers, in the members of `aps`, in the texts, in the app's own
  /// values, in how the JSON is spelled, and in size, up to the last byte that is allowed.
  package static func push(_ kind: PushKind) -> Generator {
    Generator { source in PushDraft(kind, &source).finished(&source) }
  }

  /// Makes a push of any kind that nothing speaks against.
  package static var push: Generator {
    .oneOf(PushKind.allCases.map { push($0) })
  }
}
