import Foundation
import PushCorpus
import PushPayloads
import Testing

@Suite("The linter finds the faults of a corpus, and names their places")
struct PayloadCorpusLinterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The part of a correct manifest to replace, and its replacement.
    let replace: String
    let by: String
    var files: [String: String] = ["small.json": "{}"]
    let findings: [String]

    var testDescription: String { name }
  }

  static let sound = """
    {
      "area": "size",
      "title": "Size",
      "flags": {"tiny": "It is small."},
      "vectors": [
        {"id": "size.small", "title": "Small", "file": "small.json", "apns": "accepted",
         "client": "accepted", "bytes": 2, "diagnostics": [{"rule": "aps.missing"}],
         "nearMisses": ["size.empty-body"], "flags": ["tiny"], "provenance": {"kind": "written"}}
      ]
    }
    """

  static let here = "payloads/size/manifest.json"

  static let rows: [Row] = [
    Row(name: "nothing", replace: "", by: "", findings: []),
    Row(
      name: "no JSON",
      replace: "\"title\": \"Size\",",
      by: "title: \"Size\",",
      findings: ["\(here):3:3: a member name needs double quotes"]
    ),
    Row(
      name: "unknown member",
      replace: "\"apns\": \"accepted\"",
      by: "\"apn\": \"accepted\"",
      findings: [
        """
        \(here):6:66: there is no member "apn"; the members are id, title, file, method, path, headers, \
        headersComplete, limits, sentAt, checkedAt, recipient, apns, client, bytes, diagnostics, \
        nearMisses, keys, parsed, flags, provenance
        """
      ]
    ),
    Row(
      name: "unknown verdict",
      replace: "\"client\": \"accepted\"",
      by: "\"client\": \"maybe\"",
      findings: [
        "\(here):7:16: \"maybe\" is not a known value; the values are accepted, rejected, unspecified"
      ]
    ),
    Row(
      name: "unknown header",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"headers\": {\"apns-prio\": \"5\"}",
      findings: [
        """
        \(here):7:51: there is no header "apns-prio"; the headers are apns-push-type, apns-priority, \
        apns-topic, apns-collapse-id, apns-expiration, apns-id, apns-request-id, apns-channel-id
        """
      ]
    ),
    Row(
      name: "a list of one value",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"headers\": {\"apns-topic\": [\"a.b\"]}",
      findings: [
        "\(here):7:66: a header is a string, or an array of strings if it is sent several times"
      ]
    ),
    Row(
      name: "a header that is a number",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"headers\": {\"apns-priority\": 5}",
      findings: [
        "\(here):7:69: a header is a string, or an array of strings if it is sent several times"
      ]
    ),
    Row(
      name: "unknown limits",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"limits\": \"ios7\"",
      findings: [
        "\(here):7:50: \"ios7\" is not a known value; the values are current, ios8, legacy"
      ]
    ),
    Row(
      name: "reported without source",
      replace: "\"written\"",
      by: "\"reported\"",
      findings: ["\(here):8:83: an origin of kind 'reported' has a source"]
    ),
    Row(
      name: "a reading",
      replace: "\"flags\": [\"tiny\"]",
      by: """
        "keys": {"id": ["data", "id"]}, "parsed": {"silent": false, "title": null, "badge": 0, "id": 7,
         "url": "app://7"}, "flags": ["tiny"]
        """,
      findings: []
    ),
    Row(
      name: "unknown field of a reading",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {\"name\": null}",
      findings: [
        """
        \(here):7:51: there is no member "name"; the members are silent, title, subtitle, body, badge, \
        sound, category, type, id, url
        """
      ]
    ),
    Row(
      name: "no reading at all",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {}",
      findings: [
        "\(here):7:50: a reading has at least one field; leave the reading out if no source"
          + " specifies one"
      ]
    ),
    Row(
      name: "silent is nothing",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {\"silent\": null}",
      findings: ["\(here):7:61: of silent is expected true or false"]
    ),
    Row(
      name: "a badge as text",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {\"badge\": \"1\"}",
      findings: ["\(here):7:60: of badge is expected a whole number from 0 on, or null"]
    ),
    Row(
      name: "a negative badge",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {\"badge\": -1}",
      findings: ["\(here):7:60: of badge is expected a whole number from 0 on, or null"]
    ),
    Row(
      name: "an identifier with a fraction",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {\"id\": 1.0}",
      findings: ["\(here):7:57: of id is expected a text, a whole number, or null"]
    ),
    Row(
      name: "an empty text",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"parsed\": {\"url\": \"\"}",
      findings: ["\(here):7:58: of url is expected a text that is not empty, or null"]
    ),
    Row(
      name: "a path without keys",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"keys\": {\"url\": []}",
      findings: ["\(here):7:56: a path has at least one key"]
    ),
    Row(
      name: "a place that no key map has",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"keys\": {\"title\": [\"t\"]}",
      findings: ["\(here):7:49: there is no member \"title\"; the members are type, id, url"]
    ),
    Row(
      name: "keys without a reading",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 2, \"keys\": {\"url\": [\"u\"]}",
      findings: [
        "\(here):6:5: \"size.small\" has \"keys\" but no \"parsed\"; add \"parsed\" with the values"
          + " at these keys"
      ]
    ),
    Row(
      name: "a reading of what need not be taken",
      replace: "\"client\": \"accepted\", \"bytes\": 2",
      by: "\"client\": \"unspecified\", \"bytes\": 2, \"parsed\": {\"title\": null}",
      findings: [
        """
        \(here):6:5: "size.small" is unspecified by clients, but "parsed" says what they read in it
        """
      ]
    ),
    Row(
      name: "another area",
      replace: "\"area\": \"size\"",
      by: "\"area\": \"sizes\"",
      findings: [
        "\(here):2:11: the area is called \"sizes\" and its folder \"size\"; give both one name"
      ]
    ),
    Row(
      name: "no slug",
      replace: "\"id\": \"size.small\"",
      by: "\"id\": \"size.Small\"",
      findings: [
        """
        \(here):6:5: "size.Small" is not an identifier; lower-case words are joined by hyphens and \
        components by dots
        """,
        """
        \(here):6:5: the file is called "small.json"; after its identifier it is "Small" and an \
        extension
        """,
      ]
    ),
    Row(
      name: "identifier of another area",
      replace: "\"id\": \"size.small\"",
      by: "\"id\": \"json.small\"",
      findings: [
        "\(here):6:5: \"json.small\" does not begin with \"size.\"; move it to the area that it names"
      ]
    ),
    Row(
      name: "wrong size",
      replace: "\"bytes\": 2",
      by: "\"bytes\": 3",
      findings: ["\(here):6:5: \"small.json\" has 2 bytes and not 3"]
    ),
    Row(
      name: "missing file",
      replace: "",
      by: "",
      files: [:],
      findings: ["\(here):6:5: size/small.json: there is no such file"]
    ),
    Row(
      name: "unlisted file",
      replace: "",
      by: "",
      files: ["small.json": "{}", "stray.json": "{}"],
      findings: ["\(here):1:1: \"stray.json\" is in this folder and not listed; list or remove it"]
    ),
    Row(
      name: "a way out",
      replace: "\"file\": \"small.json\"",
      by: "\"file\": \"../size/small.json\"",
      findings: [
        """
        \(here):6:5: the file is called "../size/small.json"; after its identifier it is "small" \
        and an extension
        """,
        """
        \(here):6:5: size/../size/small.json: a path below the folder is expected, without "..", \
        "." and links out
        """,
        "\(here):1:1: \"small.json\" is in this folder and not listed; list or remove it",
      ]
    ),
    Row(
      name: "unknown rule",
      replace: "\"aps.missing\"",
      by: "\"aps.mising\"",
      findings: ["\(here):6:5: there is no payload rule \"aps.mising\""]
    ),
    Row(
      name: "broken near miss",
      replace: "\"size.empty-body\"",
      by: "\"aps.missing\"",
      findings: [
        "\(here):6:5: \"aps.missing\" is both expected to be broken and listed as a near miss"
      ]
    ),
    Row(
      name: "rejected for no reason",
      replace: "\"apns\": \"accepted\"",
      by: "\"apns\": \"rejected\"",
      findings: [
        """
        \(here):6:5: "size.small" is rejected by APNs, yet no rule of that severity is expected to \
        be broken
        """
      ]
    ),
    Row(
      name: "accepted against the rules",
      replace: "{\"rule\": \"aps.missing\"}",
      by: "{\"rule\": \"size.too-large\"}",
      findings: [
        "\(here):6:5: \"size.small\" is accepted by APNs, but it is expected to break a rule by"
          + " which APNs rejects a push"
      ]
    ),
    Row(
      name: "accepted by a client that cannot read it",
      replace: "",
      by: "",
      files: ["small.json": "[]"],
      findings: [
        "\(here):6:5: \"size.small\" is accepted by a client, yet it is not a JSON object by RFC 8259"
      ]
    ),
    Row(
      name: "rejected by a client that has no reason to",
      replace: "\"client\": \"accepted\"",
      by: "\"client\": \"rejected\"",
      findings: [
        """
        \(here):6:5: "size.small" is rejected by a client, yet it is a JSON object, which every \
        reader takes
        """
      ]
    ),
    Row(
      name: "unspecified for a client, whatever it is",
      replace: "\"client\": \"accepted\"",
      by: "\"client\": \"unspecified\"",
      findings: []
    ),
    Row(
      name: "unexplained and unused flag",
      replace: "\"flags\": [\"tiny\"]",
      by: "\"flags\": [\"huge\"]",
      findings: [
        "\(here):6:5: the flag \"huge\" is not explained under \"flags\"",
        "\(here):4:21: the flag \"tiny\" is explained, but no vector has it",
      ]
    ),
  ]

  @Test(arguments: rows)
  func finds(_ row: Row) throws {
    let manifest =
      row.replace.isEmpty
      ? Self.sound : Self.sound.replacingOccurrences(of: row.replace, with: row.by)
    let scratch = try ScratchCorpus(manifest: manifest, files: row.files)
    #expect(try scratch.findings() == row.findings)
  }

  @Test("An identifier and a file that stand twice are found")
  func duplicates() throws {
    let vector = """
      {"id": "size.small", "title": "Small", "file": "small.json", "apns": "accepted",
       "client": "accepted", "bytes": 2, "provenance": {"kind": "written"}}
      """
    let scratch = try ScratchCorpus(
      manifest: """
        {"area": "size", "title": "Size", "flags": {}, "vectors": [\(vector),
        \(vector)]}
        """,
      files: ["small.json": "{}"]
    )
    #expect(
      try scratch.findings() == [
        """
        \(Self.here):3:1: "size.small" is in \(Self.here) already; identifiers are unique
        """,
        "\(Self.here):1:1: \"small.json\" is listed a second time",
      ]
    )
  }

  @Test("With --coverage every uncovered rule is reported in its area")
  func coverage() throws {
    let scratch = try ScratchCorpus(manifest: Self.sound, files: ["small.json": "{}"])
    #expect(try scratch.findings() == [])
    let findings = try scratch.findings(coverage: true)
    #expect(findings.count == 2 * PayloadRule.all.count - 2)
    #expect(
      findings.contains("\(Self.here):1:1: no vector breaks the rule \"size.too-large\"; add one")
    )
    #expect(
      findings.contains(
        """
        payloads:1:1: no vector has "aps.missing" as a near miss; add one that comes close to \
        breaking it
        """
      )
    )
    #expect(!findings.contains { $0.contains("breaks the rule \"aps.missing\"") })
    #expect(!findings.contains { $0.contains("\"size.empty-body\" as a near miss") })
  }

  @Test("An unreadable corpus gets no coverage findings")
  func coverageOfTheUnreadable() throws {
    let scratch = try ScratchCorpus(manifest: "{", files: [:])
    #expect(
      try scratch.findings(coverage: true)
        == ["\(Self.here):1:2: the text ends where a member name or '}' is expected"]
    )
  }

  @Test("A folder without a manifest is found")
  func noManifest() throws {
    let scratch = try ScratchCorpus(manifest: Self.sound, files: ["small.json": "{}"])
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("payloads/alert"),
      withIntermediateDirectories: false
    )
    #expect(
      try scratch.findings() == [
        "payloads/alert/manifest.json:1:1: alert/manifest.json: there is no such file"
      ]
    )
  }

  @Test(
    "A slug consists of components and words",
    arguments: [
      ("a.b", true), ("size.alert.4097-bytes.emoji", true), ("a", false), ("a..b", false),
      ("a.b-", false), ("a.-b", false), ("a.b--c", false), ("A.b", false), ("a.b_c", false),
      ("", false), (".", false), ("a.é", false), ("a.b ", false),
    ]
  )
  func slug(text: String, isValid: Bool) {
    #expect(Slug.isValid(text) == isValid)
  }
}
