import Foundation
import PushCorpus

enum InputFile {
  static let standardInput = "-"

  /// The largest size of an input in bytes: hundreds of times the limit of APNs, and still judged quickly.
  static let limit = 1 << 20

  /// Reads a file, standard input, or a descriptor that a shell has opened for `<(…)`.
  static func read(_ path: String, limit: Int = limit) throws(ToolFailure) -> [UInt8] {
    // `URL` would take an empty path for the path of the current folder.
    guard !path.isEmpty else { throw .usage("'': there is no such file") }
    return try ExitStatus.usage.onError {
      if path == standardInput {
        return try BoundedFile.read(.standardInput, named: "standard input", limit: limit)
      }
      if let descriptor = descriptor(of: path) {
        return try BoundedFile.read(descriptor: descriptor, named: path, limit: limit)
      }
      return try BoundedFile.read(URL(filePath: path), named: path, limit: limit)
    }
  }

  /// Opens a file of any size, standard input, or a descriptor, to read it line by line.
  static func lines(of path: String) throws(ToolFailure) -> LineReader {
    try ExitStatus.usage.onError {
      let name = path == standardInput ? "standard input" : path
      let file =
        if path == standardInput {
          FileHandle.standardInput
        } else if let descriptor = descriptor(of: path) {
          try BoundedFile.open(descriptor: descriptor, named: path)
        } else {
          try BoundedFile.open(path: path, named: path)
        }
      return LineReader(file, named: name, limit: limit)
    }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the descriptor of a path that names an open file: 63 for `/dev/fd/63`.
  ///
  /// A descriptor can be read only once, and several paths can name the same descriptor.
  static func descriptor(of path: String) -> Int32? {
    if path == standardInput || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      let number = path.dropFirst(folder.count)
      guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int32(number)
    }
    return nil
  }

  static func folder(_ path: String) throws(ToolFailure) -> CorpusFolder {
    let url = URL(filePath: path)
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    guard !path.isEmpty, values?.isDirectory == true
    else { throw .usage("\(path.isEmpty ? "''" : path): there is no such folder") }
    return CorpusFolder(url)
  }

  static func corpus(_ path: String) throws(ToolFailure) -> CorpusFolder {
    let folder = try folder(path)
    let parts = try ExitStatus.usage.onError("in \(path): ") { try folder.folders() }
    guard parts.contains("payloads") || parts.contains("scenarios")
    else { throw .usage("\(path) has neither a folder payloads nor a folder scenarios") }
    return folder
  }
}
