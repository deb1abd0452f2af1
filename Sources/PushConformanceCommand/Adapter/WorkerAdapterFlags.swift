import ArgumentParser
import PushConformance

/// The flags by which the tool tells a worker of the adapter of its subject.
struct WorkerAdapterFlags: ParsableArguments {
  @Option(name: .customLong("adapter")) var command: String?
  @Option(name: .customLong("handshake")) var handshake: String?

  /// The subject; nil for one of the program itself.
  var subject: AdapterSubject? {
    guard let command, let handshake,
      let handshake = try? AdapterHandshake(Array(handshake.utf8))
    else { return nil }
    return AdapterSubject(command: command, handshake: handshake)
  }
}

extension AdapterSubject {
  /// The flags as arguments of a worker.
  var arguments: [String] {
    ["--adapter=\(command)", "--handshake=\(String(decoding: handshake.line, as: UTF8.self))"]
  }
}
