public import Foundation

/// Reads files that may be anything, a bounded part of them.
public enum BoundedFile {
  /// Reads a regular file as a whole.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: What errors call it.
  ///   - limit: How many bytes it may have; no more are ever held.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  public static func read(
    _ url: URL,
    named name: String,
    limit: Int
  ) throws(CorpusFileError) -> [UInt8] {
    // Opening anything but a regular file may wait for ever.
    let values = try? url.resolvingSymlinksInPath().resourceValues(
      forKeys: [.isRegularFileKey, .fileSizeKey]
    )
    guard let values else { throw CorpusFileError(path: name, reason: .missing) }
    guard values.isRegularFile == true else { throw CorpusFileError(path: name, reason: .notAFile) }
    guard values.fileSize ?? 0 <= limit else {
      throw CorpusFileError(path: name, reason: .tooLarge(limit))
    }
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: url)
    } catch {
      throw CorpusFileError(path: name, reason: .unreadable(error.localizedDescription))
    }
    defer { try? handle.close() }
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
  public static func read(
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
      throw CorpusFileError(path: name, reason: .unreadable(error.localizedDescription))
    }
    guard bytes.count <= limit else {
      throw CorpusFileError(path: name, reason: .tooLarge(limit))
    }
    return bytes
  }
}
