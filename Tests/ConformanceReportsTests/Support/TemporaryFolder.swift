import Foundation

/// A folder that is removed when the value is deallocated.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "conformance-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
