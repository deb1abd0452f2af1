import Foundation
import PushCorpus

/// A file that somebody names on the command line.
enum InputFile {
  /// How many bytes are read at most: thousands of times what APNs takes.
  static let limit = 16 << 20

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: What is wrong with it; a file that is too large is not held in memory.
  static func read(_ path: String) throws(CorpusFileError) -> [UInt8] {
    path == "-"
      ? try BoundedFile.read(.standardInput, named: "standard input", limit: limit)
      : try BoundedFile.read(URL(filePath: path), named: path, limit: limit)
  }
}
