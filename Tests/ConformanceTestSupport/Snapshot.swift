import Foundation
package import Testing

/// Expected texts, each in a file of the test target, usually in its folder `Snapshots`.
package enum Snapshot {
  /// The environment variable with which tests overwrite the files with the current texts; the tests still fail.
  private static let writeVariable = "PUSH_CONFORMANCE_WRITE_SNAPSHOTS"

  /// Reads a text; a missing file is an error, so that no test makes its own snapshot.
  package static func text(named name: String, for test: String = #filePath) throws -> String {
    let file = target(of: test).appending(path: "Snapshots/\(name)")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Compares a text with its file; a missing file is a failure, so that no test makes its own snapshot.
  package static func expect(
    _ text: String,
    named name: String,
    in place: String = "Snapshots",
    for test: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) {
    let folder = target(of: test).appending(path: place)
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment[writeVariable] != nil {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record(
          "Written; run the tests again without \(writeVariable).",
          sourceLocation: location
        )
      } catch {
        Issue.record(error, sourceLocation: location)
      }
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record(
        "There is no \(place)/\(name); \(writeVariable)=1 writes it.",
        sourceLocation: location
      )
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard text != expected else { return }
    Issue.record(
      """
      \(place)/\(name) says something else. If what is printed now is right, \(writeVariable)=1 \
      writes it anew.
      \(difference(from: expected, to: text))
      """,
      sourceLocation: location
    )
  }

  /// Returns the lines that the text lacks and the lines that are new in it, each at its place.
  package static func difference(from expected: String, to text: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old).sorted { place(of: $0) < place(of: $1) }
    return changes.map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }
    .joined(separator: "\n")
  }

  private static func target(of test: String) -> URL {
    let tests = test.range(of: "/Tests/", options: .backwards)?.upperBound ?? test.startIndex
    let target = test[..<tests] + test[tests...].prefix { $0 != "/" }
    return URL(filePath: String(target))
  }

  /// Returns the line of a change, and a number that puts the removal of a line before an insertion.
  private static func place(of change: CollectionDifference<Substring>.Change) -> (Int, Int) {
    switch change {
    case .remove(let offset, _, _): (offset, 0)
    case .insert(let offset, _, _): (offset, 1)
    }
  }
}
