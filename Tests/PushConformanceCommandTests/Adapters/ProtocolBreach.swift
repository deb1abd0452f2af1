import Testing

/// Code of an adapter that breaks the protocol, and the error that the kit reports.
struct ProtocolBreach: Sendable, CustomTestStringConvertible {
  let name: String
  /// The code in Python.
  let code: String
  let kind: String
  let message: String
  let flags: [String]
  let command: String
  var testDescription: String { name }

  init(
    _ name: String,
    _ code: String,
    kind: String = "adapter.breaks-protocol",
    _ message: String,
    flags: [String] = [],
    command: String = AdapterScript.command
  ) {
    self.name = name
    self.code = code
    self.kind = kind
    self.message = message
    self.flags = flags
    self.command = command
  }

  /// Creates breaches from names, each with the code and the message.
  static func rows(
    kind: String = "adapter.breaks-protocol",
    _ rows: KeyValuePairs<String, (code: String, message: String)>
  ) -> [Self] {
    rows.map { Self($0, $1.code, kind: kind, $1.message) }
  }

  /// Checks that a case has the error of this breach, with a short message.
  func expect(_ error: ResultLines.Line.Problem?, shorterThan limit: Int) {
    #expect(error?.kind == kind)
    let text = error?.message ?? ""
    #expect(text.contains(message), "\(text)")
    #expect(text.count < limit)
  }
}
