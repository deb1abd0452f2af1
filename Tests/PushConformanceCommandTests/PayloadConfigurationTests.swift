import Foundation
import Testing

@Suite("payload check reads .pushlint.json")
struct PayloadConfigurationTests {
  private func check(_ files: [String: String], _ arguments: String...) async throws -> Tool.Outcome
  {
    try await Tool.run(["payload", "check", "."] + arguments, in: Scratch(files))
  }

  @Test("The nearest configuration above a file applies, with its headers")
  func nearest() async throws {
    let outcome = try await check([
      ".pushlint.json": #"{"headers":{"apns-push-type":"silent"}}"#,
      "a.json": PayloadCheckTests.good,
      "b/.pushlint.json":
        #"{"$schema":"…","headers":{"apns-push-type":"alert","apns-priority":5}}"#,
      "b/c/d.json": PayloadCheckTests.good,
    ])
    #expect(outcome.output.contains("a.json: rejected by APNs"))
    #expect(outcome.output.contains("b/c/d.json: \(PayloadCheckTests.goodLine)"))
  }

  @Test("Options and lines have priority over the headers of a configuration")
  func priority() async throws {
    let files = [
      ".pushlint.json": #"{"headers":{"apns-push-type":"silent"}}"#,
      "a.json": PayloadCheckTests.good,
    ]
    let option = try await check(files, "--push-type", "alert")
    #expect(option.status == 0)
    let line = #"{"headers":{"apns-push-type":"alert"},"payload":\#(PayloadCheckTests.good)}"#
    let lines = try await check([".pushlint.json": files[".pushlint.json"] ?? "", "r.ndjson": line])
    #expect(lines.status == 0)
  }

