#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
package import PushConformance
import PushSimulation

/// Reports a fault of an adapter to the run, in place of the worker's answer.
///
/// The adapter is a program in any language. The worker, which is the process that plays the subject, has started this
/// program.
@MainActor package final class WorkerFaults {
  private let answers: Descriptor
  private let secret: [UInt8]
  var number: UInt64 = 0

  init(_ answers: Descriptor, _ secret: [UInt8]) {
    self.answers = answers
    self.secret = secret
  }

  /// Sends a fault in place of the answer, and ends this process.
  package func end(_ fault: AdapterFault) -> Never {
    var writer = WireWriter()
    writer.write(fault)
    answers.write(
      WorkerFrame.bytes(writer.bytes, number: number | WorkerFrame.faultBit, secret: secret)
    )
    _exit(Worker.lost)
  }
}

extension ProcessEnd {
  init(adapterFault bytes: [UInt8]) {
    var reader = WireReader(bytes)
    if let fault = try? reader.readLast() as AdapterFault {
      self.init(cause: .adapter(fault))
    } else {
      self.init(cause: .unreadableAnswer)
    }
  }
}
