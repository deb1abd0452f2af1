import Foundation
import PushCorpus

/// Puts the computed files in their places.
struct CorpusWriter {
  /// The folder that holds `payloads`.
  let corpus: CorpusFolder

  /// Writes the files that are not yet as they should be, and removes none.
  ///
  /// - Returns: The paths of those that were written, below the corpus.
  /// - Throws: Why one cannot be written; those before it are in place.
  func write(_ files: [ComputedFile]) throws(CorpusFileError) -> [String] {
    var written: [String] = []
    for file in files {
      let path = "payloads/\(file.path)"
      // A file that cannot be read is one that is not as it should be.
      if let bytes = try? corpus.read(path, limit: file.bytes.count), bytes == file.bytes {
        continue
      }
      try corpus.makeFolder(path.split(separator: "/").dropLast().joined(separator: "/"))
      try corpus.write(file.bytes, to: path)
      written.append(path)
    }
    return written
  }
}
