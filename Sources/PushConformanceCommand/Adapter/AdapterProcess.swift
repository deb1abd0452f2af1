import Foundation
import PushConformance
import SubjectIsolation

/// A running adapter, which reads lines on its standard input and writes lines on its standard output.
///
/// The adapter writes its standard error to the standard error of this process.
@MainActor final class AdapterProcess {
  /// The largest number of bytes of a line, without the line end.
  static let longestLine = 1 << 20
  /// The number of seconds that an adapter can take to exit after it has closed its standard output.
  private static let secondsToExit = 2

  private let process: pid_t
  /// True if ending the adapter also ends the processes that the adapter has started.
  private let leadsGroup: Bool
  private let input: Descriptor
  private let output: Descriptor
  private var received: [UInt8] = []
  /// The number of bytes at the start of `received` that are known to contain no newline.
  private var searched = 0
  private var hasEnded = false

  /// Starts an adapter; if `leadsGroup` is false, the adapter ends together with the process that plays the subject.
  init(_ command: String, leadsGroup: Bool) throws(AdapterFault.Cause) {
    guard let pipes = Descriptor.pipes(2)
    else { throw .notStarted("there is no room for its pipes") }
    let (input, output) = (pipes[0], pipes[1])
    defer {
      input.read.close()
      output.write.close()
    }
    self.input = input.write
    self.output = output.read
    self.leadsGroup = leadsGroup
    do throws(Spawn.Failure) {
      process = try Spawn.start(
        "/bin/sh",
        ["sh", "-c", command],
        streams: [STDIN_FILENO: input.read, STDOUT_FILENO: output.write],
        leadingGroup: leadsGroup
      )
    } catch {
      input.write.close()
      output.read.close()
      throw .notStarted(error.reason)
    }
  }

  deinit {
    input.close()
    output.close()
    // After `waitpid`, the system can reuse the process ID.
    guard !hasEnded else { return }
    kill(leadsGroup ? -process : process, SIGKILL)
    _ = Spawn.end(of: process, waiting: true)
  }

  /// True if bytes have arrived after the last line that was read.
  var hasMore: Bool { !received.isEmpty }

  /// Writes a line; if the adapter has ended, the next call of ``line(withinSeconds:atMost:)`` throws.
  func write(_ line: [UInt8]) { input.write(line + [UInt8(ascii: "\n")]) }

  /// Returns the next line without its newline; if `seconds` is nil, waits until the tool ends this process.
  func line(
    withinSeconds seconds: Int? = nil,
    atMost limit: Int = longestLine
  ) throws(AdapterFault.Cause) -> [UInt8] {
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")), end <= limit {
        let line = Array(received[..<end])
        received.removeFirst(end + 1)
        searched = 0
        return line
      }
      searched = min(received.count, limit + 1)
      guard received.count <= limit else { throw .longLine(limit: limit) }
      if let seconds, let end {
        let left = (end - .now) / .milliseconds(1)
        guard left > 0, !Descriptor.ready(among: [output], milliseconds: Int32(left) + 1).isEmpty
        else { throw .stalled(seconds: seconds) }
      }
      let bytes = output.read()
      guard !bytes.isEmpty else { throw received.isEmpty ? ending() : .cutLine }
      received += bytes
    }
  }

  /// The bytes that arrived after the last complete line, which an error message quotes; nil if no bytes arrived.
  var unfinishedLine: [UInt8]? { received.isEmpty ? nil : received }

  private func ending() -> AdapterFault.Cause {
    let end = ContinuousClock.now + .seconds(Self.secondsToExit)
    while ContinuousClock.now < end {
      let cause = Spawn.end(of: process, waiting: false)
      hasEnded = cause != nil
      switch cause {
      case .signal(let signal): return .crashed(signal: signal)
      // If a signal ends the command, the shell exits with 128 plus the number of the signal, which is at most 64.
      case .exited(let code) where (129...192).contains(code): return .crashed(signal: code - 128)
      case .exited(let code): return .exited(code)
      default: usleep(1_000)
      }
    }
    return .closedOutput
  }
}
