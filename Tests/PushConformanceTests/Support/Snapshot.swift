import Foundation

/// Expected texts of the kit, each in a file next to the tests.
enum Snapshot {
  /// Reads a text; a missing file is an error, so that no test makes its own snapshot.
  static func text(named name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Snapshots/\(name)")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
