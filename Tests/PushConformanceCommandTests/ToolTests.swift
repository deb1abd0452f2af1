import Testing

@Suite("The tool as a whole")
struct ToolTests {
  static let help = """
    OVERVIEW: Judges push-notification centers, payloads and reports.

    Exit status: 0 all conform; 1 something does not; 2 usage or unreadable input;
    3 the kit itself failed.

    USAGE: push-conformance <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      init                    Writes a first test for one part of an app, and says
                              how to connect it.
      run                     Judges push centers by playing scenarios, and payload
                              parsers by handing them payloads.
      answer                  Answers the question of one cause, and writes the
                              answer into the file of answers.
      adopt                   Writes each cause that is red today into the file of
                              answers, as undecided.
      describe                Describes an app's push behavior: what holds, what
                              deviates, and what was not judged.
      replay                  Plays the scenario of a finding again.
      compare                 Plays the same scenarios with several push centers,
                              and prints where they differ.
      list                    Lists requirements, scenarios, vectors, rules or
                              subjects.
      explain                 Explains a requirement or a rule, with its source, a
                              bad and a good example.
      payload                 Checks APNs payloads.
      response                Explains answers of APNs.
      corpus                  Checks, compares and exports folders of payload
                              vectors and scenarios.
      report                  Checks, merges and recovers JUnit XML reports, and
                              makes HTML reports.

      See 'push-conformance help <subcommand>' for detailed help.

    """

  static let refused = RefusedLine.rows(
    help: true,
    [
      "":
        "name a subcommand: init, run, answer, adopt, describe, replay, compare, list, explain, payload, response, corpus, report",
      "payload": "name a subcommand: check",
      "corpus": "name a subcommand: lint, verify, diff, export",
      "corpus diff old": "Missing expected argument '<new>'",
      "report": "name a subcommand: check, merge, html, recover",
      "judge": "Unexpected argument 'judge'",
      "--verbose": "Unknown option '--verbose'",
      "run --shards 1/2": "Unknown option '--shards'. Did you mean '--shard'?",
      "run --seed -1": "The value '-1' is invalid for '--seed <n>'",
      "run --cases -1": "--cases is from 0 to 10000000",
      "run --steps 0": "--steps is from 1 to 1000",
      "run --timeout 0": "--timeout is from 1 to 86400",
      "run --no-isolation --timeout 3":
        "--timeout needs a process of its own; leave --no-isolation out",
      "run --quiet --verbose": "--quiet and --verbose contradict each other",
      "replay": "Missing expected argument '<token>'",
      "run --filter": "Missing value for '--filter <pattern>'",
      "run --level shall": "The value 'shall' is invalid for '--level <level>'."
        + " Please provide one of 'may', 'should' or 'must'",
      "list": "Missing expected argument '<topic>'",
      "list faults": "The value 'faults' is invalid for '<topic>'."
        + " Please provide one of 'requirements', 'scenarios', 'vectors', 'rules' or 'subjects'",
      "list rules --format xml": "The value 'xml' is invalid for '--format <format>'."
        + " Please provide one of 'text' and 'json'",
      "payload check": "Missing expected argument '<files> ...'",
      "payload check - -": "standard input can be read only once",
      "payload check f --diff --format json": "--diff has a format of its own",
      "payload check f --token 00ff --path /3/device/00ff":
        "--token is short for a --path; give one of them",
      "report repair out.xml in.xml": "3 unexpected arguments: 'repair', 'out.xml', 'in.xml'",
      "\u{1B}[2J\n": #"Unexpected argument '\u{1B}[2J '"#,
    ]
  )

  @Test("A command line that is not understood is one error line", arguments: refused)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("Help and version are the whole output")
  func texts() async throws {
    for flag in ["--help", "help"] {
      #expect(try await Tool.run(flag) == Tool.Outcome(0, output: Self.help))
    }
    #expect(try await Tool.run("--version") == Tool.Outcome(0, output: "0.1.0\n"))
  }

