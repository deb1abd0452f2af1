import ArgumentParser
import PushConformance

/// The flags of `push-conformance worker` that say which adapter connects its subject.
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
