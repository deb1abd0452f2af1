import ConformanceTestSupport
import Foundation
import PushCorpus

/// A corpus of one area in a folder that is removed with the test.
final class ScratchCorpus {
  private let folder: TemporaryFolder

  init(manifest: String, files: [String: String], area: String = "size") throws {
    folder = try TemporaryFolder()
    try folder.write(manifest, to: "payloads/\(area)/manifest.json")
    for (name, text) in files { try folder.write(text, to: "payloads/\(area)/\(name)") }
  }

  var url: URL { URL(filePath: folder.path) }

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
}
