import Foundation
import PushConformance
import PushPayloads
import Testing

@Suite("payload check writes for services")
struct PayloadFormatTests {
  private static let files: [String: String] = [
    "a b/é.json": """
    {
      "aps": { "alert": "é", "badge": "3", "contentAvailable": 1 },
      "Simulator Target Bundle": "x"
    }
    """,
    "good.json": PayloadCheckTests.good,
    "r.ndjson": """
    {"headers":{"apns-topic":"com.example.app"},"payload":{"aps":{"alert":"x"}}}
    {"headers":{"apns-topic":"com.example.app","apns-push-type":"alert"},"payload":{"aps":{"alert":"x","sound":"Default"}}}
    {"headers"
    """,
    ".pushlint.json": """
    { "rules": { "aps.unknown-key": { "severity": "off", "reason": "a gateway renames it" } } }
    """,
  ]

  private func run(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) async throws -> Tool.Outcome {
    let scratch = try Scratch(Self.files)
    return try await Tool.run(
      ["payload", "check"] + arguments,
      in: scratch,
      environment: environment
    )
  }

  // MARK: - SARIF

  @Test("SARIF has places, levels, fingerprints, help and suppressions")
  func sarif() async throws {
    let outcome = try await run(".", "--format", "sarif")
    #expect(outcome.status == 2)
    let log = try JSONScanner.scan(Array(outcome.output.utf8)).get().root.value
    #expect(log[["version"]] == "2.1.0")
    let run = try #require(log[["runs"]]?.array?.first)
    #expect(run[["columnKind"]] == "unicodeCodePoints")
    let results = try #require(run[["results"]]?.array)
    let rows = results.map { result -> String in
      let place = result[["locations"]]?.array?.first?[["physicalLocation"]]
      let region = place?[["region"]]?.text ?? ""
      let suppressions = result[["suppressions"]]?.text ?? ""
      return [
        result[["level"]]?.string ?? "", result[["ruleId"]]?.string ?? "",
        place?[["artifactLocation", "uri"]]?.string ?? "", region, suppressions,
      ].joined(separator: " ")
    }
    #expect(
      rows == [
        """
        error aps.badge.not-a-number a%20b/%C3%A9.json {"startLine":2,"startColumn":35,"endLine":2,\
        "endColumn":38,"byteOffset":37,"byteLength":3}\u{20}
        """,
        """
        warning aps.unknown-key a%20b/%C3%A9.json {"startLine":2,"startColumn":40,"endLine":2,\
        "endColumn":58,"byteOffset":42,"byteLength":18} \
        [{"kind":"external","justification":"a gateway renames it"}]
        """,
        """
        warning headers.push-type.missing r.ndjson {"startLine":1,"startColumn":12,"endLine":1,\
        "endColumn":44,"byteOffset":11,"byteLength":32}\u{20}
        """,
        """
        note aps.sound.default-spelling r.ndjson {"startLine":2,"startColumn":108,"endLine":2,\
        "endColumn":117,"byteOffset":184,"byteLength":9}\u{20}
        """,
      ]
    )
    let fingerprints = results.compactMap { $0[["partialFingerprints", "payload/v1"]]?.string }
    #expect(Set(fingerprints).count == 4)
    let rules = run[["tool", "driver", "rules"]]?.array ?? []
    #expect(Set(rules.compactMap { $0[["id"]]?.string }).count == 4)
    #expect(rules.allSatisfy { $0[["help", "text"]]?.string?.isEmpty == false })
    #expect(
      rules.allSatisfy { rule in
        rule[["helpUri"]]?.string == rule[["id"]]?.string.flatMap(ConformanceKit.page)
      }
    )
    let invocation = run[["invocations"]]?.array?.first
    #expect(invocation?[["executionSuccessful"]] == false)
    #expect(invocation?[["toolExecutionNotifications"]]?.array?.count == 1)
  }

  private func fingerprints(_ text: String, _ name: String) async throws -> [String] {
    let scratch = try Scratch([name: text])
    let outcome = try await Tool.run("payload", "check", name, "--format", "sarif", in: scratch)
    return outcome.output.matches(of: /"payload\/v1":"([0-9a-f-]+)"/).map { String($0.1) }
  }

  @Test("A finding keeps its fingerprint when other lines, values, times and identifiers change")
  func fingerprints() async throws {
    let bad = PayloadCheckTests.ignored
    let first = try await fingerprints(bad, "f.json")
    #expect(first.count == 1)
    #expect(try await fingerprints("\n\n" + bad.replacing("one", with: "two"), "f.json") == first)
    #expect(try await fingerprints(bad.replacing("\"3\"", with: "\"4\""), "f.json") == first)
    #expect(try await fingerprints(bad, "g.json") != first)
    func record(_ id: String, _ time: Int) -> String {
      #"{"headers":{"apns-id":"\#(id)","apns-topic":"a.b"},"payload":{"aps":{"badge":"\#(id)"},"at-\#(time)":\#(time)}}"#
    }
    let line = try await fingerprints(record("a", 17), "f.ndjson")
    #expect(line.count == 3)
    let other = "\(PayloadCheckTests.good)\n\(record("b", 181))\n"
    #expect(try await fingerprints(other, "f.ndjson") == line)
  }

  @Test("Equal findings of one file are told apart by their order")
  func equalFindings() async throws {
    let bad = PayloadCheckTests.ignored
    let found = try await fingerprints("\(bad)\n\(bad)\n\(bad)", "f.ndjson")
    let first = try #require(found.first)
    #expect(found == [first, "\(first)-2", "\(first)-3"])
  }

  // MARK: - GitHub

  @Test("One annotation stands for all findings of a rule at one pointer")
  func github() async throws {
    let lines = (1...13).flatMap { badge in
      [#"{"aps":{"alert":"x","sound":""}}"#, #"{"aps":{"badge":"\#(badge)"}}"#]
    }
    let scratch = try Scratch(["server/r.ndjson": lines.joined(separator: "\n"), "summary": ""])
    let outcome = try await Tool.shell(
      "cd server && \"$tool\" payload check r.ndjson --format github",
      in: scratch,
      environment: [
        "GITHUB_WORKSPACE": scratch.path, "GITHUB_STEP_SUMMARY": scratch.file("summary"),
      ]
    )
    let expected = """
      ::error file=server/r.ndjson,line=2,col=17,title=aps.badge.not-a-number::/aps/badge: The \
      badge is "1", a string; iOS ignores it, because a number is expected. Write 1 without \
      quotes. (And 12 more lines like it.)
      ::warning file=server/r.ndjson,line=1,col=29,title=aps.sound.empty::/aps/sound: sound is \
      an empty string, which Apple does not document. Write "default" for the default sound, or \
      leave sound out for no sound. (And 12 more lines like it.)
      26 payloads: 13 errors, 13 warnings, 0 remarks

      """
    #expect(outcome == Tool.Outcome(1, output: expected))
    let summary = try scratch.text(of: "summary")
    #expect(summary.hasPrefix("## Payloads: 26 payloads: 13 errors, 13 warnings, 0 remarks\n"))
    #expect(summary.contains("| error | server&#47;r&#46;ndjson&#58;2 | aps&#46;badge"))
    #expect(summary.contains("And 12 more lines like it"))
  }

  @Test("What APNs rejects is first, at most ten of a level are shown, and the others counted")
  func order() async throws {
    let members = (1...12).map { #""own\#($0)":1"# }.joined(separator: ",")
    let scratch = try Scratch([
      "r.ndjson": """
      {"aps":{"badge":"3",\(members)}}
      {"headers":{"apns-push-type":"alert","apns-topic":"undefined"},"payload":{"aps":{"alert":"x"}}}
      """
    ])
    let outcome = try await scratch.run("payload check r.ndjson --format github")
    let told = outcome.output.split(separator: "\n")
    try #require(told.count == 14)
    #expect(
      told[0].hasPrefix(
        """
        ::error file=r.ndjson,line=2,col=51,title=headers.topic.placeholder::/headers/apns-topic: \
        apns-topic is "undefined", so APNs answers 400 MissingTopic or BadTopic
        """
      )
    )
    #expect(told[1].hasPrefix("::error file=r.ndjson,line=1,col=17,title=aps.badge.not-a-number::"))
    #expect(told[2..<12].allSatisfy { $0.hasPrefix("::warning file=r.ndjson,line=1,") })
    #expect(told[12] == "Not annotated: 2 warnings.")
  }

  @Test("An input that is not checked is an annotation at its line")
  func unreadable() async throws {
    let outcome = try await run("r.ndjson", "--format", "github")
    #expect(
      outcome.output.hasPrefix(
        """
        ::error file=r.ndjson,line=3,title=not checked::r.ndjson:3:11: this line is not valid JSON
        """
      )
    )
  }

  // MARK: - JUnit

  @Test("JUnit XML has a case for each input, and passes its own check")
  func junit() async throws {
    let outcome = try await run(".", "--format", "junit", "--fail-on", "warning")
    let scratch = try Scratch(["report.xml": outcome.output])
    let check = try await Tool.run("report", "check", "report.xml", in: scratch)
    #expect(check.status == 0)
    #expect(
      outcome.output.contains(
        #"<testsuite name="payloads" tests="5" failures="2" errors="1" skipped="0""#
      )
    )
    #expect(outcome.output.contains(#"name="r.ndjson:1" time="0.000" file="r.ndjson" line="1""#))
    #expect(outcome.output.contains(#"type="payload.warning""#))
  }

  // MARK: - Exit status, summary, quiet

  @Test(
    "--fail-on sets the lowest severity that fails",
    arguments: [
      ("error", 0, 1, 0), ("warning", 1, 1, 0), ("info", 1, 1, 1), ("never", 0, 0, 0),
    ] as [(String, Int32, Int32, Int32)]
  )
  func failOn(threshold: String, warning: Int32, error: Int32, remark: Int32) async throws {
    let scratch = try Scratch([
      "warning": #"{"aps":{"alert":"x","sound":""}}"#, "error": #"{"aps":{"badge":"3"}}"#,
      "remark": #"{"aps":{"alert":"x","sound":"Default"}}"#,
    ])
    for (file, status) in [("warning", warning), ("error", error), ("remark", remark)] {
      let outcome = try await Tool.run(
        ["payload", "check", file, "--fail-on", threshold],
        in: scratch
      )
      #expect(outcome.status == status, "\(file)")
    }
  }

  @Test("--quiet prints nothing about payloads without findings")
  func quiet() async throws {
    let scratch = try Scratch(["a.json": PayloadCheckTests.good, "b.json": PayloadCheckTests.good])
    let clean = try await Tool.run("payload", "check", ".", "--quiet", in: scratch)
    #expect(clean == Tool.Outcome(0))
    try scratch.write(Array(PayloadCheckTests.ignored.utf8), to: "c.json")
    let outcome = try await Tool.run("payload", "check", ".", "--quiet", in: scratch)
    #expect(
      outcome.output
        == "c.json: \(PayloadCheckTests.ignoredLines)\n3 payloads: 1 error, 0 warnings, 0 remarks\n"
    )
  }

  // MARK: - Diff

  @Test("--diff proposes badges without quotes and documented names, as patch takes them")
  func diff() async throws {
    let payload = """
      {
        "Aps": {
          "alert": { "Title": "x", "body": "y" },
          "badge": "3",
          "sound": { "critcal": 1, "name": "Default" },

          "a": 1,
          "b": 2,
          "c": 3,
          "interruption-level": "time_sensitive"
        }
      }
      """
    let scratch = try Scratch([
      "p.json": payload.replacing("Aps", with: "aps"), "q.json": #"{"Aps":{"alert":"x"}}"#,
      "r.ndjson": PayloadCheckTests.good + "\n" + PayloadCheckTests.ignored + "\n",
    ])
    let before = try scratch.contents
    let outcome = try await scratch.run("payload check . --diff --push-type alert")
    #expect(outcome.status == 1)
    #expect(try scratch.contents == before)
    #expect(
      outcome.output == #"""
        --- a/p.json
        +++ b/p.json
        @@ -1,12 +1,12 @@
         {
           "aps": {
        -    "alert": { "Title": "x", "body": "y" },
        +    "alert": { "title": "x", "body": "y" },
        -    "badge": "3",
        +    "badge": 3,
        -    "sound": { "critcal": 1, "name": "Default" },
        +    "sound": { "critical": 1, "name": "default" },
        \#u{20}
             "a": 1,
             "b": 2,
             "c": 3,
        -    "interruption-level": "time_sensitive"
        +    "interruption-level": "time-sensitive"
           }
         }
        \ No newline at end of file
        --- a/q.json
        +++ b/q.json
        @@ -1,1 +1,1 @@
        -{"Aps":{"alert":"x"}}
        \ No newline at end of file
        +{"aps":{"alert":"x"}}
        \ No newline at end of file
        --- a/r.ndjson
        +++ b/r.ndjson
        @@ -2,1 +2,1 @@
        -{"aps":{"alert":"Lunch at one?","badge":"3"}}
        +{"aps":{"alert":"Lunch at one?","badge":3}}

        """#
    )
    let patched = try await Tool.shell(
      "\"$tool\" payload check . --diff --push-type alert | patch -p1 -s && \"$tool\" payload check .",
      in: scratch
    )
    #expect(patched.output.contains("4 payloads: 0 errors"))
  }

  @Test("A diff of a last line without a line end can be applied")
  func lastLine() async throws {
    let scratch = try Scratch([
      "r.ndjson": "\(PayloadCheckTests.good)\n\(PayloadCheckTests.ignored)"
    ])
    let outcome = try await Tool.run("payload", "check", "r.ndjson", "--diff", in: scratch)
    #expect(
      outcome.output == #"""
        --- a/r.ndjson
        +++ b/r.ndjson
        @@ -2,1 +2,1 @@
        -{"aps":{"alert":"Lunch at one?","badge":"3"}}
        \ No newline at end of file
        +{"aps":{"alert":"Lunch at one?","badge":3}}
        \ No newline at end of file

        """#
    )
    let patched = try await Tool.shell(
      "\"$tool\" payload check r.ndjson --diff | patch -p1 -s && tail -c 3 r.ndjson",
      in: scratch
    )
    #expect(patched == Tool.Outcome(0, output: "3}}"))
  }

  @Test(
    "A diff has no line with a device token, and says so",
    arguments: [
      #"{"path":"/3/device/00fc13","payload":{"aps":{"badge":"3"}}}"#,
      #"{"payload":{"aps":{"badge":"3"},"id":"\#(String(repeating: "0a", count: 32))"}}"#,
      #"{"payload":{"tokens":["abc"],"apns":{"payload":{"aps":{"badge":"3"}}}}}"#,
      #"{"payload":{"token":"abc","apns":{"payload":{"aps":{"badge":"3"}}}}}"#,
      #"{"payload":{"aps":{"badge":"3"},"to":"dK:APA91bHun"}}"#,
    ]
  )
  func deviceTokens(line: String) async throws {
    let scratch = try Scratch([
      "r.ndjson": line, "p.json": "{\n\"token\": \"abc\",\n\n\"aps\":{\"badge\":\"3\"}}",
    ])
    let outcome = try await scratch.run("payload check r.ndjson p.json --diff")
    #expect(
      outcome.complaints
        == "push-conformance: warning: r.ndjson:1: the diff leaves out this line, which has a device token\n"
    )
    #expect(
      outcome.output == """
        --- a/p.json
        +++ b/p.json
        @@ -3,2 +3,2 @@
        \u{20}
        -"aps":{"badge":"3"}}
        \\ No newline at end of file
        +"aps":{"badge":3}}
        \\ No newline at end of file

        """
    )
  }

  @Test("--diff proposes no name that the object has already, and one for two names")
  func noDoubles() async throws {
    let scratch = try Scratch([
      "a.json": #"{"aps":{"content-available":1,"contentAvailable":1}}"#,
      "b.json": #"{"aps":{"contentAvailable":1,"content_available":1}}"#,
    ])
    let outcome = try await Tool.run("payload", "check", ".", "--diff", in: scratch)
    #expect(!outcome.output.contains("a/a.json"))
    #expect(
      outcome.output.contains(#"+{"aps":{"content-available":1,"content_available":1}}"#)
    )
  }
}
