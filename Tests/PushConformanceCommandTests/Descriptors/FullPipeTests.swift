import Foundation
import PushConformance
import Testing

@testable import PushConformanceCommand
@testable import SubjectIsolation

/// Each test has a process of its own, which a signal ends if a write never returns.
@Suite("A write to a full pipe loses no bytes, and does not wait forever")
struct FullPipeTests {
  /// More bytes than a pipe holds.
  private static let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 / 251) }

  private static func limitTime() {
    signal(SIGPIPE, SIG_IGN)
    alarm(60)
  }

  /// A thread that reads a pipe to its end in small parts.
  ///
  /// The pipe is full by then, because the thread begins when there are bytes, and is slower than the writer.
  private struct SlowReader {
    private let read = Locked<[UInt8]>([])
    private let end: Descriptor

    init(of pipe: Descriptor) throws {
      let ends = try #require(Descriptor.pipe())
      end = ends.read
      Thread.detachNewThread { [read] in
        _ = Descriptor.ready(among: [pipe], milliseconds: -1)
        while case let part = pipe.read(upTo: 512), !part.isEmpty { read.withLock { $0 += part } }
        ends.write.close()
      }
    }

    func bytes() -> [UInt8] {
      _ = end.waitForHangUp()
      return read.withLock(\.self)
    }
  }

  @Test("A descriptor that never waits gets all bytes to a slow reader, in order")
  func slowReader() async {
    await #expect(processExitsWith: .success) {
      Self.limitTime()
      let pipe = try #require(Descriptor.pipe())
      pipe.write.neverWaits()
      let reader = try SlowReader(of: pipe.read)
      #expect(pipe.write.write(Self.bytes))
      pipe.write.close()
      #expect(reader.bytes() == Self.bytes)
    }
  }

  @Test("A write to a pipe that nothing reads ends with its limit, and the pipe keeps its bytes")
  func noReader() async {
    await #expect(processExitsWith: .success) {
      Self.limitTime()
      let pipe = try #require(Descriptor.pipe())
      pipe.write.neverWaits()
      let isWritten = pipe.write.write(Self.bytes, waiting: 0)
      let reason = errno
      #expect(!isWritten)
      #expect(reason == EAGAIN)
      pipe.write.close()
      var read: [UInt8] = []
      while case let part = pipe.read.read(), !part.isEmpty { read += part }
      #expect(!read.isEmpty)
      #expect(Self.bytes.starts(with: read))
    }
  }

  @Test("A write to a pipe whose reader has ended fails at once")
  func endedReader() async {
    await #expect(processExitsWith: .success) {
      Self.limitTime()
      let pipe = try #require(Descriptor.pipe())
      pipe.read.close()
      let isWritten = pipe.write.write([1], waiting: nil)
      let reason = errno
      #expect(!isWritten)
      #expect(reason == EPIPE)
    }
  }

  @Test("Results reach a slow reader through a standard output that never waits")
  func standardOutput() async {
    await #expect(processExitsWith: .success) {
      Self.limitTime()
      let pipe = try #require(Descriptor.pipe())
      pipe.write.neverWaits()
      pipe.write.takeOver(Descriptor(STDOUT_FILENO))
      pipe.write.close()
      let reader = try SlowReader(of: pipe.read)
      let line = String(repeating: "0123456789", count: 100_000)
      try Terminal.print([line])
      Descriptor(STDOUT_FILENO).close()
      #expect(reader.bytes() == Array("\(line)\n".utf8))
    }
  }
}