  @Test("Headers of a configuration do not make a request of another service an error")
  func service() async throws {
    let outcome = try await check([
      ".pushlint.json": #"{"headers":{"apns-topic":"com.example.app"}}"#,
      "fcm.json": #"{"token":"x","apns":{"payload":{"aps":{"badge":3}}}}"#,
    ])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("fcm.json: not a request to APNs"))
  }

  @Test("Rules are off or have another severity; the summary counts what is suppressed")
  func rules() async throws {
    let configuration = """
      {
        "rules": {
          "aps.badge.not-a-number": { "severity": "off", "reason": "the gateway writes a number" },
          "aps.sound.empty": { "severity": "error-ignored", "reason": "we want none" }
        },
        "ignore": ["skipped/", "**/old-*.json"]
      }
      """
    let outcome = try await check([
      ".pushlint.json": configuration, "a.json": PayloadCheckTests.ignored,
      "b.json": #"{"aps":{"alert":"x","sound":""}}"#, "skipped/c.json": "{",
      "d/old-1.json": "{", "old-2.json": "{",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "a.json: accepted by APNs, 45 of 4096 bytes, 1 finding is turned off\n"
      )
    )
    #expect(outcome.output.contains("b.json: accepted by APNs, 32 of 4096 bytes, 1 error\n"))
    #expect(
      outcome.output.hasSuffix(
        "\n2 payloads: 1 error, 0 warnings, 0 remarks; 1 finding is turned off\n"
      )
    )
  }

  @Test(
    "A rule that is off, or has another severity, changes no verdict",
    arguments: [
      (#"{"aps":{"badge":"3"}}"#, "aps.badge.not-a-number", "accepted by APNs, 21 of 4096 bytes"),
      ("", "size.empty-body", "rejected by APNs, 0 of 4096 bytes"),
      ("{", "json.malformed", "not documented whether APNs accepts it, 1 of 4096 bytes"),
      (#"{"app_id":"a","contents":{}}"#, "custom.other-service", "not a request to APNs, 28 bytes"),
    ]
  )
  func verdicts(payload: String, rule: String, verdict: String) async throws {
    for (severity, end) in [("off", "1 finding is turned off\n"), ("warning", "1 warning\n")] {
      let outcome = try await check([
        ".pushlint.json": #"{"rules":{"\#(rule)":{"severity":"\#(severity)","reason":"r"}}}"#,
        "a.json": payload,
      ])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("a.json: \(verdict), \(end)"), "\(severity)")
    }
    let report = try await check(
      [
        ".pushlint.json": #"{"rules":{"size.empty-body":{"severity":"off","reason":"r"}}}"#,
        "a.json": "",
      ],
      "--format",
      "json"
    )
    #expect(report.output.contains(#""verdict":"rejected""#))
  }

  @Test("An override applies to its files and below its pointer; a later one wins")
  func overrides() async throws {
    let configuration = """
      {
        "overrides": [
          {
            "files": ["in/**/*.json"], "pointer": "/aps/own", "reason": "our extension reads it",
            "rules": { "aps.unknown-key": { "severity": "off" } }
          },
          {
            "files": ["in/late.json"], "headers": { "apns-priority": 7 },
            "rules": { "aps.unknown-key": { "severity": "warning", "reason": "not here" } }
          }
        ]
      }
      """
    let own = #"{"aps":{"alert":"x","own":1,"other":2}}"#
    let outcome = try await check([
      ".pushlint.json": configuration, "in/a.json": own, "in/late.json": own, "out.json": own,
    ])
    #expect(outcome.complaints.isEmpty)
    #expect(
      outcome.output.contains(
        "in/a.json: accepted by APNs, 39 of 4096 bytes, 1 warning, 1 finding is turned off\n"
      )
    )
    #expect(
      outcome.output.contains(
        "in/late.json: rejected by APNs, 39 of 4096 bytes, 1 error, 2 warnings"
      )
    )
    #expect(outcome.output.contains("out.json: accepted by APNs, 39 of 4096 bytes, 2 warnings\n"))
  }

  @Test("An override that matches nothing is reported")
  func unused() async throws {
    let configuration = """
      {
        "overrides": [
          { "files": ["gone/*"], "headers": { "apns-priority": 5 } },
          {
            "files": ["a.json"], "pointer": "/aps/x", "reason": "r",
            "rules": { "aps.unknown-key": { "severity": "off" } }
          }
        ]
      }
      """
    let outcome = try await check([
      ".pushlint.json": configuration, "a.json": PayloadCheckTests.good,
    ])
    let expected = Tool.Outcome(
      status: 0,
      output: "a.json: \(PayloadCheckTests.goodLine)\n",
      complaints: """
        push-conformance: warning: .pushlint.json: /overrides/0 matches nothing: no checked file is gone/*
        push-conformance: warning: .pushlint.json: /overrides/1 matches nothing: there is no finding of \
        aps.unknown-key at /aps/x

        """
    )
    #expect(outcome == expected)
  }

  @Test("The samples, which follow the schemas, are read")
  func samples() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    func sample(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let outcome = try await check([
      ".pushlint.json": try sample("pushlint.json"),
      "pushes/chat/requests.jsonl": try sample("push-requests.jsonl"),
    ])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("3 payloads: 0 errors, 0 warnings, 0 remarks\n"))
    #expect(
      outcome.complaints == """
        push-conformance: warning: .pushlint.json: /overrides/0 matches nothing: there is no finding of \
        aps.unknown-key at /aps/thread

        """
    )
  }

  @Test(
    "A mistake is one line, which suggests the nearest name, and the files are judged",
    arguments: [
      (#"{"header":{}}"#, #"1:2: "header" is unknown here. Did you mean "headers"?"#),
      (
        #"{"headers":{"apns-prioritty":5}}"#,
        #"1:13: "apns-prioritty" is unknown here. Did you mean "apns-priority"?"#
      ),
      (
        #"{"rules":{"aps.badge.no-number":{"severity":"off","reason":"r"}}}"#,
        #"1:11: "aps.badge.no-number" is unknown here. Did you mean "aps.badge.not-a-number"?"#
      ),
      (
        #"{"rules":{"aps.missing":{"severity":"warn","reason":"r"}}}"#,
        #"1:37: "warn" is unknown here. Did you mean "warning"?"#
      ),
      (
        #"{"rules":{"aps.missing":{"severity":"off"}}}"#, "1:10: /rules: aps.missing needs a reason"
      ),
      (
        #"{"overrides":[{"file":["a"]}]}"#, #"1:16: "file" is unknown here. Did you mean "files"?"#
      ),
      (#"{"ignore":"a"}"#, "1:11: /ignore: expected an array, found a string"),
      ("{", "1:2: the text ends where a member name or '}' is expected"),
    ]
  )
  func mistakes(configuration: String, complaint: String) async throws {
    let outcome = try await check([
      ".pushlint.json": configuration, "a.json": PayloadCheckTests.good,
    ])
    let expected = Tool.Outcome(
      2,
      output: "a.json: \(PayloadCheckTests.goodLine)\n",
      complaint: ".pushlint.json:\(complaint)"
    )
    #expect(outcome == expected)
  }
}
