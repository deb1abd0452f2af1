import Testing

/// Code of an adapter that breaks the protocol, and the error that the kit reports.
struct ProtocolBreach: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The code in Python.
  let code: String
  let kind: String
  let message: String
  var flags: [String] = []
  var command = AdapterScript.command

  static func rows(
    kind: String = "adapter.breaks-protocol",
    _ rows: KeyValuePairs<String, (code: String, message: String)>
  ) -> [Self] {
    rows.map { Self(testDescription: $0, code: $1.code, kind: kind, message: $1.message) }
  }

  func expect(_ error: ResultLines.Line.Problem?, shorterThan limit: Int) {
    #expect(error?.kind == kind)
    let text = error?.message ?? ""
    #expect(text.contains(message), "\(text)")
    #expect(text.count < limit)
  }
}
