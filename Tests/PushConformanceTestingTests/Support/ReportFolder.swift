import Foundation

/// The folder for the reports and other files of this process, which is removed when the process ends.
enum ReportFolder {
  private static let url: URL = {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "push-conformance-testing-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: ReportFolder.url) }
    return url
  }()

  static func file(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  static func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