  @Test("Resources missing from the variable's folder are reported in one line")
  func noResources() async throws {
    for arguments in [
      ["run", "--cases", "20"], ["list", "requirements"], ["list", "vectors"], ["list", "rules"],
      ["corpus", "export", "out"],
    ] {
      #expect(
        try await Tool.run(arguments, environment: ["PUSH_CONFORMANCE_RESOURCES": "/nonexistent"])
          == Tool.Outcome(
            3,
            complaint: """
              No folder with Corpus and Specs was found; looked at /nonexistent. \
              Set PUSH_CONFORMANCE_RESOURCES to the folder that holds both.
              """
          )
      )
    }
  }

  @Test("A copy without its bundle runs the commands that need none")
  func copiedAlone() async throws {
    let scratch = try Scratch()
    // Another process makes the copy: a process that is started here meanwhile would inherit the open file, and
    // Linux runs no file that is open for writing.
    let copy = try await Tool.run(Tool.path, scratch.file("tool"), executable: "/bin/cp")
    #expect(copy == Tool.Outcome(0))
    let run = try await Tool.run("run", "--cases", "20", executable: scratch.file("tool"))
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(
      run.complaints.hasPrefix(
        "push-conformance: No folder with Corpus and Specs was found; looked at \(scratch.path), "
      )
    )
    #expect(run.complaints.isOneLine)

    try scratch.write(Array(#"{"aps":{"alert":"Lunch?"}}"#.utf8), to: "push.json")
    let check = try await scratch.run("payload check push.json", executable: scratch.file("tool"))
    #expect(
      check == Tool.Outcome(0, output: "push.json: accepted by APNs, 26 of 4096 bytes, clean\n")
    )

    try scratch.copy("Corpus/scenarios")
    try scratch.copy("Specs")
    let complete = try await Tool.run(
      ["run", "services", "--cases", "20"],
      executable: scratch.file("tool")
    )
    #expect(complete.status == 0)
  }

  @Test("Broken resources end with the status of a failed kit")
  func brokenResources() async throws {
    let scratch = try Scratch()
    try scratch.copy("Specs")
    try scratch.makeFolder("Corpus/scenarios")
    try scratch.write(Array("{".utf8), to: "Specs/requirements/toast.json")
    #expect(
      try await Tool.run("run", environment: ["PUSH_CONFORMANCE_RESOURCES": scratch.path])
        == Tool.Outcome(
          3,
          complaint:
            "requirements/toast.json:1:2: the text ends where a member name or '}' is expected"
        )
    )
  }

  @Test("Results that cannot be written are an error")
  func fullOutput() async throws {
    let complaint = "the results cannot be written to standard output: No space left on device"
    #expect(try await Tool.shell("\"$tool\" list rules > /dev/full") == .refused(complaint))
    #expect(try await Tool.shell("\"$tool\" --help > /dev/full") == .refused(complaint))
  }

  @Test("A closed pipe ends neither the run nor its reports")
  func closedPipe() async throws {
    let scratch = try Scratch()
    let run = "\"$tool\" run push-center services --cases 20 --junit report.xml"
    let line = "{ \(run); echo $? > status; } | true"
    #expect(try await Tool.shell(line, in: scratch) == Tool.Outcome(0))
    #expect(try scratch.text(of: "status") == "0\n")
    #expect(try scratch.text(of: "report.xml").hasSuffix("</testsuites>\n"))
  }

  @Test("A file that is opened with closed standard streams is not used as one of them")
  func closedStreams() async throws {
    let scratch = try Scratch()
    let line = "\"$tool\" run push-center --cases 20 --junit report.xml <&- >&- 2>&-"
    #expect(try await Tool.shell(line, in: scratch) == Tool.Outcome(0))
    #expect(try await Tool.run("report", "check", "report.xml", in: scratch).status == 0)
    #expect(try scratch.names == ["report.xml"])
  }
}

extension String {
  var isOneLine: Bool {
    hasSuffix("\n") && dropLast().allSatisfy { $0 >= " " && $0 != "\u{7F}" }
  }
}
