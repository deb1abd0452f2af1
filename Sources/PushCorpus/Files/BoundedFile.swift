package import Foundation

/// The functions that read files, pipes and open descriptors into memory, up to a limit in bytes.
package enum BoundedFile {
  /// Returns the bytes of a regular file; `name` stands for the file in errors.
  package static func read(
    _ url: URL,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    try read(path: url.path, named: name, limit: limit)
  }

  static func read(
    path: String,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    let handle = try open(path: path, named: name, limit: limit)
    do {
      return try read(handle, named: name, limit: limit)
    } catch {
      // A read of a regular file returns bytes or the end of the file. If the system asks to try again later, the file
      // is not regular.
      throw error.reason == .nothingYet ? CorpusFileError(path: name, reason: .notAFile) : error
    }
  }

  package static func open(
    path: String,
    named name: String,
    limit: Int = .max
  ) throws(CorpusFileError) -> FileHandle {
    // Opening a device can have an effect, so the method first checks the kind of file.
    guard let status = FileStatus(of: path)
    else { throw CorpusFileError(path: name, reason: .missing) }
    guard status.kind == .file else { throw CorpusFileError(path: name, reason: .notAFile) }
    guard status.size <= limit
    else { throw CorpusFileError(path: name, reason: .tooLarge(limit)) }
    // The file might have been replaced since the check. Opening a pipe could wait forever for a writer. Reading a file
    // such as /proc/kmsg, which claims to be regular, could also wait forever.
    let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(name) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard FileStatus(of: descriptor)?.kind == .file
    else { throw CorpusFileError(path: name, reason: .notAFile) }
    return handle
  }

  package static func read(
    descriptor: Int32,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    try read(try open(descriptor: descriptor, named: name), named: name, limit: limit)
  }

  /// Returns a handle for the descriptor of a file or a pipe, such as a shell's `<(…)`; throws for other descriptors.
  ///
  /// The descriptor stays open when the handle is released.
  package static func open(
    descriptor: Int32,
    named name: String
  ) throws(CorpusFileError) -> FileHandle {
    switch FileStatus(of: descriptor)?.kind {
    case .file, .stream: break
    case .folder, .link, .other: throw CorpusFileError(path: name, reason: .notAFile)
    case nil: throw CorpusFileError(path: name, reason: .missing)
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Returns the bytes up to the end of an open file or pipe; `name` stands for the file in errors.
  package static func read(
    _ handle: FileHandle,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let part = try part(of: handle, named: name, upTo: limit + 1 - bytes.count)
      guard !part.isEmpty else { break }
      bytes += part
    }
    guard bytes.count <= limit
    else { throw CorpusFileError(path: name, reason: .tooLarge(limit)) }
    return bytes
  }

  /// Returns at most `count` bytes; no bytes at the end of the file.
  static func part(
    of handle: FileHandle,
    named name: String,
    upTo count: Int
  ) throws(CorpusFileError) -> Data {
    do {
      return try handle.read(upToCount: min(1 << 16, count)) ?? Data()
    } catch {
      throw CorpusFileError(path: name, reason: reason(of: error as NSError))
    }
  }

  private static func failure(_ name: String) -> CorpusFileError {
    let code = errno
    guard code != ENOENT else { return CorpusFileError(path: name, reason: .missing) }
    return CorpusFileError(path: name, reason: .unreadable(SystemError.text(of: code)))
  }

  private static func reason(of error: NSError) -> CorpusFileError.Reason {
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain, let code = Int32(exactly: cause.code)
    else { return .unreadable(error.localizedDescription) }
    return code == EAGAIN ? .nothingYet : .unreadable(SystemError.text(of: code))
  }
}

package enum SystemError {
  package static func text(of code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

// This function is outside the type: inside the type, `open` would mean the type's own methods.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags) }
