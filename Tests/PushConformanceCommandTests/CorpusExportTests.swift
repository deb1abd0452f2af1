import Foundation
import Testing

@Suite("corpus export")
struct CorpusExportTests {
  static let archive = "fuzz-payload_seed_corpus.zip"

  @Test("The kit's own corpus becomes seeds, an archive of them, a dictionary and options")
  func own() async throws {
    let scratch = try Scratch()
    try scratch.copy("Corpus")
    let payloads = try scratch.contents.filter { path, bytes in
      path.hasPrefix("Corpus/payloads/") && bytes != nil && !path.hasSuffix("/manifest.json")
    }
    let outcome = try await Tool.run("corpus", "export", "out/fuzzing", in: scratch)
    let expected = """
      out/fuzzing: \(payloads.count) seeds, fuzz-payload.dict, fuzz-payload.options, \
      \(Self.archive)

      """
    #expect(outcome == Tool.Outcome(0, output: expected))
    let files = try scratch.contents
    let seeds = files.filter { $0.key.hasPrefix("out/fuzzing/seeds/") }
    #expect(seeds.count == payloads.count)
    #expect(
      Dictionary(grouping: seeds.values, by: \.self).mapValues(\.count)
        == Dictionary(grouping: payloads.values, by: \.self).mapValues(\.count)
    )
    #expect(files["out/fuzzing/seeds/alert.string"] == files["Corpus/payloads/alert/string.json"])
    #expect(files["out/fuzzing/fuzz-payload.dict"] == files["Corpus/fuzz/payload.dict"])
    #expect(
      try scratch.text(of: "out/fuzzing/fuzz-payload.options") == "[libfuzzer]\nmax_len = 16384\n"
    )
    #expect(files.keys.filter { $0.hasPrefix("out/") }.count == seeds.count + 5)

    // A second export into the same folder, and one into another, write the same bytes.
    _ = try await Tool.run("corpus", "export", "out/fuzzing", in: scratch)
    #expect(try scratch.contents == files)
    _ = try await Tool.run("corpus", "export", "copy", "--corpus", "Corpus", in: scratch)
    #expect(try scratch.contents["copy/\(Self.archive)"] == files["out/fuzzing/\(Self.archive)"])
  }

  static let python = "/usr/bin/python3"
  static let unzip = "/usr/bin/unzip"

  @Test(
    "Python reads the archive and finds the seeds in it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: python))
  )
  func zipfile() async throws {
    let scratch = try Scratch()
    _ = try await Tool.run("corpus", "export", "out", in: scratch)
    let program = """
      import os, zipfile
      archive = zipfile.ZipFile("out/\(Self.archive)")
      assert archive.testzip() is None
      assert archive.namelist() == sorted(os.listdir("out/seeds"))
      for name in archive.namelist():
          assert archive.read(name) == open("out/seeds/" + name, "rb").read(), name
      """
    let outcome = try await Tool.run("-c", program, in: scratch, executable: Self.python)
    #expect(outcome == Tool.Outcome(0))
  }

  @Test(
    "unzip reads the archive as well",
    .enabled(if: FileManager.default.isExecutableFile(atPath: unzip))
  )
  func infoZip() async throws {
    let scratch = try Scratch()
    _ = try await Tool.run("corpus", "export", "out", in: scratch)
    let outcome = try await scratch.run("-tq out/\(Self.archive)", executable: Self.unzip)
    #expect(outcome.status == 0)
    #expect(outcome.complaints.isEmpty)
  }

  // MARK: - A corpus of one's own

  static func manifest(_ id: String = "size.a") -> String {
    """
    {"area": "size", "title": "Size", "flags": {}, "vectors": [{"id": "\(id)", "title": "A",
     "file": "a.json", "apns": "accepted", "client": "accepted", "bytes": 2,
     "provenance": {"kind": "written"}}]}
    """
  }

  @Test("A corpus without a dictionary gives none")
  func ownSeeds() async throws {
    let scratch = try Scratch([
      "own/payloads/size/manifest.json": Self.manifest(), "own/payloads/size/a.json": "{}",
    ])
    let outcome = try await Tool.run("corpus", "export", "out", "--corpus", "own", in: scratch)
    #expect(
      outcome == Tool.Outcome(0, output: "out: 1 seed, fuzz-payload.options, \(Self.archive)\n")
    )
    #expect(try scratch.text(of: "out/seeds/size.a") == "{}")
  }

  private static func own(_ more: [String: String] = [:], id: String = "size.a") -> [String: String]
  {
    let own = ["own/payloads/size/manifest.json": manifest(id), "own/payloads/size/a.json": "{}"]
    return own.merging(more) { $1 }
  }

  private static func held(_ name: String) -> KeyValuePairs<String, String> {
    [
      "out": """
      out holds "\(name)", which this export would not write; name a folder that is new, empty or an \
      earlier export of the same vectors
      """
    ]
  }

  private static func refused(
    _ files: [String: String],
    _ lines: KeyValuePairs<String, String>
  ) -> [RefusedLine] {
    RefusedLine.rows("corpus export --corpus own", files: files, lines)
  }

  static let obstacles: [[RefusedLine]] =
    ["README.md", ".gitignore", "seeds/size.b", "fuzz-payload.dict"]
    .map { refused(own(["out/\($0)": "mine"]), held($0)) }

  static let others: [[RefusedLine]] = [
    refused(own(), ["''": "name the folder to write to"]),
    refused([:], ["out": "own: there is no such folder"]),
    refused(["own/scenarios/a.txt": ""], ["out": "in own: there is no payload to start from"]),
    refused(
      ["own/payloads/size/manifest.json": manifest()],
      ["out": "in own: payloads/size/a.json: there is no such file"]
    ),
    refused(
      own(id: "../size.a"),
      ["out": #"in own: "../size.a" is not an identifier; 'corpus lint' says what one is"#]
    ),
  ]

  @Test(
    "An impossible export writes nothing and removes nothing",
    arguments: (obstacles + others).flatMap(\.self)
  )
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("The export writes neither to a file nor through a link that leads out")
  func notAFolder() async throws {
    let scratch = try Scratch(["file": "mine", "elsewhere/size.a": "mine"])
    let file = try await Tool.run("corpus", "export", "file", in: scratch)
    #expect(file.status == 2)
    #expect(file.complaints.isOneLine)
    #expect(try scratch.text(of: "file") == "mine")

    try scratch.makeFolder("out")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("out/seeds"),
      withDestinationPath: "../elsewhere"
    )
    let link = try await Tool.run("corpus", "export", "out", in: scratch)
    #expect(link.status == 2)
    #expect(try scratch.text(of: "elsewhere/size.a") == "mine")
  }
}
