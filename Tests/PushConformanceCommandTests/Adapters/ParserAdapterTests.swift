import Testing

@Suite(
  "A payload parser in another process is judged",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct ParserAdapterTests {
  private static let expected = "; a line of type 'parsed' or 'refused' with the id"

  private static let breaches: [ProtocolBreach] =
    [
      .init(
        testDescription: "crashes",
        code: "os.kill(os.getpid(), 9)",
        kind: "adapter.crashed",
        message: "the adapter was ended by signal 9" + expected
      ),
      .init(
        testDescription: "stalls",
        code: "time.sleep(60)",
        kind: "subject.timed-out",
        message: "did not return within 1 second",
        flags: ["--timeout", "1"]
      ),
      .init(
        testDescription: "floods standard error",
        code: #"while True: os.write(2, b"x" * 65536)"#,
        kind: "subject.flooded-output",
        message: "printed more than 8 MB"
      ),
      .init(
        testDescription: "closes its output",
        code: "os.close(1); time.sleep(60)",
        kind: "adapter.ended",
        message: "the adapter closed its standard output" + expected,
        // Without `exec`, a shell can keep the output open.
        command: "exec \(AdapterScript.command)"
      ),
    ]
    + ProtocolBreach.rows(
      kind: "adapter.ended",
      [
        "exits": ("sys.exit(3)", "the adapter exited with code 3" + expected),
        "dies within a line": (
          #"raw(b'{"type":"par'); os._exit(0)"#, "the adapter ended within a line" + expected
        ),
      ]
    )
    + ProtocolBreach.rows([
      "answers twice": ("answer(id); answer(id)", "the adapter wrote a line that "),
      "answers with another id": (
        "answer(id + 1)", "the adapter wrote a line that the protocol does not allow: 'id' is "
      ),
      "writes a line of another type": (
        #"put(type="parse", id=id)"#, "does not allow: 'type' is 'parse'" + expected
      ),
      "writes an unknown member": (
        #"put(type="refused", id=id, because="x")"#,
        "does not allow: it has the unknown member 'because'; the members are id, reason, type"
      ),
      "reads a field that it has not declared": (
        #"put(type="parsed", id=id, notification={"title": "x"})"#,
        "does not allow: 'notification' has the unknown member 'title'; the members are body"
      ),
      "gives a number for a text": (
        #"put(type="parsed", id=id, notification={"body": 1})"#,
        "does not allow: 'body' of 'notification' is not a text"
      ),
      "repeats a member": (
        #"raw(b'{"type":"refused","id":1,"id":1}\n')"#,
        "does not allow: it has the member 'id' twice in one object"
      ),
      "prints something else": (#"raw(b"hello\x1b[31m\n")"#, #"The line: hello\u{1B}[31m."#),
      "writes invalid UTF-8": (
        #"raw(b'{"type":"\xff"}\n')"#,
        "not one JSON object: the bytes here are not UTF-8, at byte 10"
      ),
      "writes a zero byte": (
        #"raw(b'{"type":"\0"}\n')"#, "not one JSON object: a string holds a zero byte"
      ),
      "writes an array": (
        #"raw(b"[]\n")"#, "not one JSON object: it is a JSON value of another kind"
      ),
      "nests 100,000 deep": (
        #"raw(b"[" * 100000 + b"]" * 100000 + b"\n")"#,
        "not one JSON object: arrays and objects are nested more than 64 deep"
      ),
      "writes a line of 10 MB": (
        #"raw(b" " * 10000000 + b"\n")"#, "wrote a line of more than 1048576 bytes"
      ),
      "floods lines": (
        #"while True: put(type="parsed", id=id, notification={})"#, "the adapter wrote a line that "
      ),
      "floods a line without an end": (
        #"while True: raw(b"x" * 65536)"#, "wrote a line of more than 1048576 bytes"
      ),
    ])

  private static let area = ["--filter", "alert.**"]

  /// The outcomes of an adapter that answers correctly, by suite and name.
  private static let plain = Task {
    let run = try await AdapterScript.judge(AdapterScript.parser("answer(id)"), area)
    #expect(run.tool.status == 0, "\(run.tool)")
    return try ResultLines(run.results).outcomes
  }

  @Test("An adapter that breaks the protocol loses one payload, and no other", arguments: breaches)
  func breaksProtocol(_ breach: ProtocolBreach) async throws {
    let run = try await AdapterScript.judge(
      AdapterScript.parser(breach.code),
      Self.area + breach.flags,
      command: breach.command
    )
    #expect(run.tool.status == 1)
    let results = try ResultLines(run.results)
    let lost = results.cases.filter { $0.error != nil }
    #expect(lost.map(\.id) == [AdapterScript.hitCase])
    breach.expect(lost.first?.error, shorterThan: 700)
    var expected = try await Self.plain.value
    expected[".payloads.alert \(AdapterScript.hitCase)"] = "error"
    #expect(results.outcomes == expected)
  }

  /// Programs that do not introduce themselves correctly, each with the message of the tool.
  private static let strangers = [
    ("sys.exit(4)", "the adapter exited with code 4; a line of type 'adapter' with the version 1"),
    ("time.sleep(60)", "the adapter wrote no line within 1 second;"),
    ("raw(b'{'); sys.exit(0)", "the adapter ended within a line;"),
    ("raw(b'x' * 70000)", "the adapter wrote a line of more than 65536 bytes;"),
    (
      #"put(type="adapter", protocol=2, kind="oracle", oracle=1)"#,
      "the adapter uses version 2 of the protocol;"
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
      #"put(type="adapter", protocol=1, kind="parser", name="x", version="1", fields=["color"])"#,
      "'fields' has 'color'; the fields are silent, title"
    ),
    (
      #"put(type="adapter", protocol=1, kind="parser", name="x", version="1", keys={"url": "link"})"#,
      "'url' of 'keys' is not an array of texts"
    ),
  ]

  @Test("An adapter that does not introduce itself is refused", arguments: strangers)
  func stranger(deed: String, message: String) async throws {
    let run = try await AdapterScript.judge(
      AdapterScript.stranger(deed),
      Self.area + ["--timeout", "1"]
    )
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
    let run = try await AdapterScript.judge(script, ["--filter", AdapterScript.hitCase])
    #expect(run.tool.status == 1)
    #expect(run.results.contains("wrote a different first line than at its first start"))
  }

  @Test("Flags that leave no process for the adapter are refused")
  func withoutIsolation() async throws {
    let run = try await AdapterScript.judge("", Self.area + ["--no-isolation"])
    #expect(run.tool.status == 2)
    #expect(run.tool.complaints.contains("leave --no-isolation out"))
  }

  @Test("Two subjects of one name are refused")
  func sameName() async throws {
    let run = try await AdapterScript.judge(
      AdapterScript.parser(""),
      Self.area + ["--adapter", AdapterScript.command]
    )
    #expect(run.tool.status == 2)
    #expect(run.tool.complaints.contains("two subjects are called 'scripted'"))
  }

  @Test("The line after Again brings the same finding")
  func again() async throws {
    let script = AdapterScript.parser(#"put(type="parsed", id=id, notification={"body": "no"})"#)
    let folder = try Scratch(["adapter.py": script])
    let first = try await Tool.run(
      ["run", "--adapter", AdapterScript.command, "--filter", "alert.**", "--all"],
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
      ["run", "--adapter", AdapterScript.command, "--filter", AdapterScript.hitCase],
      in: folder
    )
    #expect(recorded.status == 0)
    let sample = try AdapterScript.sample("adapter-parser.jsonl")
    #expect(try folder.text(of: "lines") == sample)
  }
}
