import PushPayloads
import Testing

@Suite("corpus diff")
struct CorpusDiffTests {
  static func vector(_ name: String, _ changes: JSONObject = [:]) -> JSONValue {
    var vector: JSONObject = [
      "id": .string("size.\(name)"), "title": "T", "file": .string("\(name).json"),
      "headers": ["apns-push-type": "alert"], "apns": "accepted", "client": "accepted", "bytes": 2,
      "provenance": ["kind": "written"],
    ]
    for change in changes { vector[change.key] = change.value }
    return .object(vector)
  }

  static func manifest(_ vectors: JSONValue...) -> String {
    let manifest: JSONValue = [
      "area": "size", "title": "Size", "flags": [:], "vectors": .array(vectors),
    ]
    return manifest.text
  }

  static let scenario = #"{"id":"toast.a","title":"A","exercises":[],"when":["launch"],"then":{}}"#

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var old: [String: String]
    var new: [String: String]
    /// The lines before the summary.
    var lines: [String] = []
    var summary: String
    var json: [String] = []
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "the same in another form and order",
      old: [
        "payloads/size/manifest.json": manifest(vector("a"), vector("b")),
        "payloads/size/a.json": "{}", "payloads/size/b.json": "[]",
        "scenarios/toast/a.json": scenario,
      ],
      new: [
        "payloads/size/manifest.json": manifest(
          vector("b", ["flags": [], "limits": "current"]),
          vector("a")
        ) + "\n",
        "payloads/size/a.json": "{}", "payloads/size/b.json": "[]",
        "scenarios/toast/a.json": "\n" + scenario,
      ],
      summary: "nothing differs"
    ),
    Row(
      name: "added, removed and renamed",
      old: [
        "payloads/size/manifest.json": manifest(vector("a"), vector("b"), vector("c")),
        "payloads/size/a.json": "{}", "payloads/size/b.json": "[]", "payloads/size/c.json": "[1]",
        "scenarios/toast/a.json": scenario,
      ],
      new: [
        "payloads/size/manifest.json": manifest(
          vector("b"),
          vector("d", ["headers": [:]]),
          vector("e")
        ),
        "payloads/size/b.json": "[]", "payloads/size/d.json": "[1]", "payloads/size/e.json": "{}",
      ],
      lines: [
        "removed  vector size.a  breaking: an identifier is for ever; the same request is now size.e",
        "removed  vector size.c  breaking: an identifier is for ever",
        "added    vector size.d",
        "added    vector size.e",
        "removed  scenario toast.a  breaking: an identifier is for ever",
      ],
      summary: "2 added, 3 removed, 0 changed",
      json: [
        #"{"change":"removed","kind":"vector","id":"size.a","breaking":true,"successor":"size.e"}"#,
        #"{"change":"removed","kind":"vector","id":"size.c","breaking":true}"#,
        #"{"change":"added","kind":"vector","id":"size.d","breaking":false}"#,
        #"{"change":"added","kind":"vector","id":"size.e","breaking":false}"#,
        #"{"change":"removed","kind":"scenario","id":"toast.a","breaking":true}"#,
      ]
    ),
    Row(
      name: "verdicts, expectations, headers and bytes",
      old: [
        "payloads/size/manifest.json": manifest(vector("a", ["nearMisses": ["size.too-large"]])),
        "payloads/size/a.json": "{}", "scenarios/toast/a.json": scenario,
      ],
      new: [
        "payloads/size/manifest.json": manifest(
          vector(
            "a",
            [
              "apns": "rejected", "headers": ["apns-push-type": "voip"], "bytes": 3,
              "diagnostics": [["rule": "size.too-large"]],
            ]
          )
        ),
        "payloads/size/a.json": "{ }",
        "scenarios/toast/a.json": scenario.replacing("launch", with: "background"),
      ],
      lines: [
        "changed  vector size.a",
        #"    headers: {"apns-push-type":"alert"} → {"apns-push-type":"voip"}"#,
        #"    apns: "accepted" → "rejected""#,
        "    bytes: 2 → 3",
        #"    nearMisses: ["size.too-large"] → nothing"#,
        #"    diagnostics: nothing → [{"rule":"size.too-large"}]"#,
        "    content: other bytes from offset 1 on",
        "changed  scenario toast.a",
        #"    when: ["launch"] → ["background"]"#,
      ],
      summary: "0 added, 0 removed, 2 changed",
      json: [
        #"""
        {"change":"changed","kind":"vector","id":"size.a","breaking":false,"members":[\#
        {"name":"headers","old":{"apns-push-type":"alert"},"new":{"apns-push-type":"voip"}},\#
        {"name":"apns","old":"accepted","new":"rejected"},{"name":"bytes","old":2,"new":3},\#
        {"name":"nearMisses","old":["size.too-large"]},\#
        {"name":"diagnostics","new":[{"rule":"size.too-large"}]}],\#
        "content":{"offset":1,"oldBytes":2,"newBytes":3}}
        """#,
        #"""
        {"change":"changed","kind":"scenario","id":"toast.a","breaking":false,"members":[\#
        {"name":"when","old":["launch"],"new":["background"]}]}
        """#,
      ]
    ),
    Row(
      name: "only other bytes, and a long value",
      old: [
        "payloads/size/manifest.json": manifest(vector("a"), vector("b")),
        "payloads/size/a.json": "{}", "payloads/size/b.json": "{}",
      ],
      new: [
        "payloads/size/manifest.json": manifest(
          vector("a"),
          vector("b", ["title": .string(String(repeating: "é", count: 120))])
        ),
        "payloads/size/a.json": "[]", "payloads/size/b.json": "{}",
      ],
      lines: [
        "changed  vector size.a", "    content: other bytes from offset 0 on",
        "changed  vector size.b",
        #"    title: "T" → "\#(String(repeating: "é", count: 99))…"#,
      ],
      summary: "0 added, 0 removed, 2 changed",
      json: [
        #"""
        {"change":"changed","kind":"vector","id":"size.a","breaking":false,"members":[],\#
        "content":{"offset":0,"oldBytes":2,"newBytes":2}}
        """#,
        #"""
        {"change":"changed","kind":"vector","id":"size.b","breaking":false,"members":[\#
        {"name":"title","old":"T","new":"\#(String(repeating: "é", count: 120))"}]}
        """#,
      ]
    ),
  ]

  @Test("Two corpora are compared", arguments: rows)
  func compares(_ row: Row) async throws {
    let scratch = try Scratch()
    for (folder, files) in [("old", row.old), ("new", row.new)] {
      for (path, text) in files { try scratch.write(Array(text.utf8), to: "\(folder)/\(path)") }
    }
    let status: Int32 = row.lines.isEmpty ? 0 : 1
    let text = try await Tool.run("corpus", "diff", "old", "new", in: scratch)
    let lines = row.lines + ["old → new: \(row.summary)"]
    #expect(text == Tool.Outcome(status, output: lines.map { $0 + "\n" }.joined()))
    let json = try await Tool.run("corpus", "diff", "old", "new", "--format", "json", in: scratch)
    #expect(json == Tool.Outcome(status, output: row.json.map { $0 + "\n" }.joined()))
  }

  @Test("The kit's own corpus has no difference to itself")
  func own() async throws {
    let scratch = try Scratch()
    try scratch.link("Corpus")
    let outcome = try await Tool.run("corpus", "diff", "Corpus", "./Corpus", in: scratch)
    #expect(outcome == Tool.Outcome(0, output: "Corpus → ./Corpus: nothing differs\n"))
  }

  @Test(
    "An unreadable corpus is a usage error",
    arguments: [
      ([:], "old: there is no such folder"),
      (["old/a": ""], "old has neither a folder payloads nor a folder scenarios"),
      (
        ["old/payloads/size/manifest.json": "{"],
        """
        in old: payloads/size/manifest.json:1:2: the text ends where a member name or '}' is \
        expected
        """
      ),
      (
        [
          "old/payloads/size/manifest.json": manifest(vector("a"), vector("a")),
          "old/payloads/size/a.json": "{}",
        ],
        """
        in old: "size.a" is in payloads/size/manifest.json and in payloads/size/manifest.json; \
        'corpus lint' says what else is wrong
        """
      ),
      (
        ["old/scenarios/toast/a.json": #"{"title":"A"}"#],
        #"in old: scenarios/toast/a.json:1:1: the member "id" is missing"#
      ),
      (
        [
          "old/payloads/size/manifest.json": manifest(vector("a")),
          "new/payloads/size/manifest.json": manifest(vector("a")),
        ], "in old: payloads/size/a.json: there is no such file"
      ),
    ] as [([String: String], String)]
  )
  func unreadable(files: [String: String], complaint: String) async throws {
    let scratch = try Scratch(files)
    let outcome = try await Tool.run("corpus", "diff", "old", "new", in: scratch)
    #expect(outcome == .refused(complaint))
  }
}
