#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// A new file, in the folder of a target, that replaces the target when the new file is complete.
///
/// A reader of the target sees either the whole old file or the whole new file. If the new file does not replace the
/// target, the class removes the new file.
final class ReplacementFile {
  let file: OpenFile
  private let target: Target
  private var isInPlace = false

  struct Target {
    /// The path with symbolic links resolved, so that the new file replaces the file and not the link.
    let path: String
    /// The path as given by the caller, for errors.
    let name: String

    /// Creates a target; an existing target has to be a regular file, because renaming would replace a device or pipe.
    init(_ path: String) throws(JUnitWriteError) {
      guard !path.utf8.contains(0)
      else { throw .file(JUnitFileError(.create, path: LegalText.line(path), code: EINVAL)) }
      name = path
      guard let status = try Self.status(path) else {
        self.path = path
        return
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path: path) }
      self.path = Self.followed(path)
    }

    /// Returns nil for a missing file; throws other errors, such as a name that is too long, before the report is
    /// written.
    private static func status(_ path: String) throws(JUnitWriteError) -> stat? {
      var status = stat()
      if unsafe stat(path, &status) == 0 { return status }
      guard errno == ENOENT else { throw .file(JUnitFileError(.create, path: path, code: errno)) }
      return nil
    }

    private static func followed(_ path: String) -> String {
      guard let resolved = unsafe realpath(path, nil) else { return path }
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }

    var folder: String {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns an unused path in the target's folder, which is on the same disk as the target.
    func neighbor() -> String {
      let number = UInt64.random(in: .min ... .max)
      return "\(folder)/.junit-\(String(number, radix: 16)).tmp"
    }
  }

  init(target: Target) throws(JUnitFileError) {
    self.target = target
    file = try Self.create(beside: target)
  }

  deinit { if !isInPlace { unsafe unlink(file.path) } }

  /// Creates a scratch file without a name on the target's disk; the file disappears when it is closed.
  static func scratch(beside target: Target) throws(JUnitFileError) -> OpenFile {
    let file = try create(beside: target)
    unsafe unlink(file.path)
    return file
  }

  private static func create(beside target: Target) throws(JUnitFileError) -> OpenFile {
    try OpenFile.creating(target.neighbor(), named: target.name)
  }

  func replaceTarget() throws(JUnitFileError) {
    guard unsafe rename(file.path, target.path) == 0
    else { throw JUnitFileError(.replace, path: target.name, code: errno) }
    isInPlace = true
    // Synchronizing the folder makes sure that the renaming reaches the disk. Some file systems cannot synchronize a
    // folder, but the report is in place even there.
    try? OpenFile.reading(target.folder).synchronize()
  }
}

/// Atomic writes, for reports of any format.
package enum WholeFile {
  /// Replaces or creates a file in an existing folder; after an error, an existing file is unchanged.
  package static func write(_ text: String, to path: String) throws(JUnitWriteError) {
    let target = try ReplacementFile.Target(path)
    do throws(JUnitFileError) {
      let replacement = try ReplacementFile(target: target)
      let sink = OutputSink(replacement.file)
      var text = text
      text.withUTF8 { unsafe sink.append(UnsafeRawBufferPointer($0)) }
      try sink.flush()
      try replacement.file.synchronize()
      try replacement.replaceTarget()
    } catch {
      throw .file(error)
    }
  }

  /// Throws the reason why a file cannot be written, without changing the file.
  package static func probe(_ path: String) throws(JUnitWriteError) {
    let target = try ReplacementFile.Target(path)
    _ = try JUnitWriteError.wrapping(try ReplacementFile.scratch(beside: target))
  }
}
