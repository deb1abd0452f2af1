#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file descriptor, with the calls that workers need.
struct Descriptor: Sendable, Hashable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Makes a pipe; nil if the process has no descriptors left.
  static func pipe() -> (read: Descriptor, write: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard unsafe Darwin.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Glibc)
      guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard unsafe Musl.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(number)
    #elseif canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #endif
  }

  /// Returns a copy with a higher number, which no other program inherits.
  func movedAway() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 100)
    return copy < 0 ? nil : Descriptor(copy)
  }

  /// Makes another descriptor refer to the same file.
  func takeOver(_ other: Descriptor) { dup2(number, other.number) }

  /// Waits for some descriptors.
  ///
  /// - Returns: The descriptors that can be read, or are at their end.
  static func ready(among descriptors: [Descriptor], milliseconds: Int32) -> Set<Descriptor> {
    var polls = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
    return Set(polls.filter { $0.revents != 0 }.map { Descriptor($0.fd) })
  }

  /// Waits until one end of a pipe is closed.
  ///
  /// - Returns: Whether it is the other end; false where this process has closed its own.
  func waitForHangUp() -> Bool {
    var polls = [pollfd(fd: number, events: 0, revents: 0)]
    repeat {
      _ = unsafe poll(&polls, 1, -1)
    } while polls[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0
    return polls[0].revents & Int16(POLLNVAL) == 0
  }

  /// Reads some bytes, and waits for the first.
  ///
  /// - Returns: The bytes; none at the end, or if the descriptor is closed.
  func read(upTo count: Int = 64 << 10) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var got = -1
      repeat { unsafe got = systemRead(number, buffer) } while got < 0 && errno == EINTR
      initialized = max(0, got)
    }
  }

  /// Reads a number of bytes; nil if the end comes first.
  func read(exactly count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = read(upTo: min(count - bytes.count, 1 << 20))
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    return bytes
  }

  /// Makes writes return at once if the pipe is full; ``write(_:)`` then waits for room in short intervals.
  func neverWaits() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Waits a short time until there is room.
  private func hasRoom() -> Bool {
    var polls = [pollfd(fd: number, events: Int16(POLLOUT), revents: 0)]
    return unsafe poll(&polls, 1, Self.millisecondsForRoom) > 0
  }

  private static let millisecondsForRoom: Int32 = 10_000

  /// Writes all of some bytes.
  ///
  /// - Returns: Whether that was possible.
  @discardableResult func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes
      while unsafe !rest.isEmpty {
        let written = unsafe systemWrite(number, rest)
        if written >= 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno == EAGAIN {
          guard hasRoom() else { return false }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

// Outside the type, because inside it the names of the system's functions mean its methods.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(number, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}
