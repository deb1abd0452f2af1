import Foundation
import PushCorpus

/// The files of the corpus that this program writes, because these files test a size or a nesting depth.
enum ComputedCorpus {
  static let files: [ComputedFile] = SizeArea.files + BroadcastSizes.files + NestedPayloads.files

  /// The source that manifests state for computed test vectors: the folder of this program.
  static let source = "Sources/write-corpus"
}

struct ComputedFile: Sendable, Hashable {
  /// The path of the file, relative to `payloads`.
  let path: String
  let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension ComputedFile: CustomStringConvertible {
  var description: String { path }
}

struct CorpusWriter {
  let corpus: CorpusFolder

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

/// Payloads whose arrays are nested as deeply as a parser can accept, or more deeply.
///
/// The hand-written manifest of the area `json` states the expected verdicts.
enum NestedPayloads {
  /// Payloads at the depth that Foundation accepts, one level deeper, and deep enough for a stack overflow.
  static let files: [ComputedFile] = [512, 513, 100_000].map { depth in
    // The object around the arrays also counts as a level.
    let opening = String(repeating: "[", count: depth - 1)
    let closing = String(repeating: "]", count: depth - 1)
    return ComputedFile(
      "json/depth.\(depth).json",
      Array(#"{"aps":{"alert":"Deep"},"n":\#(opening)\#(closing)}"#.utf8)
    )
  }
}
