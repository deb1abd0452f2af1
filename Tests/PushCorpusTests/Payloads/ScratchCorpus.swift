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

  var corpus: PayloadCorpus { PayloadCorpus(corpus: url) }

  /// Returns the linter's findings, except findings about the form: the manifests of tests are written for readers.
  func findings(coverage: Bool = false) throws -> [String] {
    try PayloadCorpusLinter(corpus: corpus).lint(coverage: coverage)
      .filter {
        if case .notCanonical = $0.problem { false } else { true }
      }
      .map(\.description)
  }

  /// The text of a file, by its path below the folder of the areas.
  func text(of path: String) throws -> String {
    String(decoding: try corpus.folder.read(path), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
