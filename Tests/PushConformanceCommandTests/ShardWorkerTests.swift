import Foundation
import Subprocess
import SubjectIsolation
import Testing

/// The tests detect the processes below a shard by a named pipe, which ends when no process has it open.
@Suite(
  "No process of a shard outlives it",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct ShardWorkerTests {
  /// A parser that hangs at one payload, and reports that by a byte in the pipe `alive`.
  ///
  /// The parser also starts a process in a session of its own. That process has the pipe open until the worker has
  /// ended, because nothing can then write to the standard input of the process.
  private static let script = AdapterScript.parser(#"os.write(alive, b"h"); time.sleep(3600)"#)
    .replacing(
      "take()\nput",
      with: """
        import select
        alive = os.open("alive", os.O_WRONLY)
        if os.fork() == 0:
            os.setsid()
            os.close(1)
            closed = select.poll()
            closed.register(0, 0)
            closed.poll()
            os._exit(0)
        take()
        put
        """
    )

  private static let arguments = [
    "run", "--adapter", AdapterScript.command, "--filter", "alert.**", "--shard", "1/1", "--jobs",
    "2",
  ]

  /// Runs a shard, sends it a signal when an adapter hangs, and waits until no process has the pipe open.
  private static func end(
    _ flags: [String] = [],
    by signal: Signal?
  ) async throws -> TerminationStatus {
    let folder = try Scratch(["adapter.py": script])
    try #require(unsafe mkfifo(folder.file("alive"), 0o600) == 0)
    let reader = try #require(Descriptor(opening: folder.file("alive"), for: O_RDONLY))
    defer { reader.close() }
    // Without this writer, the pipe would be at its end between two adapters.
    let writer = try #require(Descriptor(opening: folder.file("alive"), for: O_WRONLY))
    let status = try await Tool.end(arguments + flags, by: signal, in: folder) {
      #expect(!Descriptor.ready(among: [reader], milliseconds: 60_000).isEmpty)
    }
    writer.close()
    var bytes: [UInt8]
    repeat {
      try #require(!Descriptor.ready(among: [reader], milliseconds: 60_000).isEmpty)
      bytes = reader.read()
    } while !bytes.isEmpty
    return status
  }

  @Test("A shard whose adapter hangs ends its workers and adapters before it ends")
  func ends() async throws {
    #expect(try await Self.end(["--timeout", "1"], by: nil) == .exited(1))
  }

  @Test("The workers and adapters of a shard that is killed end, though an adapter hangs")
  func killed() async throws {
    #expect(try await Self.end(by: .kill) == .signaled(9))
  }

  @Test("The workers and adapters of a shard that is interrupted end, though an adapter hangs")
  func interrupted() async throws {
    #expect(try await Self.end(by: .terminate) == .exited(130))
  }
}
