import ConformanceReports
import Foundation
import PushCorpus
import Testing

@testable import PushConformance

@Suite struct FindFolderTests {
  private static let scenario = Scenario(
    id: "generated.routing-no-url-no-call",
    title: "Found by generation",
    exercises: ["routing.no-url-no-call"],
    when: [.application(.launch), .application(.enterBackground)]
  )

  /// Runs a closure with a folder of its own, which is removed at the end.
  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("The folder of finds is a valid folder of scenarios that git ignores")
  func keeps() throws {
    try Self.inFolder { folder in
      let finds = FindFolder(folder.appending(path: "finds").path)
      let path = try #require(finds.keep(Self.scenario, foundWith: "my-center"))
      #expect(path.hasSuffix("/finds/my-center/generated/routing-no-url-no-call.json"))
      let ignored = folder.appending(path: "finds/.gitignore")
      #expect(try String(contentsOf: ignored, encoding: .utf8) == "*\n")
      #expect(finds.isLocal)

      var shorter = Self.scenario
      shorter.when = [.application(.launch)]
      #expect(finds.keep(shorter, foundWith: "my-center") == path)
      let library = try ScenarioLibrary(
        reading: CorpusFolder(folder.appending(path: "finds/my-center"))
      )
      #expect(library.scenarios == [shorter])
    }
  }

  @Test("Finds that are to be committed are not ignored by git")
  func commits() throws {
    try Self.inFolder { folder in
      let path = folder.appending(path: "finds").path
      let ignored = folder.appending(path: "finds/.gitignore")
      let finds = FindFolder(path, areCommitted: true)
      _ = try #require(finds.keep(Self.scenario, foundWith: "my-center"))
      #expect(!FileManager.default.fileExists(atPath: ignored.path))
      #expect(!finds.isLocal)
      try Data("*\n".utf8).write(to: ignored)
      _ = finds.keep(Self.scenario, foundWith: "my-center")
      #expect(!FileManager.default.fileExists(atPath: ignored.path))
      try Data("*.tmp\n".utf8).write(to: ignored)
      _ = finds.keep(Self.scenario, foundWith: "my-center")
      #expect(FileManager.default.fileExists(atPath: ignored.path))
    }
  }

  @Test(
    "A name is one component of the path, whatever it consists of",
    arguments: ["../../elsewhere", "/etc", "..", "", "a/b", "ü", "a\u{0}b", "-"]
  )
  func staysInside(_ name: String) throws {
    try Self.inFolder { folder in
      let finds = FindFolder(folder.appending(path: "finds").path)
      let path = try #require(finds.keep(Self.scenario, foundWith: name))
      let inside = path.split(separator: "/").drop { $0 != "finds" }.dropFirst()
      #expect(inside.count == 3)
      #expect(!inside.contains(".."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["finds"])
    }
  }

  @Test("A run goes on when a find cannot be written")
  func unwritable() throws {
    try Self.inFolder { folder in
      let file = folder.appending(path: "finds")
      try Data("a file".utf8).write(to: file)
      #expect(FindFolder(file.path).keep(Self.scenario, foundWith: "my-center") == nil)
      #expect(try String(contentsOf: file, encoding: .utf8) == "a file")
    }
  }
}
