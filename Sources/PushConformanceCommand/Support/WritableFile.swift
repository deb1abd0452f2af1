import Foundation
import PushCorpus
import SubjectIsolation

/// A regular file to which this process appends; programs that this process starts do not inherit the descriptor.
struct WritableFile {
  private let path: String
  private let descriptor: Descriptor

  /// Opens or creates the file at a path; with `isEmptied`, throws if another run is writing the file.
  init(_ path: String, emptied isEmptied: Bool) throws(ToolFailure) {
    // Without O_NONBLOCK, opening a pipe at this path would wait until another process reads from the pipe. A journal
    // must be readable for ``copy(to:)``. A step summary can be write-only.
    let flags = (isEmptied ? O_RDWR : O_WRONLY) | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC
    let number = unsafe open(path, flags, 0o644)
    guard number >= 0
    else { throw .usage("cannot open \(path): \(SystemError.text(of: errno))") }
    descriptor = Descriptor(number)
    self.path = path
    guard FileStatus(of: number)?.kind == .file else {
      descriptor.close()
      throw .usage("cannot write \(path): it is not a regular file")
    }
    guard isEmptied else { return }
    // The system removes the lock when this process ends, even after a crash.
    guard flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      descriptor.close()
      throw .usage("another run is writing \(path); name another file, or wait for its end")
    }
    truncate(to: 0)
  }

  /// Closes the file, which also releases the lock.
  func close() { descriptor.close() }

  /// The current size of the file in bytes; 0 if the system does not report the size.
  var size: Int { FileStatus(of: descriptor.number)?.size ?? 0 }

  /// True if the path no longer names this file.
  var isMoved: Bool {
    guard let named = FileStatus(of: path), let written = FileStatus(of: descriptor.number)
    else { return true }
    return !named.isSameFile(as: written)
  }

  /// Appends bytes, with one system call if the system takes all bytes.
  func append(_ bytes: [UInt8]) throws(ToolFailure) {
    guard descriptor.write(bytes)
    else { throw .usage("cannot write \(path): \(SystemError.text(of: errno))") }
  }

  /// Removes all bytes after the first `size` bytes, so that the next append begins there.
  func truncate(to size: Int) { ftruncate(descriptor.number, off_t(size)) }

  func copy(to other: WritableFile) throws(ToolFailure) {
    var offset: off_t = 0
    while true {
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
        count = unsafe max(0, pread(descriptor.number, buffer.baseAddress, buffer.count, offset))
      }
      guard !part.isEmpty else { return }
      try other.append(part)
      offset += off_t(part.count)
    }
  }
}
