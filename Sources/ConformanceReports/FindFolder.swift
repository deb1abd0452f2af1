import Foundation
import JUnitXML
package import PushConformance

/// A folder that stores the scenarios of finds, separately for each subject.
///
/// `<folder>/<subject>` is a folder of scenarios that `push-conformance run --scenarios` accepts. The folder
/// excludes itself from version control, because a find worth keeping belongs among the app's scenarios.
package struct FindFolder: FindKeeper {
  /// The default folder, relative to the package, in which tests and tools run.
  package static let usualPath = ".push-conformance"

  private let path: String

  /// Creates the value for a folder, which is made on disk when there is a find to store.
  package init(_ path: String = Self.usualPath) {
    self.path = path
  }

  /// Writes the scenario to a file, completely or not at all.
  ///
  /// A failure is not reported here, because the report contains the find anyway.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - subject: The name of the subject.
  /// - Returns: The path of the file; nil if it could not be written.
  package func keep(_ scenario: Scenario, foundWith subject: String) -> String? {
    guard let text = scenario.fileText else { return nil }
    let file = "\(path)/\(Self.component(subject))/\(scenario.path)"
    let folder = URL(filePath: file).deletingLastPathComponent()
    do {
      let isNew = !FileManager.default.fileExists(atPath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if isNew { try WholeFile.write("*\n", to: "\(path)/.gitignore") }
      try WholeFile.write(text + "\n", to: file)
      return file
    } catch {
      return nil
    }
  }

  /// Returns a name as one component of a path, whatever characters it has.
  private static func component(_ name: String) -> String {
    let plain = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "-"
    }
    return plain.isEmpty ? "-" : String(plain)
  }
}
