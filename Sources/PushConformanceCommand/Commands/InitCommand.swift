import ArgumentParser
import ConformanceReports
import Foundation
import PushConformance
import PushCorpus

struct InitCommand: ParsableCommand {
  /// A part of an app that a first test can judge; the kit has a starter file for each part.
  enum Starter: String, CaseIterable, ExpressibleByArgument {
    case tap, token, silent, badge, logout, `extension`, parser

    var file: String { "\(rawValue.capitalized)Conformance.swift" }
  }

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first test for one part of an app, and says how to connect it.",
    discussion: """
      The file has the declaration of the app, an adapter and a test suite. It compiles as it is \
      written. The comments show where your own object goes. No file is changed or replaced.
      """
  )

  @Option(help: "What to test first.") var role: Starter = .tap

  @Option(
    help: ArgumentHelp(
      "The folder of a unit-test target. By default, the only folder in Tests.",
      valueName: "folder"
    )
  )
  var output: String?

  mutating func run() throws {
    let folder = try output ?? Self.onlyTestFolder()
    guard !folder.isEmpty else { throw ToolFailure.usage("name the folder to write to") }
    let resources = try KitAccess.resources()
    let path = URL(filePath: folder).appending(path: role.file)
    let shown = "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(role.file)"
    do {
      let text = try CorpusFolder(resources.specs).read("starters/\(role.file)")
      try FileManager.default.createDirectory(
        at: URL(filePath: folder),
        withIntermediateDirectories: true
      )
      try Data(text).write(to: path, options: .withoutOverwriting)
    } catch let error as CorpusFileError {
      throw ToolFailure.kit("\(error)")
    } catch {
      throw ToolFailure.usage("cannot write \(shown): \(Self.reason(error))")
    }
    try Terminal.print(advice(about: shown, in: path.deletingLastPathComponent()))
  }

  private static func onlyTestFolder() throws(ToolFailure) -> String {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "Tests")) ?? []
    let folders = entries.filter { FileStatus(of: "Tests/\($0)")?.kind == .folder }
    guard let folder = folders.first, folders.count == 1 else {
      let seen = folders.isEmpty ? "no folder" : folders.sorted().joined(separator: ", ")
      throw .usage("Tests has \(seen); name the folder of a unit-test target with --output")
    }
    return "Tests/\(folder)"
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteFileExists?:
      "a file has this name; move it, or name another folder with --output"
    case .fileWriteNoPermission?: "no permission to write there"
    case .fileWriteOutOfSpace?: "the disk is full"
    default: "the folder cannot be created; a file may have its name"
    }
  }

  private func advice(about file: String, in folder: URL) -> [String] {
    let target = folder.lastPathComponent
    let places = sequence(first: folder.standardizedFileURL) { place in
      place.path == "/" ? nil : place.deletingLastPathComponent()
    }
    let package = places.first { FileStatus(of: $0.appending(path: "Package.swift").path) != nil }
    let manifest = package.flatMap { try? CorpusFolder($0).read("Package.swift") }
    let suite = role.file.dropLast(".swift".count)
    var lines = ["\(file): written; connect your object where the comments are"]
    if let manifest {
      if !String(decoding: manifest, as: UTF8.self).contains("PushConformanceTesting") {
        lines += [
          "  swift package add-dependency \(ConformanceKit.address) --from \(ConformanceKit.version)",
          "  swift package add-target-dependency PushConformanceTesting \(target)"
            + " --package push-conformance",
        ]
      }
      lines.append("  swift test --filter \(suite)")
    } else {
      lines += [
        "  In Xcode, add the package push-conformance and link PushConformanceTesting to the unit-test"
          + " target.",
        "  Add the file to this target, and run the tests of \(suite).",
      ]
    }
    return lines.map(TerminalText.line)
  }
}
