/// A file of the corpus that a program writes.
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
