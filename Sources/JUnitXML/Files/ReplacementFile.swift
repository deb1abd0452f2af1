#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// A new file beside a target, which takes the target's place once it is whole.
///
/// Whoever reads the target sees the old file or the new one, never half of one; and when
/// something fails on the way, nothing of the new one stays.
final class ReplacementFile {
  let file: OpenFile
  private let target: Target
  private var isInPlace = false

  /// Where a report goes.
  struct Target {
    /// The file itself, with a symbolic link followed: the link should stay one.
    let path: String
    /// The file as the caller calls it, and so what errors call it.
    let name: String

    /// Checks that a report can be put there.
    ///
    /// Renaming onto `/dev/stdout` or onto a pipe would replace the device, so what exists has
    /// to be a regular file.
    init(_ path: String) throws(JUnitWriteError) {
      guard !path.utf8.contains(0) else {
        throw .file(JUnitFileError(.create, path: LegalText.line(path), code: EINVAL))
      }
      name = path
      guard let status = try Self.status(path) else {
        self.path = path
        return
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path: path) }
      self.path = Self.followed(path)
    }

    /// What is known of a file; nil if there is none.
    ///
    /// What else the system may refuse, such as a name that is too long, would only show when the
    /// finished report is put in place.
    private static func status(_ path: String) throws(JUnitWriteError) -> stat? {
      var status = stat()
      if unsafe stat(path, &status) == 0 { return status }
      guard errno == ENOENT else {
        throw .file(JUnitFileError(.create, path: path, code: errno))
      }
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

    /// A name in the same folder, and so on the same disk, that nobody uses.
    func neighbour() -> String {
      let number = UInt64.random(in: .min ... .max)
      return "\(folder)/.junit-\(String(number, radix: 16)).tmp"
    }
  }

  init(target: Target) throws(JUnitFileError) {
    self.target = target
    file = try Self.create(beside: target)
  }

  deinit {
    if !isInPlace { unsafe unlink(file.path) }
  }

  /// A scratch file on the target's disk, which the system forgets when it is closed.
  static func scratch(beside target: Target) throws(JUnitFileError) -> OpenFile {
    let file = try create(beside: target)
    unsafe unlink(file.path)
    return file
  }

  private static func create(beside target: Target) throws(JUnitFileError) -> OpenFile {
    try OpenFile.creating(target.neighbour(), named: target.name)
  }

  /// Puts the file in the target's place.
  func replaceTarget() throws(JUnitFileError) {
    guard unsafe rename(file.path, target.path) == 0 else {
      throw JUnitFileError(.replace, path: target.name, code: errno)
    }
    isInPlace = true
    // The rename itself reaches the disk with the folder. Some file systems cannot
    // synchronise a folder; the report is in place all the same.
    try? OpenFile.reading(target.folder).synchronize()
  }
}
