import Foundation
import JUnitXML
package import PushConformance

/// A folder in which the scenarios of finds are kept, each subject's by themselves.
///
/// `<folder>/<subject>` is a folder of scenarios: `push-conformance run --scenarios` takes it as it
/// stands. The folder keeps itself out of version control, since what is worth keeping for good belongs among
/// the scenarios of the app.
package struct FindFolder: FindKeeper {
  /// Where finds are kept unless somebody says otherwise: in the folder of the package, from which tests
  /// and tools run.
  package static let usualPath = ".push-conformance"

  private let path: String

  /// Names the folder; it is made when there is something to keep.
  package init(_ path: String = Self.usualPath) {
    self.path = path
  }

  /// Writes the scenario as a file, as a whole or not at all.
  ///
  /// What cannot be written is in the report all the same, so nothing is said of it here.
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

  /// A name as one component of a path, whatever it consists of.
  private static func component(_ name: String) -> String {
    let plain = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "-"
    }
    return plain.isEmpty ? "-" : String(plain)
  }
}
