import Foundation
import PushCorpus
import PushPayloads
import Testing

@Suite("The linter finds the faults of a corpus, and names their places")
struct PayloadCorpusLinterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The part of a correct manifest to replace, and its replacement.
    let replace: String
    let by: String
    let files: [String: String]
    /// The findings, each without the path of the manifest.
    let findings: [String]

    var testDescription: String { findings.first ?? by }

    init(
      _ replace: String = "",
      by: String = "",
      files: [String: String] = ["small.json": "{}"],
      _ findings: String...
    ) {
      (self.replace, self.by, self.files, self.findings) = (replace, by, files, findings)
    }

    static func adding(_ rows: KeyValuePairs<String, String>) -> [Self] {
      rows.map { Self(#""bytes": 2"#, by: #""bytes": 2, \#($0)"#, $1) }
    }

    static func replacing(_ rows: KeyValuePairs<String, (String, String)>) -> [Self] {
      rows.map { Self($1.0, by: $1.1, $0) }
    }
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

  /// Members that a vector gets, each with the finding.
  private static let added = Row.adding([
    #""headers": {"apns-prio": "5"}"#:
      #"7:51: there is no header "apns-prio"; the headers are apns-push-type, apns-priority, "#
      + "apns-topic, apns-collapse-id, apns-expiration, apns-id, apns-request-id, apns-channel-id",
    #""headers": {"apns-topic": ["a.b"]}"#:
      "7:66: a header is a string, or an array of strings if it is sent several times",
    #""headers": {"apns-priority": 5}"#:
      "7:69: a header is a string, or an array of strings if it is sent several times",
    #""limits": "ios7""#:
      #"7:50: "ios7" is not a known value; the values are current, ios8, legacy"#,
    #""parsed": {"name": null}"#:
      #"7:51: there is no member "name"; the members are silent, title, subtitle, body, badge, sound, "#
      + "category, type, id, url",
    #""parsed": {}"#:
      "7:50: a reading has at least one field; leave the reading out if no source specifies one",
    #""parsed": {"silent": null}"#: "7:61: silent has to be true or false",
    #""parsed": {"badge": "1"}"#: "7:60: badge has to be a whole number from 0 on, or null",
    #""parsed": {"badge": -1}"#: "7:60: badge has to be a whole number from 0 on, or null",
    #""parsed": {"id": 1.0}"#: "7:57: id has to be a text, a whole number, or null",
    #""parsed": {"url": ""}"#: "7:58: url has to be a text that is not empty, or null",
    #""keys": {"url": []}"#: "7:56: a path has at least one key",
    #""keys": {"title": ["t"]}"#:
      #"7:49: there is no member "title"; the members are type, id, url"#,
    #""keys": {"url": ["u"]}"#:
      #"6:5: "size.small" has "keys" but no "parsed"; add "parsed" with the values at these keys"#,
  ])

  /// The finding, a part of the sound manifest, and its replacement.
  private static let replaced = Row.replacing([
    "3:3: a member name needs double quotes": (#""title": "Size","#, #"title: "Size","#),
    #"6:66: there is no member "apn"; the members are id, title, file, method, path, headers, "#
      + "headersComplete, limits, sentAt, checkedAt, recipient, apns, client, bytes, diagnostics, "
      + "nearMisses, keys, parsed, flags, provenance":
      (#""apns": "accepted""#, #""apn": "accepted""#),
    #"7:16: "maybe" is not a known value; the values are accepted, rejected, unspecified"#:
      (#""client": "accepted""#, #""client": "maybe""#),
    "8:83: an origin of kind 'reported' has a source": (#""written""#, #""reported""#),
    #"6:5: "size.small" is unspecified by clients, but "parsed" says what they read in it"#:
      (
        #""client": "accepted", "bytes": 2"#,
        #""client": "unspecified", "bytes": 2, "parsed": {"title": null}"#
      ),
    #"2:11: the area is called "sizes" and its folder "size"; give both one name"#:
      (#""area": "size""#, #""area": "sizes""#),
    #"6:5: "json.small" does not begin with "size."; move it to the area that it names"#:
      (#""id": "size.small""#, #""id": "json.small""#),
    #"6:5: "small.json" has 2 bytes and not 3"#: (#""bytes": 2"#, #""bytes": 3"#),
    #"6:5: there is no payload rule "aps.mising""#: (#""aps.missing""#, #""aps.mising""#),
    #"6:5: "aps.missing" is both expected to be broken and listed as a near miss"#:
      (#""size.empty-body""#, #""aps.missing""#),
    #"6:5: "size.small" is rejected by APNs, yet no rule of that severity is expected to be broken"#:
      (#""apns": "accepted""#, #""apns": "rejected""#),
    #"6:5: "size.small" is accepted by APNs, but it is expected to break a rule by which APNs rejects a push"#:
      (#"{"rule": "aps.missing"}"#, #"{"rule": "size.too-large"}"#),
    #"6:5: "size.small" is rejected by a client, yet it is a JSON object, which every reader takes"#:
      (#""client": "accepted""#, #""client": "rejected""#),
  ])

  static let rows =
    added + replaced + [
      Row(),
      Row(
        #""flags": ["tiny"]"#,
        by: #"""
          "keys": {"id": ["data", "id"]}, "parsed": {"silent": false, "title": null, "badge": 0, "id": 7,
           "url": "app://7"}, "flags": ["tiny"]
          """#
      ),
      Row(
        #""id": "size.small""#,
        by: #""id": "size.Small""#,
        #"6:5: "size.Small" is not an identifier; lower-case words are joined by hyphens and components by dots"#,
        #"6:5: the file is called "small.json"; after its identifier it is "Small" and an extension"#
      ),
      Row(files: [:], "6:5: size/small.json: there is no such file"),
      Row(
        files: ["small.json": "{}", "stray.json": "{}"],
        #"1:1: "stray.json" is in this folder and not listed; list or remove it"#
      ),
      Row(
        #""file": "small.json""#,
        by: #""file": "../size/small.json""#,
        #"6:5: the file is called "../size/small.json"; after its identifier it is "small" and an extension"#,
        #"6:5: size/../size/small.json: a path below the folder is expected, without "..", "." and links that lead out"#,
        #"1:1: "small.json" is in this folder and not listed; list or remove it"#
      ),
      Row(
        files: ["small.json": "[]"],
        #"6:5: "size.small" is accepted by a client, yet it is not a JSON object by RFC 8259"#
      ),
      Row(#""client": "accepted""#, by: #""client": "unspecified""#),
      Row(
        #""flags": ["tiny"]"#,
        by: #""flags": ["huge"]"#,
        #"6:5: the flag "huge" is not explained under "flags""#,
        #"4:21: the flag "tiny" is explained, but no vector has it"#
      ),
    ]

  @Test(arguments: rows)
  func finds(_ row: Row) throws {
    let manifest =
      row.replace.isEmpty
      ? Self.sound : Self.sound.replacingOccurrences(of: row.replace, with: row.by)
    let scratch = try ScratchCorpus(manifest: manifest, files: row.files)
    #expect(try scratch.findings() == row.findings.map { "\(Self.here):\($0)" })
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
  func slug(text: String, isValid: Bool) { #expect(Slug.isValid(text) == isValid) }
}
