import Foundation
import PushCorpus

/// A corpus of one area in a folder that is removed with the test.
final class ScratchCorpus {
  let url: URL

  init(manifest: String, files: [String: String], area: String = "size") throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("push-lint-\(UUID().uuidString)")
    let folder = url.appendingPathComponent("payloads/\(area)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("manifest.json"))
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  func findings() throws -> [String] {
    try PayloadCorpusLinter(corpus: PayloadCorpus(corpus: url)).lint().map(\.description)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
