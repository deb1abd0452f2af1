import PushConformance

/// The subjects that `--adapter` adds, which run in their own processes.
extension ToolContext {
  /// Returns a context that also has the subjects of these adapters.
  func adding(_ adapters: [AdapterSubject]) -> ToolContext {
    ToolContext(
      subjects: subjects + adapters.compactMap(\.center),
      parsers: parsers + adapters.compactMap(\.parser),
      specimens: specimens,
      adapters: self.adapters + adapters,
      runningItselfAgain: runsItselfAgain
    )
  }

  /// Returns the names of the subjects to judge.
  ///
  /// If the command line names no subject, the result has the subjects of the adapters.
  func choice(_ names: [String]) -> [String] {
    names.isEmpty ? adapters.map(\.handshake.name) : names
  }

  /// The first lines of the adapters, by the names of their subjects.
  var introductions: [String: [UInt8]] {
    Dictionary(adapters.map { ($0.handshake.name, $0.handshake.line) }) { first, _ in first }
  }
}
