import ConformanceTestSupport
import Foundation
import PushCorpus
import Testing

@Suite("Files are read within their folder and within bounds")
struct CorpusFolderTests {
  let folder: TemporaryFolder
  let inside: CorpusFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [
      ("outside.txt", "secret"), ("inside/a.json", "12345"), ("inside/deeper/b.json", "b"),
      ("inside/.hidden", "h"),
    ] {
      try folder.write(text, to: name)
    }
    for (name, target) in [
      ("up", ".."), ("leak.txt", "../outside.txt"), ("alias.json", "a.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("inside/\(name)"),
        withDestinationPath: target
      )
    }
    inside = CorpusFolder(URL(filePath: folder.file("inside")))
  }

  @Test("A file is read, also through a link within the folder")
  func reads() throws {
    #expect(try inside.read("a.json") == Array("12345".utf8))
    #expect(try inside.read("alias.json") == Array("12345".utf8))
    #expect(try inside.read("deeper/b.json") == Array("b".utf8))
    #expect(try inside.read("a.json", limit: 5) == Array("12345".utf8))
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
    let error = #expect(throws: CorpusFileError.self) { try inside.read(path) }
    #expect(error?.reason == .outside)
    #expect(error?.path == path)
  }

  @Test("A missing file, a large file and a folder are different errors")
  func reasons() {
    let missing = #expect(throws: CorpusFileError.self) { try inside.read("none.json") }
    #expect(missing?.description == "none.json: there is no such file")
    let folder = #expect(throws: CorpusFileError.self) { try inside.read("deeper") }
    #expect(folder?.description == "deeper: this is not a regular file")
    let large = #expect(throws: CorpusFileError.self) {
      try inside.read("a.json", limit: 4)
    }
    #expect(large?.description == "a.json: larger than the limit of 4 bytes")
  }

  @Test("Listing is sorted and leaves out links and hidden files")
  func lists() throws {
    #expect(try inside.files() == ["a.json", "deeper/b.json"])
    #expect(try inside.files(below: "deeper") == ["deeper/b.json"])
    #expect(try inside.folders() == ["deeper"])
  }

  // MARK: - Writing

  @Test("A file is written as a whole, also through a link, without leftovers")
  func writes() throws {
    let before = try inside.files()
    try inside.write(Array("new".utf8), to: "alias.json")
    #expect(try inside.read("a.json") == Array("new".utf8))
    let link = folder.file("inside/alias.json")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.json")
    try inside.makeFolder("made/too")
    try inside.makeFolder("made/too")
    try inside.write([], to: "made/too/c.json")
    #expect(try inside.files() == (before + ["made/too/c.json"]).sorted())
  }

  @Test(
    "Writing outside the folder, or over something other than a file, is refused",
    arguments: [
      ("../outside.txt", CorpusFileError.Reason.outside), ("leak.txt", .outside),
      ("up/outside.txt", .outside), ("", .outside), ("deeper", .notAFile),
    ]
  )
  func refusesToWrite(path: String, reason: CorpusFileError.Reason) throws {
    let error = #expect(throws: CorpusFileError.self) { try inside.write([], to: path) }
    #expect(error?.reason == reason)
    #expect(try folder.text(of: "outside.txt") == "secret")
  }

  @Test("A missing folder is an error with the system's text")
  func noFolderToWriteTo() {
    let error = #expect(throws: CorpusFileError.self) {
      try inside.write([], to: "none/a.json")
    }
    #expect(error?.description.hasPrefix("none/a.json: cannot be written: ") == true)
  }
}
