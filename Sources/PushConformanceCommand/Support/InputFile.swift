import Foundation
import PushCorpus

/// A file that somebody names on the command line.
enum InputFile {
  /// What stands for standard input among file names.
  static let standardInput = "-"

  /// How many bytes are read at most: hundreds of times what APNs takes, and judged in a moment.
  static let limit = 1 << 20

  /// Reads a file, or standard input, or what a shell has opened for a `<(…)`.
  ///
  /// - Throws: What is wrong with it; a file that is too large is not held in memory.
  static func read(_ path: String) throws(ToolFailure) -> [UInt8] {
    // An empty path would be taken for the current folder.
    guard !path.isEmpty else { throw .usage("'': there is no such file") }
    do {
      if path == standardInput {
        return try BoundedFile.read(.standardInput, named: "standard input", limit: limit)
      }
      if let descriptor = descriptor(of: path) {
        return try BoundedFile.read(descriptor: descriptor, named: path, limit: limit)
      }
      return try BoundedFile.read(URL(filePath: path), named: path, limit: limit)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The number under which a path names what is open already: 63 for `/dev/fd/63`.
  ///
  /// Such a thing can be read once, whatever the path that names it.
  static func descriptor(of path: String) -> Int32? {
    if path == standardInput || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      let number = path.dropFirst(folder.count)
      guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int32(number)
    }
    return nil
  }

  /// Opens a folder.
  ///
  /// - Throws: That there is none.
  static func folder(_ path: String) throws(ToolFailure) -> CorpusFolder {
    let url = URL(filePath: path)
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    guard !path.isEmpty, values?.isDirectory == true else {
      throw .usage("\(path.isEmpty ? "''" : path): there is no such folder")
    }
    return CorpusFolder(url)
  }

  /// Opens a folder that is a corpus.
  ///
  /// - Throws: That there is none, or that it holds neither payloads nor scenarios.
  static func corpus(_ path: String) throws(ToolFailure) -> CorpusFolder {
    let folder = try folder(path)
    let parts: [String]
    do {
      parts = try folder.folders()
    } catch {
      throw .usage("in \(path): \(error)")
    }
    guard parts.contains("payloads") || parts.contains("scenarios") else {
      throw .usage("\(path) has neither a folder payloads nor a folder scenarios")
    }
    return folder
  }
}
