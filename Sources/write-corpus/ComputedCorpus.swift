/// The files of the corpus that a program writes, because these files test a size or a nesting depth.
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
