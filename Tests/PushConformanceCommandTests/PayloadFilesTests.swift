import Foundation
import Testing

@testable import PushConformanceCommand

@Suite("payload check reads folders, patterns and streams")
struct PayloadFilesTests {
  private static let good = PayloadCheckTests.good
  private static let goodLine = PayloadCheckTests.goodLine

  private func names(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains(" by APNs") }
      .map { String($0.prefix { $0 != " " }.dropLast()) }
  }

  // MARK: - Folders and patterns

  private static let tree: [String: String] = [
    "pushes/b.json": good, "pushes/a.json": good, "pushes/Z.JSON": good, "pushes/note.md": "no",
    "pushes/sub/c.apns": good, "pushes/sub/d.ndjson": good + "\n" + good, "pushes/e.jsonl": good,
    "pushes/.hidden/f.json": "{", "other.json": "{",
  ]

  @Test(
    "A folder and a pattern stand for their files, in the order of names",
    arguments: [
      (
        ["pushes"],
        [
          "pushes/Z.JSON", "pushes/a.json", "pushes/b.json", "pushes/e.jsonl:1",
          "pushes/sub/c.apns", "pushes/sub/d.ndjson:1", "pushes/sub/d.ndjson:2",
        ]
      ),
      (["pushes/*.json"], ["pushes/a.json", "pushes/b.json"]),
      (["./pushes/**/c*"], ["./pushes/sub/c.apns"]),
      (["pushes/**/*.json"], ["pushes/a.json", "pushes/b.json"]),
      (
        ["pushes/b.json", "pushes/sub/"],
        ["pushes/b.json", "pushes/sub/c.apns", "pushes/sub/d.ndjson:1", "pushes/sub/d.ndjson:2"]
      ),
    ] as [([String], [String])]
  )
  func folders(operands: [String], files: [String]) async throws {
    let scratch = try Scratch(Self.tree)
    let outcome = try await Tool.run(["payload", "check"] + operands, in: scratch)
    #expect(outcome.status == 0)
    #expect(names(outcome.output) == files)
    #expect(outcome.complaints.isEmpty)
  }

  @Test("The folder itself can be given, and a pattern without a folder")
  func here() async throws {
    let scratch = try Scratch(["a.json": Self.good, "b.json": Self.good])
    for operand in [".", "*.json"] {
      let outcome = try await Tool.run("payload", "check", operand, in: scratch)
      #expect(names(outcome.output) == ["a.json", "b.json"])
    }
  }

  @Test("A folder or a pattern without payloads is an error")
  func nothing() async throws {
    let scratch = try Scratch(["empty/note.md": "no"])
    let outcome = try await Tool.run("payload", "check", "empty", "x/*.json", in: scratch)
    let expected = Tool.Outcome(
      status: 2,
      output: "0 payloads: 0 errors, 0 warnings, 0 remarks; 2 inputs not checked\n",
      complaints: """
        push-conformance: empty: no .json, .apns, .ndjson, .jsonl file below
        push-conformance: x/*.json: no file matches

        """
    )
    #expect(outcome == expected)
  }

  @Test(
    "A file of requests without a line, an empty folder and a binary file are one error each",
    arguments: [
      ("r.ndjson", "", "no line has a request, so nothing was checked"),
      ("r.ndjson", "\n \r\n\n", "no line has a request, so nothing was checked"),
      ("r.jsonl", "\0\u{1}\n{\0}\n\n\0", "this file is not text"),
    ]
  )
  func nothingRecorded(name: String, text: String, reason: String) async throws {
    let scratch = try Scratch([name: text])
    try scratch.makeFolder("empty")
    let outcome = try await Tool.run(
      ["payload", "check", name, "empty", "--fail-on", "never"],
      in: scratch
    )
    let expected = Tool.Outcome(
      status: 2,
      output: "0 payloads: 0 errors, 0 warnings, 0 remarks; 2 inputs not checked\n",
      complaints: """
        push-conformance: \(name): \(reason)
        push-conformance: empty: no .json, .apns, .ndjson, .jsonl file below

        """
    )
    #expect(outcome == expected)
  }

  @Test("A file with other characters is not text, and one bad line does not make it so")
  func notText() async throws {
    let scratch = try Scratch()
    try scratch.write([0xFF, 0xFE] + "{}\n".utf16.flatMap { [UInt8($0), 0] }, to: "r.ndjson")
    let binary = try await Tool.run("payload", "check", "r.ndjson", in: scratch)
    #expect(binary == .refused("r.ndjson: this file is not text"))
    try scratch.write(Array(repeating: 0xFF, count: 70_000), to: "r.ndjson")
    let solid = try await Tool.run("payload", "check", "r.ndjson", in: scratch)
    #expect(solid == .refused("r.ndjson: this file is not text"))
    let long = #"{"payload":{"aps":{"alert":"\#(String(repeating: "é", count: 40_000))"}}}"#
    try scratch.write(Array(long.utf8), to: "r.ndjson")
    let cut = try await Tool.run("payload", "check", "r.ndjson", in: scratch)
    #expect(names(cut.output) == ["r.ndjson:1"])
    try scratch.write([0xFF, 0, 10] + Array(Self.good.utf8), to: "r.ndjson")
    let line = try await Tool.run("payload", "check", "r.ndjson", in: scratch)
    #expect(names(line.output) == ["r.ndjson:2"])
    #expect(
      line.complaints.hasPrefix("push-conformance: r.ndjson:1:1: this line is not valid JSON")
    )
  }

  @Test("A file that several operands name is checked once, at the first of them")
  func overlaps() async throws {
    let scratch = try Scratch(["a/b.json": Self.good, "a/c.ndjson": Self.good])
    let outcome = try await scratch.run("payload check a/c.ndjson a a/b.json ./a a/*.json")
    #expect(names(outcome.output) == ["a/c.ndjson:1", "a/b.json"])
    #expect(outcome.output.hasSuffix("\n2 payloads: 0 errors, 0 warnings, 0 remarks\n"))
  }

  @Test("Links back, pipes, binary and missing files cost one line each, and no verdict")
  func strange() async throws {
    let scratch = try Scratch(["d/a.json": Self.good, "d/z.json": Self.good])
    try scratch.write((0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }, to: "d/binary.json")
    let made = try await Tool.shell(
      "ln -s . d/loop && ln -s missing d/gone.json && mkfifo d/pipe.json d/pipe.ndjson && ln -s a.json d/link.json",
      in: scratch
    )
    try #require(made.status == 0)
    let outcome = try await Tool.run("payload", "check", "d", in: scratch)
    #expect(outcome.status == 2)
    #expect(names(outcome.output) == ["d/a.json", "d/link.json", "d/z.json"])
    #expect(outcome.output.contains("\nd/binary.json: not documented whether APNs accepts it"))
    #expect(
      outcome.complaints == """
        push-conformance: warning: d/loop: a link to a folder is not followed
        push-conformance: d/gone.json: there is no such file
        push-conformance: d/pipe.json: this is not a regular file
        push-conformance: d/pipe.ndjson: this is not a regular file

        """
    )
  }

  @Test("A file that vanishes after its folder was read costs one line")
  func vanished() async throws {
    let scratch = try Scratch(["d/a.json": Self.good, "d/b.json": Self.good])
    var inputs: [PayloadInput] = []
    try await PayloadInputs(operands: [scratch.file("d")]).forEach { file in
      if file.hasSuffix("a.json") { try? scratch.remove("d/b.json") }
      return true
    } _: { input in
      inputs.append(input)
    }
    #expect(inputs.map { try? $0.text.get() } == [Array(Self.good.utf8), nil])
    guard case .failure(let failure) = inputs.last?.text else { return }
    #expect(failure.message == "\(scratch.file("d/b.json")): there is no such file")
  }

  @Test("A file for the simulator is judged without the member that is not sent")
  func simulator() async throws {
    let bundle = #""Simulator Target Bundle":"com.example.app""#
    let scratch = try Scratch([
      "first.apns": #"{\#(bundle),"aps":{"badge":"3"}}"#,
      "last.apns": #"{"aps":{"badge":"3"}, \#(bundle)}"#,
      "sole.apns": #"{\#(bundle)}"#,
    ])
    let outcome = try await scratch.run(
      "payload check first.apns last.apns sole.apns --push-type alert"
    )
    let message = """
      error-ignored  aps.badge.not-a-number
            /aps/badge: The badge is "3", a string; iOS ignores it, because a number is expected. \
      Write 3 without quotes.
      """
    #expect(
      outcome.output.hasPrefix(
        """
        first.apns: accepted by APNs, 21 of 4096 bytes, 1 error
          1:61  \(message)
        last.apns: accepted by APNs, 21 of 4096 bytes, 1 error
          1:17  \(message)
        sole.apns: accepted by APNs, 2 of 4096 bytes, 1 error

        """
      )
    )
  }

  // MARK: - Requests on lines

  private static let lines = """
    {"headers":{"apns-push-type":"alert","apns-topic":"com.example.app"},"payload":{"aps":{"badge":"3"}}}
    {"headers":{"apns-push-type":"alert"},"payload"

    {"heders":{},"payload":{}}
    {"headers":{"apns-push-type":"silent","apns-topic":"x.y"},"path":7,"payload":{}}
    {"headers":{"apns-push-type":"background","apns-priority":5,"apns-topic":"com.example.app","apns-id":null},\
    "payload":"{\\"aps\\":{\\"content-available\\":true}}"}
    {"method":"GET","path":"/1/apps/com.example.app/all-channels"}
    \(good)
    {"headers":
    """

  private static let judged = """
    requests.ndjson:1: accepted by APNs, 21 of 4096 bytes, 1 error
      1:96  error-ignored  aps.badge.not-a-number
          /aps/badge: The badge is "3", a string; iOS ignores it, because a number is expected. \
    Write 3 without quotes.
    requests.ndjson:6: accepted by APNs, 34 of 4096 bytes, 1 warning
      6:118  warning  aps.content-available.not-one
          In the JSON text here at /aps/content-available: content-available is true, a Boolean; \
    Apple documents only the number 1. Write 1.
    requests.ndjson:7: accepted by APNs, 0 of 4096 bytes, clean
    requests.ndjson:8: \(goodLine)
    4 payloads: 1 error, 1 warning, 0 remarks; 4 inputs not checked

    """

  private static let expected =
    """
    a request has headers (an object), method and path (texts), payload and at (a line below the \
    folder of the record, such as "test/push.test.js:41")
    """

  private static let complaints = """
    push-conformance: requests.ndjson:2:48: this line is not valid JSON: the text ends where ':' is expected
    push-conformance: requests.ndjson:4:2: "heders" is wrong here; \(expected)
    push-conformance: requests.ndjson:5:59: "path" is wrong here; \(expected)
    push-conformance: requests.ndjson:9:12: this line is not valid JSON: the text ends where a value is expected

    """

  @Test("A bad line is named, also the last one, and the others are judged")
  func badLines() async throws {
    let scratch = try Scratch(["requests.ndjson": Self.lines])
    let outcome = try await Tool.run("payload", "check", "requests.ndjson", in: scratch)
    #expect(outcome.status == 2)
    #expect(outcome.output == Self.judged)
    #expect(outcome.complaints == Self.complaints)

    let piped = try await Tool.run(["payload", "check", "-"], input: Array(Self.lines.utf8))
    #expect(piped.output == Self.judged.replacing("requests.ndjson", with: "-"))
    #expect(piped.complaints == Self.complaints.replacing("requests.ndjson", with: "-"))
  }

  @Test("Standard input with one line is a request or a payload, by its members")
  func oneLine() async throws {
    let line =
      #"{"headers":{"apns-push-type":"alert","apns-topic":"com.example.app"},"payload":\#(Self.good)}"#
    for (text, name) in [(line, "-:1"), (Self.good, "-"), ("\n" + Self.good + "\n", "-")] {
      let outcome = try await Tool.run(["payload", "check", "-"], input: Array(text.utf8))
      #expect(outcome.output.hasPrefix("\(name): accepted by APNs, "))
    }
  }

  @Test("The headers of a line replace those of the command line")
  func headers() async throws {
    let scratch = try Scratch([
      "r.ndjson": """
      {"headers":{"apns-priority":"5"},"payload":\(Self.good)}
      {"headers":{"apns-priority":"7"},"payload":\(Self.good)}
      """
    ])
    let outcome = try await scratch.run(
      "payload check r.ndjson --priority 8 --push-type alert --topic com.example.app --quiet"
    )
    #expect(outcome.output.contains("r.ndjson:2: rejected by APNs"))
    #expect(outcome.output.contains(#"apns-priority is "7""#))
    #expect(!outcome.output.contains("r.ndjson:1"))
  }

  @Test("A line of a hundred megabytes is named without being held")
  func hugeLine() async throws {
    let scratch = try Scratch(["r.ndjson": Self.good + "\n"])
    let made = try await Tool.shell(
      "head -c 100000000 /dev/zero >> r.ndjson; printf '\\n%s' '\(Self.good)' >> r.ndjson",
      in: scratch
    )
    try #require(made.status == 0)
    let path = scratch.file("r.ndjson")
    let result = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) { [path = path as String] in
      exit(await PeakMemory.status(ofChecking: path, within: 32 << 20))
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        == "push-conformance: \(path):2: larger than the limit of 1048576 bytes\n"
    )
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("\(path):1: \(Self.goodLine)\n\(path):3: \(Self.goodLine)\n"))
  }

  @Test("A stream is judged in order, and in memory that does not grow with it")
  func longStream() async throws {
    let scratch = try Scratch()
    let lines = (1...20_000).map { #"{"aps":{"alert":"\#($0)","badge":"\#($0)"}}"# }
    try scratch.write(Array(lines.joined(separator: "\n").utf8), to: "r.ndjson")
    let path = scratch.file("r.ndjson")
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent]
    ) { [path = path as String] in
      exit(await PeakMemory.status(ofChecking: path, within: 32 << 20))
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(names(output) == (1...20_000).map { "\(path):\($0)" })
  }
}
