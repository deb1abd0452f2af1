import ConformanceReports
import ConformanceTestSupport
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

  @Test("The folder of finds is a valid folder of scenarios that git ignores")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let finds = FindFolder(folder.file("finds"))
    let path = try #require(finds.keep(Self.scenario, foundWith: "my-center"))
    #expect(path.hasSuffix("/finds/my-center/generated/routing-no-url-no-call.json"))
    #expect(try folder.text(of: "finds/.gitignore") == "*\n")
    #expect(finds.isLocal)

    var shorter = Self.scenario
    shorter.when = [.application(.launch)]
    #expect(finds.keep(shorter, foundWith: "my-center") == path)
    let subject = CorpusFolder(URL(filePath: folder.file("finds/my-center")))
    #expect(try ScenarioLibrary(reading: subject).scenarios == [shorter])
  }

  @Test("Finds that are to be committed are not ignored by git")
  func commits() throws {
    let folder = try TemporaryFolder()
    let ignored = folder.file("finds/.gitignore")
    let finds = FindFolder(folder.file("finds"), areCommitted: true)
    _ = try #require(finds.keep(Self.scenario, foundWith: "my-center"))
    #expect(!FileManager.default.fileExists(atPath: ignored))
    #expect(!finds.isLocal)
    try folder.write("*\n", to: "finds/.gitignore")
    _ = finds.keep(Self.scenario, foundWith: "my-center")
    #expect(!FileManager.default.fileExists(atPath: ignored))
    try folder.write("*.tmp\n", to: "finds/.gitignore")
    _ = finds.keep(Self.scenario, foundWith: "my-center")
    #expect(FileManager.default.fileExists(atPath: ignored))
  }

  @Test(
    "A name is one component of the path, whatever it consists of",
    arguments: ["../../elsewhere", "/etc", "..", "", "a/b", "ü", "a\u{0}b", "-"]
  )
  func staysInside(_ name: String) throws {
    let folder = try TemporaryFolder()
    let finds = FindFolder(folder.file("finds"))
    let path = try #require(finds.keep(Self.scenario, foundWith: name))
    let inside = path.split(separator: "/").drop { $0 != "finds" }.dropFirst()
    #expect(inside.count == 3)
    #expect(!inside.contains(".."))
    #expect(try folder.contents == ["finds"])
  }

  @Test("A run goes on when a find cannot be written")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "finds")
    #expect(FindFolder(file).keep(Self.scenario, foundWith: "my-center") == nil)
    #expect(try folder.text(of: "finds") == "a file")
  }
}
