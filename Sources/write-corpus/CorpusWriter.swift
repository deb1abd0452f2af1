import Foundation
import PushCorpus

struct CorpusWriter {
  let corpus: CorpusFolder

  /// Writes each file that is missing or different, removes no file, and returns the written paths.
  func write(_ files: [ComputedFile]) throws(CorpusFileError) -> [String] {
    var written: [String] = []
    for file in files {
      let path = "payloads/\(file.path)"
      // A file that cannot be read counts as different.
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
