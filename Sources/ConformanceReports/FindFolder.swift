import Foundation
import JUnitXML
package import PushConformance
import PushCorpus

/// A folder that stores finds: the shortened scenarios of generated runs that violate a requirement.
///
/// `<folder>/<subject>` has the finds of one subject, in a form that `push-conformance run --scenarios` accepts. A
/// `.gitignore` file keeps the finds out of version control. A run with `--explore` writes no `.gitignore` file,
/// because a team commits the finds of such a run.
package struct FindFolder: FindKeeper {
  /// The default folder, relative to the folder of the package, where tests and tools run.
  package static let usualPath = ".push-conformance"

  package var failure: String? { firstFailure.withLock(\.self) }

  private let path: String
  private let areCommitted: Bool
  private let firstFailure = Locked<String?>(nil)

  /// Creates a value that refers to a folder, which the first call of ``keep(_:foundWith:)`` creates on the disk.
  package init(_ path: String = Self.usualPath, areCommitted: Bool = false) {
    self.path = path
    self.areCommitted = areCommitted
  }

  package func path(for subject: String) -> String { "\(path)/\(Self.component(subject))" }

  /// Writes a scenario to a file, and returns the path of the file; returns nil if the file cannot be written.
  ///
  /// The report of the run contains the find in any case.
  package func keep(_ scenario: Scenario, foundWith subject: String) -> String? {
    guard let text = scenario.fileText else { return nil }
    let file = "\(self.path(for: subject))/\(scenario.path)"
    let folder = URL(filePath: file).deletingLastPathComponent()
    do {
      let isNew = !FileManager.default.fileExists(atPath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if areCommitted {
        letBeCommitted()
      } else if isNew {
        try WholeFile.write(Self.ignoringAll, to: ignoreFile)
      }
      try WholeFile.write(text + "\n", to: file)
      return file
    } catch {
      let reason =
        if case JUnitWriteError.file(let error) = error {
          "\(error)"
        } else {
          "the folder of \(file) cannot be created"
        }
      firstFailure.withLock { $0 = $0 ?? reason }
      return nil
    }
  }

  private static let ignoringAll = "*\n"
  private var ignoreFile: String { "\(path)/.gitignore" }

  /// True if git ignores the folder, because a run without `--explore` has made the folder.
  package var isLocal: Bool {
    let file = URL(filePath: ignoreFile)
    let content = try? BoundedFile.read(file, named: ignoreFile, limit: Self.ignoringAll.utf8.count)
    return content == Array(Self.ignoringAll.utf8)
  }

  private func letBeCommitted() {
    if isLocal { try? FileManager.default.removeItem(atPath: ignoreFile) }
  }

  private static func component(_ name: String) -> String {
    let plain = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "-"
    }
    return plain.isEmpty ? "-" : String(plain)
  }
}
