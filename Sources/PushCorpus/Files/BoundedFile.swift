#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
package import Foundation

/// Reads files that may be anything, a bounded part of them.
package enum BoundedFile {
  /// Reads a regular file as a whole.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: What errors call it.
  ///   - limit: How many bytes it may have; no more are ever held.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  package static func read(
    _ url: URL,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    // Opening a device may do something, so it is looked at first.
    let values = try? url.resolvingSymlinksInPath().resourceValues(
      forKeys: [.isRegularFileKey, .fileSizeKey]
    )
    guard let values else { throw CorpusFileError(path: name, reason: .missing) }
    guard values.isRegularFile == true else { throw CorpusFileError(path: name, reason: .notAFile) }
    guard values.fileSize ?? 0 <= limit else {
      throw CorpusFileError(path: name, reason: .tooLarge(limit))
    }
    // Another thing may have come in its place by now, and to wait for the writer of a pipe may be to
    // wait for ever; so may be to read what only calls itself regular, as /proc/kmsg does.
    let descriptor = unsafe url.withUnsafeFileSystemRepresentation { path in
      guard let path = unsafe path else { return Int32(-1) }
      return unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw failure(name) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard kind(of: descriptor) == .file else {
      throw CorpusFileError(path: name, reason: .notAFile)
    }
    do {
      return try read(handle, named: name, limit: limit)
    } catch {
      // Of a file there is always something to read, or its end.
      throw error.reason == .nothingYet ? CorpusFileError(path: name, reason: .notAFile) : error
    }
  }

  /// Reads what is open already, to its end: a file, or the pipe that a shell made for `<(…)`.
  ///
  /// - Parameters:
  ///   - descriptor: The number under which it is open; it stays open.
  ///   - name: What errors call it.
  ///   - limit: How many bytes it may have; no more are ever held.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read; a terminal or another device is not.
  package static func read(
    descriptor: Int32,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    switch kind(of: descriptor) {
    case .file, .stream: break
    case .other: throw CorpusFileError(path: name, reason: .notAFile)
    case nil: throw CorpusFileError(path: name, reason: .missing)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    return try read(handle, named: name, limit: limit)
  }

  /// Reads an open file, or a pipe, to its end.
  ///
  /// - Parameters:
  ///   - handle: The file.
  ///   - name: What errors call it.
  ///   - limit: How many bytes it may have; no more are ever held.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  package static func read(
    _ handle: FileHandle,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= limit,
        let part = try handle.read(upToCount: min(1 << 16, limit + 1 - bytes.count)), !part.isEmpty
      {
        bytes += part
      }
    } catch {
      throw CorpusFileError(path: name, reason: reason(of: error as NSError))
    }
    guard bytes.count <= limit else {
      throw CorpusFileError(path: name, reason: .tooLarge(limit))
    }
    return bytes
  }

  /// What is open under a number.
  private enum Kind {
    case file
    case stream
    case other
  }

  /// What is open under a number; nil where nothing is.
  private static func kind(of descriptor: Int32) -> Kind? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFIFO, S_IFSOCK: .stream
    default: .other
    }
  }

  /// What the system said last.
  private static func failure(_ name: String) -> CorpusFileError {
    let code = errno
    guard code != ENOENT else { return CorpusFileError(path: name, reason: .missing) }
    return CorpusFileError(path: name, reason: .unreadable(text(of: code)))
  }

  /// Why Foundation could not read, in the system's words where it passes them on.
  private static func reason(of error: NSError) -> CorpusFileError.Reason {
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain, let code = Int32(exactly: cause.code) else {
      return .unreadable(error.localizedDescription)
    }
    return code == EAGAIN ? .nothingYet : .unreadable(text(of: code))
  }

  private static func text(of code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
