import Foundation
import PushCorpus
import Testing

@Suite("A manifest is repaired where that takes no judgment")
struct PayloadManifestRepairTests {
  static let broken = """
    {"area": "size", "title": "Size",
     "flags": {"used": "It is.", "unused": "It is not.", "b": "Nor is this."},
     "vectors": [
      {"id": "size.b", "title": "B", "file": "b.json", "apns": "rejected", "client": "accepted",
       "bytes": 7, "flags": ["used", "unknown"], "provenance": {"kind": "written"}},
      {"id": "size.a", "title": "A", "file": "a.json", "apns": "accepted", "client": "accepted",
       "bytes": 2, "diagnostics": [{"rule": "size.nonsense"}], "provenance": {"kind": "written"}},
      {"id": "size.c", "title": "C", "file": "c.json", "apns": "accepted", "client": "accepted",
       "bytes": 9, "provenance": {"kind": "written"}}
     ]}
    """

  static let repaired = """
    {
      "area": "size",
      "title": "Size",
      "flags": {
        "used": "It is."
      },
      "vectors": [
        {
          "id": "size.a",
          "title": "A",
          "file": "a.json",
          "apns": "accepted",
          "client": "accepted",
          "bytes": 2,
          "diagnostics": [
            {
              "rule": "size.nonsense"
            }
          ],
          "provenance": {
            "kind": "written"
          }
        },
        {
          "id": "size.b",
          "title": "B",
          "file": "b.json",
          "apns": "rejected",
          "client": "accepted",
          "bytes": 3,
          "flags": [
            "unknown",
            "used"
          ],
          "provenance": {
            "kind": "written"
          }
        },
        {
          "id": "size.c",
          "title": "C",
          "file": "c.json",
          "apns": "accepted",
          "client": "accepted",
          "bytes": 9,
          "provenance": {
            "kind": "written"
          }
        }
      ]
    }

    """

  @Test("The repair corrects form, order, sizes and unused flags, and reports the rest")
  func repairs() throws {
    let scratch = try ScratchCorpus(
      manifest: Self.broken,
      files: ["a.json": "{}", "b.json": "{ }"]
    )
    let repair = try #require(scratch.corpus.repair(of: "size"))
    #expect(
      repair.fixes == [
        .size(file: "b.json", stated: 7, actual: 3), .unusedFlag("b"), .unusedFlag("unused"), .form,
      ]
    )
    #expect(
      repair.description == """
        payloads/size/manifest.json: the size of "b.json" from 7 to 3, the flag "b", which no \
        vector has, the flag "unused", which no vector has, the canonical form
        """
    )
    #expect(try scratch.text(of: "size/manifest.json") == Self.broken)
    try scratch.corpus.apply(repair)
    #expect(try scratch.text(of: "size/manifest.json") == Self.repaired)
    #expect(scratch.corpus.repair(of: "size") == nil)
    let here = "payloads/size/manifest.json"
    #expect(
      try PayloadCorpusLinter(corpus: scratch.corpus).lint().map(\.description) == [
        "\(here):8:5: there is no payload rule \"size.nonsense\"",
        """
        \(here):24:5: "size.b" is rejected by APNs, yet no rule of that severity is expected to be \
        broken
        """,
        "\(here):24:5: the flag \"unknown\" is not explained under \"flags\"",
        "\(here):39:5: size/c.json: there is no such file",
      ]
    )
  }

  @Test(
    "An unreadable manifest is not changed",
    arguments: ["", "{", "[]", "{}", #"{"area":"size","title":"","flags":{},"vectors":[{}]}"#]
  )
  func unreadable(manifest: String) throws {
    let scratch = try ScratchCorpus(manifest: manifest, files: [:])
    #expect(scratch.corpus.repair(of: "size") == nil)
    #expect(scratch.corpus.repair(of: "nowhere") == nil)
  }

  @Test("A manifest link that leads out of the corpus is neither followed nor written")
  func link() throws {
    let scratch = try ScratchCorpus(manifest: Self.broken, files: [:])
    let folder = scratch.url.appendingPathComponent("payloads/size")
    let outside = scratch.url.appendingPathComponent("manifest.json")
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("manifest.json"),
      to: outside
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("manifest.json").path,
      withDestinationPath: "../../manifest.json"
    )
    #expect(scratch.corpus.repair(of: "size") == nil)
    #expect(try Data(contentsOf: outside) == Data(Self.broken.utf8))
  }
}
