import Foundation
import PushPayloads
import Testing

@Suite("payload check")
struct PayloadCheckTests {
  static let good = #"{"aps":{"alert":"Lunch at one?"}}"#
  static let ignored = #"{"aps":{"alert":"Lunch at one?","badge":"3"}}"#
  static let service = #"{"token":"x","apns":{"payload":{"aps":{"badge":"3"}}}}"#
  static let goodLine = "accepted by APNs, 33 of 4096 bytes, clean"
  static let ignoredLines = """
    accepted by APNs, 45 of 4096 bytes, 1 error
      1:41  error-ignored  aps.badge.not-a-number
          /aps/badge: The badge is "3", a string; iOS ignores it, because a number is expected. \
    Write 3 without quotes.
    """

  /// A name, a file, the arguments, the status and the output; `f` stands for the file.
  static let rows: [(String, String, [String], Int32, String)] = [
    ("clean", good, [], 0, "f: \(goodLine)"),
    ("an error that APNs passes", ignored, [], 1, "f: \(ignoredLines)"),
    (
      "only a warning", #"{"aps":{"content-available":1,"badge":1}}"#, ["--push-type", "alert"], 0,
      "f: accepted by APNs, 41 of 4096 bytes, clean"
    ),
    (
      "a topic that tells the type", #"{"call":"5f0c","from":"Ada Lovelace"}"#,
      ["--topic", "com.example.chat.voip"], 0, "f: accepted by APNs, 37 of 5120 bytes, clean"
    ),
    (
      "a topic that a shell has read from a file", good, ["--topic", "com.example.chat\n"], 1,
      #"""
      f: rejected by APNs, 33 of 4096 bytes, 1 error
        error-rejected  headers.value.not-carried
            apns-topic is "com.example.chat\u{a}" and holds a line feed, which HTTP/2 does not carry \#
      (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no answer at all. Leave it \#
      out; a value that was read from a file often ends with its line end.
      """#
    ),
    (
      "an identifier with a blank in front", good, ["--collapse-id", " lunch"], 1,
      """
      f: rejected by APNs, 33 of 4096 bytes, 1 error
        error-rejected  headers.value.not-carried
            apns-collapse-id is " lunch" and begins with white space, which HTTP/2 does not carry \
      (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no answer at all. Trim it.
      """
    ),
    (
      "--headers-complete", good, ["--headers-complete"], 0,
      """
      f: accepted by APNs, 33 of 4096 bytes, 2 warnings
        warning  headers.push-type.missing
            There is no apns-push-type. watchOS 6 and later need it, and on other systems a push \
      without it may be delayed or dropped. Send alert, which the body is for.
        warning  headers.topic.missing
            There is no apns-topic, so APNs answers 400 MissingTopic, unless the certificate is \
      for a single topic. Send the bundle identifier, with the suffix of the push type.
      """
    ),
    (
      "--method", good, ["--method", "PUT"], 1,
      """
      f: rejected by APNs, 33 of 4096 bytes, 1 error
        error-rejected  headers.method.not-post
            The method is "PUT", so APNs answers 405 MethodNotAllowed; a push is sent with POST, \
      in capitals.
      """
    ),
    (
      "--path", good, ["--path", "/3/devices/00ff"], 1,
      """
      f: rejected by APNs, 33 of 4096 bytes, 1 error
        error-rejected  headers.path.unknown
            The path is "/3/devices/00ff", so APNs answers 404 BadPath; /3/device/ followed by \
      the device token is expected, or /4/broadcasts/apps/ followed by the bundle identifier.
      """
    ),
    (
      "--path of a broadcast, which has a limit of its own",
      #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{}}}"#,
      [
        "--path", "/4/broadcasts/apps/com.example.chat", "--push-type", "LiveActivity", "--now",
        "1700000000",
      ], 0, "f: accepted by APNs, 68 of 5120 bytes, clean"
    ),
    (
      "--token", good, ["--token", "00f"], 1,
      """
      f: rejected by APNs, 33 of 4096 bytes, 1 error
        error-rejected  token.odd-length
            The device token in the path has an odd number of hexadecimal digits, 3, so APNs \
      answers 400 BadDeviceToken. Every byte has two digits: the leading zero of a byte below 16 \
      may be missing.
      """
    ),
    (
      "--id", good, ["--id", "42"], 1,
      """
      f: rejected by APNs, 33 of 4096 bytes, 1 error
        error-rejected  headers.id.malformed
            apns-id is "42", so APNs answers 400 BadMessageId; a UUID is expected, 32 \
      hexadecimal digits in groups of 8-4-4-4-12, or no header at all.
      """
    ),
    (
      "--channel-id", #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{}}}"#,
      ["--channel-id", "final score", "--now", "1700000000"], 1,
      """
      f: rejected by APNs, 68 of 5120 bytes, 1 error
        error-rejected  broadcast.channel-id.not-base64
            apns-channel-id is "final score", so APNs answers 400 BadChannelId; the Base64 text \
      that APNs returned when the channel was created is expected, unchanged.
      """
    ),
    (
      "--request-id", good, ["--request-id", "42"], 0,
      """
      f: accepted by APNs, 33 of 4096 bytes, 1 warning
        warning  headers.request-id.malformed
            apns-request-id is "42"; Apple asks for a UUID, 32 hexadecimal digits in groups of \
      8-4-4-4-12. Without the header, APNs chooses one.
      """
    ),
    (
      "--now in seconds", good, ["--expiration", "1795000000", "--now", "1795086400"], 0,
      """
      f: accepted by APNs, 33 of 4096 bytes, 1 warning
        warning  headers.expiration.past
            apns-expiration is 1795000000, a time before the push is sent, so APNs does not store \
      it. Send the present time plus a duration, or 0 to try once.
      """
    ),
    (
      "--now as a date", good, ["--expiration", "1795000000", "--now", "2026-11-18T09:00:00Z"], 0,
      "f: \(goodLine)"
    ),
    (
      "without --now, the present counts", good, ["--expiration", "1580000000"], 0,
      """
      f: accepted by APNs, 33 of 4096 bytes, 1 warning
        warning  headers.expiration.past
            apns-expiration is 1580000000, a time before the push is checked, so APNs does not \
      store it. Send the present time plus a duration, or 0 to try once.
      """
    ),
    (
      "a request of another service", service, [], 1,
      """
      f: not a request to APNs, 54 bytes, 1 error
        1:1  info  custom.other-service
            This body is a request for Firebase. Only the parts for APNs are judged, in the \
      spelling that firebase-admin sends. If you send the body to APNs itself, say so with --to apns.
        1:48  error-ignored  aps.badge.not-a-number
            /apns/payload/aps/badge: The badge is "3", a string; iOS ignores it, because a number \
      is expected. Write 3 without quotes.
      """
    ),
    (
      "--to apns", service, ["--to", "apns"], 1,
      """
      f: accepted by APNs, 54 of 4096 bytes, 1 error
        1:1  error-ignored  custom.service-request
            This body is a request for Firebase, and APNs does not read it: it has no aps at the \
      root, so nothing arrives. Send it to Firebase, or send APNs the payload at /apns/payload as \
      the whole body.
      """
    ),
    (
      "--limits legacy", good, ["--limits", "legacy"], 0,
      "f: accepted by APNs, 33 of 256 bytes, clean"
    ),
    (
      "--limits ios8", good, ["--limits", "ios8"], 0, "f: accepted by APNs, 33 of 2048 bytes, clean"
    ),
    (
      "all headers at once", good,
      [
        "--push-type", "alert", "--priority", "10", "--topic", "com.example.chat", "--collapse-id",
        "chat-12", "--expiration", "0", "--limits", "current", "--id",
        "eabeae54-14a8-11e5-b60b-1697f925ec7b", "--method", "POST", "--token",
        "965b251e6cb1926de3cb366fdfb16dde", "--headers-complete",
      ], 0, "f: \(goodLine)"
    ),
    (
      "--syntax-only takes what no push is", "  [1e400, \"\\ud800\", {\"a\": 1, \"a\": 2}] ",
      ["--syntax-only"], 0, "f: a JSON text by RFC 8259, 38 bytes"
    ),
    (
      "--syntax-only takes any depth",
      String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000),
      ["--syntax-only"], 0, "f: a JSON text by RFC 8259, 100000 bytes"
    ),
    (
      "--syntax-only refuses what is none", "{\"aps\": {},}", ["--syntax-only"], 1,
      """
      f: not a JSON text by RFC 8259, 12 bytes
        1:11  error-ignored  json.malformed
            This is not valid JSON: a comma with nothing after it; remove the comma.
      """
    ),
    (
      "--syntax-only refuses nothing", "", ["--syntax-only"], 1,
      """
      f: not a JSON text by RFC 8259, 0 bytes
        error-ignored  json.malformed
            This is not valid JSON: the text ends where a value is expected.
      """
    ),
  ]

  @Test("A payload is checked with output as text", arguments: rows)
  func text(
    name: String,
    payload: String,
    arguments: [String],
    status: Int32,
    output: String
  ) async throws {
    let scratch = try Scratch(["f": payload])
    let outcome = try await Tool.run(["payload", "check", "f"] + arguments, in: scratch)
    #expect(outcome == Tool.Outcome(status, output: output + "\n"))

    // Standard input gives the same result under another name.
    let piped = try await Tool.run(
      ["payload", "check", "-"] + arguments,
      input: Array(payload.utf8)
    )
    #expect(piped == Tool.Outcome(status, output: "-" + output.dropFirst() + "\n"))
  }

  // MARK: - JSON

  @Test("A payload is checked with the documented JSON members")
  func json() async throws {
    let scratch = try Scratch(["good": Self.good, "ignored": Self.ignored, "empty": ""])
    let outcome = try await scratch.run("payload check good ignored empty --format json")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.isEmpty)
    #expect(
      outcome.output == #"""
        {"file":"good","verdict":"accepted","bytes":33,"limit":4096,"diagnostics":[]}
        {"file":"ignored","verdict":"accepted","bytes":45,"limit":4096,"diagnostics":[\#
        {"rule":"aps.badge.not-a-number","severity":"error-ignored",\#
        "message":"The badge is \"3\", a string; iOS ignores it, because a number is expected. \#
        Write 3 without quotes.","pointer":"/aps/badge","range":[40,43]}]}
        {"file":"empty","verdict":"rejected","bytes":0,"limit":4096,"diagnostics":[\#
        {"rule":"size.empty-body","severity":"error-rejected",\#
        "message":"The body is empty, so APNs answers 400 PayloadEmpty. Send a JSON object with \#
        an aps dictionary.","pointer":"","range":[0,0]}]}

        """#
    )
  }

  @Test("--syntax-only rejects a file that is not a JSON text")
  func syntaxJSON() async throws {
    let scratch = try Scratch(["good": "[]", "bad": "[}"])
    let outcome = try await scratch.run("payload check good bad --syntax-only --format json")
    #expect(outcome.status == 1)
    let verdicts = try outcome.output.split(separator: "\n").map { line in
      try JSONScanner.scan(Array(line.utf8)).get().root["verdict"]?.string
    }
    #expect(verdicts == ["accepted", "rejected"])
  }

  // MARK: - What cannot be read

  @Test("Every file is checked, also after one that cannot be read")
  func several() async throws {
    let scratch = try Scratch(["good": Self.good, "ignored": Self.ignored])
    try scratch.makeFolder("folder")
    try scratch.makeSparse("large", bytes: 100_000_000)
    let pipe = try await Tool.shell("mkfifo pipe", in: scratch)
    try #require(pipe.status == 0)
    let outcome = try await scratch.run("payload check missing ignored folder large pipe '' good")
    let expected = Tool.Outcome(
      status: 2,
      output: """
        ignored: \(Self.ignoredLines)
        good: \(Self.goodLine)
        2 payloads: 1 error, 0 warnings, 0 remarks; 5 inputs not checked

        """,
      complaints: """
        push-conformance: missing: there is no such file
        push-conformance: folder: no .json, .apns, .ndjson, .jsonl file below
        push-conformance: large: larger than the limit of 1048576 bytes
        push-conformance: pipe: this is not a regular file
        push-conformance: '': there is no such file

        """
    )
    #expect(outcome == expected)
  }

  @Test("A file without permission to read is an error", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    let scratch = try Scratch(["secret": Self.good])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: scratch.file("secret")
    )
    let outcome = try await Tool.run("payload", "check", "secret", in: scratch)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.hasPrefix("push-conformance: secret: "))
    #expect(outcome.complaints.isOneLine)
  }

  @Test(
    "Standard input is read no further than a file",
    .timeLimit(.minutes(1)),
    arguments: ["\"$tool\" payload check - < /dev/zero", "yes | \"$tool\" payload check -"]
  )
  func standardInput(line: String) async throws {
    let endless = try await Tool.shell(line)
    #expect(endless == .refused("standard input: larger than the limit of 1048576 bytes"))
  }

  @Test("The name of a file is printed on one line without escape sequences")
  func hostileName() async throws {
    let name = "a\nb\u{1B}[2J\u{202E}gpj.\u{9B}31m"
    let scratch = try Scratch([name: Self.good])
    let visible = #"a b\u{1B}[2J\u{202E}gpj.\u{9B}31m"#
    let text = try await Tool.run("payload", "check", name, in: scratch)
    #expect(text == Tool.Outcome(0, output: "\(visible): \(Self.goodLine)\n"))
    let missing = try await Tool.run("payload", "check", name + "?", in: scratch)
    #expect(missing == .refused("\(visible)?: there is no such file"))

    let json = try await Tool.run("payload", "check", name, "--format", "json", in: scratch)
    #expect(
      json.output.hasPrefix(#"{"file":"a\nb\u001b[2J\u202egpj.\u009b31m","verdict":"accepted","#)
    )
    let document = try JSONScanner.scan(Array(json.output.utf8.dropLast())).get()
    #expect(document.root["file"]?.string == name)
  }

  @Test("A thousand files in one call are one process, and a line each")
  func thousand() async throws {
    let names = (0..<1_000).map { "push-\($0).json" }
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.good) }))
    let text = try await Tool.run(["payload", "check"] + names, in: scratch)
    let lines = names.map { "\($0): \(Self.goodLine)\n" }
    let tally = "1000 payloads: 0 errors, 0 warnings, 0 remarks\n"
    #expect(text == Tool.Outcome(0, output: lines.joined() + tally))

    try scratch.write(Array(Self.ignored.utf8), to: "push-500.json")
    let json = try await Tool.run(["payload", "check", "--format", "json"] + names, in: scratch)
    #expect(json.status == 1)
    #expect(json.complaints.isEmpty)
    let reports = json.output.split(separator: "\n")
    #expect(reports.count == 1_000)
    for (line, name) in zip(reports, names) {
      let report = try JSONScanner.scan(Array(line.utf8)).get().root
      #expect(report["file"]?.string == name)
      #expect(report["diagnostics"]?.count == (name == "push-500.json" ? 1 : 0))
    }
  }

  // MARK: - What is too large to be held

  @Test("A hundred megabytes are refused without being held")
  func peakMemory() async throws {
    let scratch = try Scratch()
    try scratch.makeSparse("large", bytes: 100_000_000)
    let path = scratch.file("large")
    let result = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      exit(await PeakMemory.status(ofChecking: path, within: 16 << 20))
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        == "push-conformance: \(path): larger than the limit of 1048576 bytes\n"
    )
  }
}
