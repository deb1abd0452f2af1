import Foundation
import Testing

@Suite(
  "A payload parser in another process is judged",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct ParserAdapterTests {
  /// A deed of an adapter in place of an answer to one payload, and the error that it makes.
  struct Deed: Sendable, CustomTestStringConvertible {
    var name: String
    var code: String
    var kind = "adapter.breaks-protocol"
    var message: String
    var flags: [String] = []
    var command = AdapterScript.command
    var testDescription: String { name }

    static let expected = "; a line of type 'parsed' or 'refused' with the id"
    static let all = [
      Deed(
        name: "exits",
        code: "sys.exit(3)",
        kind: "adapter.ended",
        message: "the adapter exited with code 3" + expected
      ),
      Deed(
        name: "crashes",
        code: "os.kill(os.getpid(), 9)",
        kind: "adapter.crashed",
        message: "the adapter was ended by signal 9" + expected
      ),
      Deed(
        name: "dies within a line",
        code: #"raw(b'{"type":"par'); os._exit(0)"#,
        kind: "adapter.ended",
        message: "the adapter ended within a line" + expected
      ),
      Deed(
        name: "closes its output",
        code: "os.close(1); time.sleep(60)",
        kind: "adapter.ended",
        message: "the adapter closed its standard output" + expected,
        // Otherwise a shell may keep the output open.
        command: "exec \(AdapterScript.command)"
      ),
      Deed(
        name: "stalls",
        code: "time.sleep(60)",
        kind: "subject.timed-out",
        message: "did not return within 1 second",
        flags: ["--timeout", "1"]
      ),
      Deed(
        name: "answers twice",
        code: "answer(id); answer(id)",
        message: "the adapter wrote a line that "
      ),
      Deed(
        name: "answers with another id",
        code: "answer(id + 1)",
        message: "the adapter wrote a line that the protocol does not allow: 'id' is "
      ),
      Deed(
        name: "writes a line of another type",
        code: #"put(type="parse", id=id)"#,
        message: "does not allow: 'type' is 'parse'" + expected
      ),
      Deed(
        name: "writes an unknown member",
        code: #"put(type="refused", id=id, because="x")"#,
        message:
          "does not allow: it has the unknown member 'because'; the members are id, reason, type"
      ),
      Deed(
        name: "reads a field that it has not declared",
        code: #"put(type="parsed", id=id, notification={"title": "x"})"#,
        message:
          "does not allow: 'notification' has the unknown member 'title'; the members are body"
      ),
      Deed(
        name: "gives a number for a text",
        code: #"put(type="parsed", id=id, notification={"body": 1})"#,
        message: "does not allow: 'body' of 'notification' is not a text"
      ),
      Deed(
        name: "repeats a member",
        code: #"raw(b'{"type":"refused","id":1,"id":1}\n')"#,
        message: "does not allow: it has the member 'id' twice in one object"
      ),
      Deed(
        name: "prints something else",
        code: #"raw(b"hello\x1b[31m\n")"#,
        message: #"The line: hello\u{1B}[31m."#
      ),
      Deed(
        name: "writes invalid UTF-8",
        code: #"raw(b'{"type":"\xff"}\n')"#,
        message: "not one JSON object: the bytes here are not UTF-8, at byte 10"
      ),
      Deed(
        name: "writes a zero byte",
        code: #"raw(b'{"type":"\0"}\n')"#,
        message: "not one JSON object: a string holds a zero byte"
      ),
      Deed(
        name: "writes an array",
        code: #"raw(b"[]\n")"#,
        message: "not one JSON object: it is a JSON value of another kind"
      ),
      Deed(
        name: "nests 100,000 deep",
        code: #"raw(b"[" * 100000 + b"]" * 100000 + b"\n")"#,
        message: "not one JSON object: arrays and objects are nested more than 64 deep"
      ),
      Deed(
        name: "writes a line of 10 MB",
        code: #"raw(b" " * 10000000 + b"\n")"#,
        message: "wrote a line of more than 1048576 bytes"
      ),
      Deed(
        name: "floods lines",
        code: #"while True: put(type="parsed", id=id, notification={})"#,
        message: "the adapter wrote a line that "
      ),
      Deed(
        name: "floods a line without an end",
        code: #"while True: raw(b"x" * 65536)"#,
        message: "wrote a line of more than 1048576 bytes"
      ),
      Deed(
        name: "floods standard error",
        code: #"while True: os.write(2, b"x" * 65536)"#,
        kind: "subject.flooded-output",
        message: "printed more than 8 MB"
      ),
    ]
  }

  private static func run(
    _ script: String,
    _ flags: [String] = [],
    filter: String = "alert.**",
    command: String = AdapterScript.command
  ) async throws -> (tool: Tool.Outcome, results: String) {
    let folder = try Scratch(["adapter.py": script])
    let outcome = try await Tool.run(
      ["run", "--adapter", command, "--filter", filter, "--json", "results"] + flags,
      input: [],
      in: folder
    )
    return (outcome, (try? folder.text(of: "results")) ?? "")
  }

  /// The outcomes of an adapter that answers as it has to, by suite and name.
  private static let plain = Task {
    let run = try await ParserAdapterTests.run(AdapterScript.parser("answer(id)"))
    #expect(run.tool.status == 0, "\(run.tool)")
    return try ResultLines(run.results).outcomes
  }

  @Test("An adapter that breaks the protocol loses one payload, and no other", arguments: Deed.all)
  func deed(_ deed: Deed) async throws {
    let run = try await Self.run(
      AdapterScript.parser(deed.code),
      deed.flags,
      command: deed.command
    )
    #expect(run.tool.status == 1)
    let results = try ResultLines(run.results)
    let lost = results.cases.filter { $0.error != nil }
    #expect(lost.map(\.id) == [AdapterScript.hitCase])
    #expect(lost.first?.error?.kind == deed.kind)
    let message = lost.first?.error?.message ?? ""
    #expect(message.contains(deed.message), "\(message)")
    #expect(message.count < 700)
    var expected = try await Self.plain.value
    expected[".payloads.alert \(AdapterScript.hitCase)"] = "error"
    #expect(results.outcomes == expected)
  }

  /// A program that does not introduce itself as it has to, and the message of the tool.
  private static let strangers = [
    ("sys.exit(4)", "the adapter exited with code 4; a line of type 'adapter' with the version 1"),
    ("time.sleep(60)", "the adapter wrote no line within 1 second;"),
    ("raw(b'{'); sys.exit(0)", "the adapter ended within a line;"),
    ("raw(b'x' * 70000)", "the adapter wrote a line of more than 65536 bytes;"),
    (
      #"put(type="adapter", protocol=2, kind="oracle", oracle=1)"#,
      "the adapter speaks version 2 of the protocol;"
    ),
    (#"put(type="hello")"#, "'type' is 'hello'"),
    (
      #"raw(b'{"type":"adapter","protocol":1,"kind":"parser","name":"x","version":"1"}\n' * 2)"#,
      "the adapter wrote a line that the kit had not asked for;"
    ),
    (
      #"put(type="adapter", protocol=1, kind="oracle", name="x", version="1")"#,
      "'kind' is 'oracle'"
    ),
    (#"put(type="adapter", protocol=1, kind="parser", version="1")"#, "'name', a text, is missing"),
    (
      #"put(type="adapter", protocol=1, kind="parser", name="Über Push", version="1")"#,
      "'name' is 'Über Push'; write lower-case words joined by hyphens"
    ),
    (
      #"put(type="adapter", protocol=1, kind="parser", name="x", version="1", roles=[])"#,
      "it has the unknown member 'roles'; the members are fields, keys, kind, name, protocol, type, version"
    ),
    (
      #"put(type="adapter", protocol=1, kind="parser", name="x", version="1", fields=["colour"])"#,
      "'fields' has 'colour'; the fields are silent, title"
    ),
    (
      #"put(type="adapter", protocol=1, kind="parser", name="x", version="1", keys={"url": "link"})"#,
      "'url' of 'keys' is not an array of texts"
    ),
  ]

  @Test("An adapter that does not introduce itself is refused", arguments: strangers)
  func stranger(deed: String, message: String) async throws {
    let run = try await Self.run(AdapterScript.stranger(deed), ["--timeout", "1"])
    #expect(run.tool.status == 2)
    #expect(run.tool.output.isEmpty)
    #expect(run.tool.complaints.contains(message), "\(run.tool.complaints)")
    #expect(run.tool.complaints.contains("--adapter 'python3 adapter.py': "))
    #expect(run.results.isEmpty)
  }

  @Test("An adapter that introduces itself in another way later on costs each case")
  func changes() async throws {
    let script = AdapterScript.stranger(
      #"""
      n = os.path.exists("seen"); open("seen", "w")
      put(type="adapter", protocol=1, kind="parser", name="x", version=str(n), fields=["body"])
      take()
      """#
    )
    let run = try await Self.run(script, filter: AdapterScript.hitCase)
    #expect(run.tool.status == 1)
    #expect(run.results.contains("wrote another first line than at its first start"))
  }

  @Test("Flags that leave no process for the adapter are refused")
  func withoutIsolation() async throws {
    let run = try await Self.run("", ["--no-isolation"])
    #expect(run.tool.status == 2)
    #expect(run.tool.complaints.contains("leave --no-isolation out"))
  }

  @Test("Two subjects of one name are refused")
  func sameName() async throws {
    let run = try await Self.run(AdapterScript.parser(""), ["--adapter", AdapterScript.command])
    #expect(run.tool.status == 2)
    #expect(run.tool.complaints.contains("two subjects are called 'scripted'"))
  }

  @Test("The line after Again brings the same finding")
  func again() async throws {
    let script = AdapterScript.parser(#"put(type="parsed", id=id, notification={"body": "no"})"#)
    let folder = try Scratch(["adapter.py": script])
    let first = try await Tool.run(
      "run",
      "--adapter",
      AdapterScript.command,
      "--filter",
      "alert.**",
      "--all",
      in: folder
    )
    #expect(first.status == 1)
    let line = try #require(first.output.firstMatch(of: /Again +push-conformance (.*)/)).1
    #expect(line == "run scripted --filter alert.legacy-summary --adapter 'python3 adapter.py'")
    let again = try await Tool.shell("\"$tool\" \(line) --all", in: folder)
    #expect(again.status == 1)
    #expect(again.output.contains("alert.legacy-summary"))
  }

  @Test("The example in Python conforms, and says what the sample has")
  func example() async throws {
    let parser = "python3 \(AdapterScript.example("payload_parser.py"))"
    let all = try await Tool.run("run", "--adapter", parser)
    #expect(all.status == 0, "\(all.output)")
    let folder = try Scratch(["adapter.py": AdapterScript.recording("payload_parser.py")])
    let recorded = try await Tool.run(
      "run",
      "--adapter",
      AdapterScript.command,
      "--filter",
      AdapterScript.hitCase,
      in: folder
    )
    #expect(recorded.status == 0)
    let sample = try AdapterScript.sample("adapter-parser.jsonl")
    #expect(try folder.text(of: "lines") == sample)
  }
}
