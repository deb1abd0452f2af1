#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ArgumentParser
import PushConformance
import PushSimulation

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

/// The way on which a worker tells the tool why its adapter is of no use any longer.
@MainActor final class AdapterFaultChannel {
  private let answers: Descriptor
  private let secret: [UInt8]
  private var number: UInt64 = 0

  init(_ answers: Descriptor, _ secret: [UInt8]) {
    self.answers = answers
    self.secret = secret
  }

  /// Notes the number of the request that is answered from now on; always true, for a list of conditions.
  func begin(_ number: UInt64) -> Bool {
    self.number = number
    return true
  }

  /// Sends a fault in place of the answer, and ends this process.
  func end(_ fault: AdapterFault) -> Never {
    var writer = WireWriter()
    writer.write(fault)
    answers.write(
      WorkerFrame.bytes(writer.bytes, number: number | WorkerFrame.faultBit, secret: secret)
    )
    _exit(WorkerCommand.lost)
  }
}

extension ProcessEnd {
  /// The end of a worker that has sent a fault of its adapter.
  init(adapterFault bytes: [UInt8]) {
    var reader = WireReader(bytes)
    if let fault = try? reader.readLast() as AdapterFault {
      self.init(cause: .adapter(fault))
    } else {
      self.init(cause: .unreadableAnswer)
    }
  }
}
