import ArgumentParser
import PushConformance
import SubjectIsolation

struct AdapterFlags: ParsableArguments {
  @Option(
    name: .customLong("adapter"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "A command that starts a center or parser in a process of its own, in any language"
        + " (\(ConformanceKit.guides)/AdaptersInOtherLanguages.md). Repeatable.",
      valueName: "command"
    )
  )
  var commands: [String] = []

  /// Starts each adapter once to read its first line, and returns a context with the subjects of the adapters.
  @MainActor func context(
    adding context: ToolContext,
    isolation: IsolationFlags
  ) throws(ToolFailure) -> ToolContext {
    guard !commands.isEmpty else {
      try context.refuseEqualNames()
      return context
    }
    guard !isolation.isOff
    else { throw .usage("--adapter starts a process of its own; leave --no-isolation out") }
    guard try isolation.hosts(of: context) != nil else {
      throw .usage("--adapter needs a process of its own, which this program cannot start here")
    }
    var adapters: [AdapterSubject] = []
    for command in commands {
      do throws(AdapterFault) {
        let handshake = try AdapterConnection.introduction(
          of: command,
          withinSeconds: isolation.timeout ?? WorkerLimits().seconds
        )
        adapters.append(AdapterSubject(command: command, handshake: handshake))
      } catch {
        throw .usage("--adapter \(Repetition.word(command)): \(error.text)")
      }
    }
    let all = context.adding(adapters)
    try all.refuseEqualNames()
    return all
  }
}

/// The flags of `push-conformance worker` that name the adapter of the subject.
struct WorkerAdapterFlags: ParsableArguments {
  @Option(name: .customLong("adapter")) var command: String?
  @Option(name: .customLong("handshake")) var handshake: String?

  var subject: AdapterSubject? {
    guard let command, let handshake,
      let handshake = try? AdapterHandshake(Array(handshake.utf8))
    else { return nil }
    return AdapterSubject(command: command, handshake: handshake)
  }
}

extension AdapterSubject {
  var arguments: [String] {
    ["--adapter=\(command)", "--handshake=\(String(decoding: handshake.line, as: UTF8.self))"]
  }
}

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

  func choice(_ names: [String]) -> [String] {
    names.isEmpty ? adapters.map(\.handshake.name) : names
  }

  /// The first line of each adapter, keyed by the name of the adapter's subject.
  var introductions: [String: [UInt8]] {
    Dictionary(adapters.map { ($0.handshake.name, $0.handshake.line) }) { first, _ in first }
  }
}
