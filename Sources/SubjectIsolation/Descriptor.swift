import Foundation

package struct Descriptor: Sendable, Hashable {
  package let number: Int32

  /// Wraps the number of an open file descriptor, without duplicating the descriptor.
  package init(_ number: Int32) { self.number = number }

  package static func pipe() -> (read: Descriptor, write: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  package static func pipes(_ count: Int) -> [(read: Descriptor, write: Descriptor)]? {
    let pipes = (0..<count).compactMap { _ in pipe() }
    guard pipes.count < count else { return pipes }
    for pipe in pipes {
      pipe.read.close()
      pipe.write.close()
    }
    return nil
  }

  /// Opens a named pipe without waiting until another process opens the pipe's other end.
  ///
  /// Nil if the pipe does not exist, or if `way` is `O_WRONLY` and no process has opened the pipe for reading.
  package init?(opening path: String, for way: Int32) {
    let file = unsafe open(path, way | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    number = file
  }

  package func close() { systemClose(number) }

  /// Returns a copy whose number is at least 100; nil if the process has no descriptors left.
  ///
  /// A program that this process starts does not inherit the copy.
  package func movedAway() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 100)
    return copy < 0 ? nil : Descriptor(copy)
  }

  /// Makes `other` refer to the file of this descriptor.
  package func takeOver(_ other: Descriptor) { dup2(number, other.number) }

  /// Returns the descriptors that can be read or have reached the end of file; waits at most `milliseconds`.
  package static func ready(among descriptors: [Descriptor], milliseconds: Int32) -> Set<Descriptor>
  {
    var polls = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
    return Set(polls.filter { $0.revents != 0 }.map { Descriptor($0.fd) })
  }

  /// Waits until the other end of this pipe is closed; returns false if this process has closed this descriptor.
  package func waitForHangUp() -> Bool {
    var polls = [pollfd(fd: number, events: 0, revents: 0)]
    repeat {
      _ = unsafe poll(&polls, 1, -1)
    } while polls[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0
    return polls[0].revents & Int16(POLLNVAL) == 0
  }

  /// Waits for and reads at least one byte; empty at the end of file, or if the descriptor is closed.
  package func read(upTo count: Int = 64 << 10) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var got = -1
      repeat { unsafe got = systemRead(number, buffer) } while got < 0 && errno == EINTR
      initialized = max(0, got)
    }
  }

  package func read(exactly count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = read(upTo: min(count - bytes.count, 1 << 20))
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    return bytes
  }

  /// Makes the descriptor non-blocking, so that ``write(_:waiting:)`` can limit its wait for room in a full pipe.
  package func neverWaits() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  private func hasRoom(within seconds: Int?) -> Bool {
    var polls = [pollfd(fd: number, events: Int16(POLLOUT), revents: 0)]
    while true {
      // A negative timeout means that there is no limit.
      let count = unsafe poll(&polls, 1, seconds.map { Int32(clamping: $0 * 1_000) } ?? -1)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Writes all bytes; returns false, with the reason in `errno`, if some bytes could not be written.
  ///
  /// `seconds` is the longest time to wait for room in a pipe; nil for no limit.
  @discardableResult package func write(_ bytes: [UInt8], waiting seconds: Int? = 10) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes
      while unsafe !rest.isEmpty {
        let written = unsafe systemWrite(number, rest)
        if written >= 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno == EAGAIN {
          guard hasRoom(within: seconds) else { return false }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

// Inside the type, a name such as `read` means the type's method, so these functions are outside the type.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { unsafe pipe(&ends) }

private func systemClose(_ number: Int32) { _ = close(number) }

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(number, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}
