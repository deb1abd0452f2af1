#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
package import PushConformance
import PushSimulation

/// A message between the tool and a worker: a secret, the number of the message, the length of the content, and the
/// content.
///
/// The tool draws a secret for each worker, and sends it on the pipe for requests. A subject may write bytes to every
/// open descriptor. The tool does not accept such bytes as an answer, because they lack the secret.
enum WorkerFrame {
  static let secretLength = 16
  static let headerLength = secretLength + 16
  /// The largest length of the content, in bytes.
  static let longest = 256 << 20

  /// The bit that marks a message with a fault of an adapter in place of an answer.
  static let faultBit: UInt64 = 1 << 63

  static func secret() -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<secretLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Returns the header and the content of a message; a request and its answer have the same number.
  static func bytes(_ content: [UInt8], number: UInt64, secret: [UInt8]) -> [UInt8] {
    secret + bytes(of: number) + bytes(of: UInt64(content.count)) + content
  }

  /// Returns the length of the content; nil for another header than that of the expected message, or above ``longest``.
  static func length(of header: ArraySlice<UInt8>, number: UInt64, secret: [UInt8]) -> Int? {
    guard header.count == headerLength, header.starts(with: secret) else { return nil }
    let numbers = header.dropFirst(secretLength)
    guard Self.number(numbers.prefix(8)) == number else { return nil }
    let length = Self.number(numbers.dropFirst(8))
    return length <= UInt64(longest) ? Int(length) : nil
  }

  /// Returns a number as eight bytes, the lowest first.
  static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func number(_ bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

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
