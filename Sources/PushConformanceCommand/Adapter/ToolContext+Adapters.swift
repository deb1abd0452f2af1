import PushConformance

/// The subjects that `--adapter` adds, which run in their own processes.
extension ToolContext {
  func adding(_ adapters: [AdapterSubject]) -> ToolContext {
    ToolContext(
      subjects: subjects + adapters.compactMap(\.center),
      parsers: parsers + adapters.compactMap(\.parser),
      specimens: specimens,
      adapters: self.adapters + adapters,
      runningItselfAgain: runsItselfAgain
    )
  }

  /// Without names on the command line, the subjects of the adapters are judged.
  func choice(_ names: [String]) -> [String] {
    names.isEmpty ? adapters.map(\.handshake.name) : names
  }

  /// The first lines of the adapters, by the names of their subjects.
  var introductions: [String: [UInt8]] {
    Dictionary(adapters.map { ($0.handshake.name, $0.handshake.line) }) { first, _ in first }
  }
}
