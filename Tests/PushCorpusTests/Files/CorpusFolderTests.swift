import Foundation
import PushCorpus
import Testing

@Suite("Files are read within their folder and within bounds")
struct CorpusFolderTests {
  /// A folder that is removed with the test.
  final class Scratch {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("push-corpus-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("inside/deeper"),
        withIntermediateDirectories: true
      )
      try Data("secret".utf8).write(to: url.appendingPathComponent("outside.txt"))
      try Data("12345".utf8).write(to: url.appendingPathComponent("inside/a.json"))
      try Data("b".utf8).write(to: url.appendingPathComponent("inside/deeper/b.json"))
      try Data("h".utf8).write(to: url.appendingPathComponent("inside/.hidden"))
      for (name, target) in [
        ("up", ".."), ("leak.txt", "../outside.txt"), ("alias.json", "a.json"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: url.appendingPathComponent("inside/\(name)").path,
          withDestinationPath: target
        )
      }
    }

    var inside: CorpusFolder { CorpusFolder(url.appendingPathComponent("inside")) }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("A file is read, also through a link within the folder")
  func reads() throws {
    #expect(try scratch.inside.read("a.json") == Array("12345".utf8))
    #expect(try scratch.inside.read("alias.json") == Array("12345".utf8))
    #expect(try scratch.inside.read("deeper/b.json") == Array("b".utf8))
    #expect(try scratch.inside.read("a.json", limit: 5) == Array("12345".utf8))
  }

  @Test(
    "A path that leads out of the folder is refused",
    arguments: [
      "../outside.txt", "up/outside.txt", "leak.txt", "/etc/hostname", "deeper/../a.json",
      "./a.json",
      "", "deeper//b.json", "..\\outside.txt", "a.json\0",
    ]
  )
  func refuses(path: String) {
    let error = #expect(throws: CorpusFileError.self) { try scratch.inside.read(path) }
    #expect(error?.reason == .outside)
    #expect(error?.path == path)
  }

  @Test("A missing file, a large file and a folder are different errors")
  func reasons() {
    let missing = #expect(throws: CorpusFileError.self) { try scratch.inside.read("none.json") }
    #expect(missing?.description == "none.json: there is no such file")
    let folder = #expect(throws: CorpusFileError.self) { try scratch.inside.read("deeper") }
    #expect(folder?.description == "deeper: this is not a regular file")
    let large = #expect(throws: CorpusFileError.self) {
      try scratch.inside.read("a.json", limit: 4)
    }
    #expect(large?.description == "a.json: larger than the limit of 4 bytes")
  }

  @Test("Listing is sorted and leaves out links and hidden files")
  func lists() throws {
    #expect(try scratch.inside.files() == ["a.json", "deeper/b.json"])
    #expect(try scratch.inside.files(below: "deeper") == ["deeper/b.json"])
    #expect(try scratch.inside.folders() == ["deeper"])
  }

  // MARK: - Writing

  @Test("A file is written as a whole, also through a link, without leftovers")
  func writes() throws {
    let before = try scratch.inside.files()
    try scratch.inside.write(Array("new".utf8), to: "alias.json")
    #expect(try scratch.inside.read("a.json") == Array("new".utf8))
    let link = scratch.url.appendingPathComponent("inside/alias.json").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.json")
    try scratch.inside.makeFolder("made/too")
    try scratch.inside.makeFolder("made/too")
    try scratch.inside.write([], to: "made/too/c.json")
    #expect(try scratch.inside.files() == (before + ["made/too/c.json"]).sorted())
  }

  @Test(
    "Writing outside the folder, or over something other than a file, is refused",
    arguments: [
      ("../outside.txt", CorpusFileError.Reason.outside), ("leak.txt", .outside),
      ("up/outside.txt", .outside), ("", .outside), ("deeper", .notAFile),
    ]
  )
  func refusesToWrite(path: String, reason: CorpusFileError.Reason) throws {
    let error = #expect(throws: CorpusFileError.self) { try scratch.inside.write([], to: path) }
    #expect(error?.reason == reason)
    let outside = try Data(contentsOf: scratch.url.appendingPathComponent("outside.txt"))
    #expect(outside == Data("secret".utf8))
  }

  @Test("A missing folder is an error with the system's text")
  func noFolderToWriteTo() {
    let error = #expect(throws: CorpusFileError.self) {
      try scratch.inside.write([], to: "none/a.json")
    }
    #expect(error?.description.hasPrefix("none/a.json: cannot be written: ") == true)
  }
}
