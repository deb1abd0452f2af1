import Testing

@Suite(
  "A push center in another process is judged",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct CenterAdapterTests {
  @Test("The example in Python conforms, and two runs of it have the same results")
  func example() async throws {
    let flags = ["--cases", "200"]
    let first = try await AdapterScript.judge(try AdapterScript.source(of: "push_center.py"), flags)
    #expect(first.tool.status == 0, "\(first.tool.output)")
    #expect(try ResultLines(first.results).ids("passed").count > 100)
    let again = try await AdapterScript.judge(try AdapterScript.source(of: "push_center.py"), flags)
    #expect(first.results.withoutTimes() == again.results.withoutTimes())
  }

  /// Centers with many roles, each with requirements that only a correct use of the protocol meets.
  private static let samples = [
    (
      "wide_center.py",
      [
        // A timer, answers of the server, and the storage.
        "token.failed-upload-is-tried-again", "token.rejected-upload-is-not-tried-again",
        "token.repeated-token-is-not-sent-again",
        // A toast that is tapped, and a notification that is opened before there are screens.
        "toast.activation-routes-once", "launch.opening-waits-for-a-listener",
        "permission.request-is-answered-once",
        // Calls in place of an answer.
        "reentrancy.inner-delivery-is-shown", "reentrancy.suppressors-round-goes-on",
      ]
    ),
    (
      "accounts_center.py",
      [
        "account.opting-out-unregisters", "account.nothing-is-uploaded-after-logout",
        "responses.action-reaches-its-handler", "scenes.new-scene-opens-once",
      ]
    ),
    (
      "switching_center.py",
      [
        "account.tap-opens-in-its-account", "account.tap-of-removed-account-opens-nothing",
        "account.own-tap-keeps-the-account", "account.only-the-user-switches",
        "account.each-logout-unregisters",
      ]
    ),
    (
      "loading_center.py",
      [
        "responses.content-is-loaded-before-opening", "responses.loaded-content-opens-once",
        "responses.late-content-keeps-the-newer-screen", "responses.default-action-routes-once",
        "launch.waits-for-the-interface", "responses.response-waits-for-its-action",
        "responses.taken-action-is-not-submitted-again", "responses.response-is-completed-once",
      ]
    ),
  ]

  @Test("A center with many roles, and with a declaration of its app, conforms", arguments: samples)
  func wide(script: String, proofs: [String]) async throws {
    let run = try await AdapterScript.judge(try AdapterScript.sample(script), ["--cases", "100"])
    #expect(run.tool.status == 0, "\(run.tool.output)")
    let passed = try ResultLines(run.results).ids("passed")
    for proof in proofs { #expect(passed.contains(proof), "\(proof)") }
  }

  @Test("The example in Python says what the sample has")
  func sample() async throws {
    let folder = try Scratch(["adapter.py": AdapterScript.recording("push_center.py")])
    let run = try await Tool.run(
      [
        "run", "--adapter", AdapterScript.command, "--cases", "0", "--filter",
        "suppression.one-yes-among-three",
      ],
      in: folder
    )
    #expect(run.status == 0, "\(run)")
    let sample = try AdapterScript.sample("adapter-center.jsonl")
    // The sample has only the first play; plays for requirements that compare runs follow.
    #expect(try folder.text(of: "lines").hasPrefix(sample))
  }

  /// Faults of a center: a line of the example, its replacement, the requirement and the message.
  private static let faults = [
    (
      #"shown = not push["silent"] and not any(answers)"#,
      #"shown = not push["silent"] and not any(answers[-1:])"#, "suppression.any-yes-suppresses",
      "no toast or banner of 'lunch': a suppressor has said yes"
    ),
    (
      "if action in OPENING_ACTIONS and url:", "if url:", "responses.only-opening-routes",
      "no call to the router: the response does not open the app"
    ),
    (
      #"self.system.do("complete", completion=completion)"#, "pass",
      "responses.response-is-completed-once",
      "the completion handler for 'ada' to be called within 30 s"
    ),
  ]

  @Test("A center with a fault fails the requirement about it", arguments: faults)
  func fault(line: String, other: String, requirement: String, message: String) async throws {
    let right = try AdapterScript.source(of: "push_center.py")
    let wrong = right.replacing(line, with: other)
    #expect(wrong != right)
    let run = try await AdapterScript.judge(wrong, ["--cases", "0", "--all"])
    #expect(run.tool.status == 1)
    let failed = try ResultLines(run.results).ids("failed")
    #expect(failed.contains(requirement), "\(failed)")
    #expect(run.tool.output.contains(message), "\(run.tool.output)")
  }

  @Test(
    "The line after Again brings the same finding, of golden scenarios and of drawn ones",
    arguments: [
      ("suppression.any-yes-suppresses", "run "), ("notifications.block-1", "replay PC1."),
    ]
  )
  func again(judged: String, command: String) async throws {
    let (right, wrong, _, _) = Self.faults[0]
    let script = try AdapterScript.source(of: "push_center.py")
      .replacing(right, with: wrong)
    let folder = try Scratch(["adapter.py": script])
    let flags = ["--adapter", AdapterScript.command, "--finds", "", "--filter", judged, "--all"]
    let first = try await Tool.run(["run"] + flags, in: folder)
    #expect(first.status == 1)
    let line = try #require(first.output.firstMatch(of: /Again +push-conformance (.*)/)).1
    #expect(line.hasPrefix(command))
    #expect(line.contains(" --adapter 'python3 adapter.py'"))
    let again = try await Tool.shell("\"$tool\" \(line)", in: folder)
    #expect(again.status == 1, "\(again)")
    #expect(again.output.contains("if one of the asked suppressors answers yes"), "\(again)")
  }

  private static let breaches: [ProtocolBreach] =
    [
      .init(
        testDescription: "stalls",
        code: "time.sleep(60)",
        kind: "subject.timed-out",
        message: "did not return within 1 second while willPresent",
        flags: ["--timeout", "1"]
      )
    ]
    + ProtocolBreach.rows(
      kind: "adapter.ended",
      [
        "exits": (
          "os._exit(3)",
          "the adapter exited with code 3; a line of type 'effect', 'ask' or 'done' with the id"
        ),
        "exits with a code beyond those of signals": (
          "os._exit(255)", "the adapter exited with code 255;"
        ),
        "exits after done": (
          #"put(type="done", id=id); os._exit(0)"#, "the adapter exited with code 0;"
        ),
        "dies in a question": (
          #"self.write(type="ask", id=id, name="applicationState"); os._exit(5)"#,
          "the adapter exited with code 5;"
        ),
        "dies within a line": (
          #"raw(b'{"type":"eff'); os._exit(0)"#, "the adapter ended within a line;"
        ),
      ]
    )
    + ProtocolBreach.rows([
      "is done twice": (#"put(type="done", id=id)"#, "the adapter wrote a line that "),
      "goes on after done": (
        #"raw(b'{"type":"done","id":%d}\n{"type":"effect","id":%d,"name":"log"}\n' % (id, id))"#,
        "the adapter wrote a line that the kit had not asked for;"
      ),
      "writes within a question": (
        #"raw(b'{"type":"ask","id":%d,"name":"applicationState"}\n{}\n' % id)"#,
        "the adapter wrote a line that the kit had not asked for;"
      ),
      "names another call": (
        #"put(type="effect", id=id + 1, name="open")"#, "does not allow: 'id' is "
      ),
      "has an unknown effect": (
        #"self.do("explode")"#,
        "does not allow: 'name' is 'explode'; the names are applicationState, "
      ),
      "has an unknown argument": (
        #"self.do("open", link="x")"#,
        "does not allow: 'arguments' has the unknown member 'link'; the members are scene, url"
      ),
      "does not wait for an answer": (
        #"self.do("shouldSuppress", participant=1)"#,
        "'shouldSuppress' has the type 'effect'; the kit may call back, so write 'ask'"
      ),
      "states a fact without a truth value": (
        #"self.do("stateFacts", facts={"muted": 1})"#,
        "'facts' of 'arguments' is not an object of truth values"
      ),
      "states a fact of 81 characters": (
        #"self.do("stateFacts", facts={"a" * 81: True})"#,
        "'facts' of 'arguments' is not an object of at most 32 printable names of 1 to 80 characters"
      ),
      "asks an unknown participant": (
        #"self.ask("shouldSuppress", participant=99)"#,
        "'participant' of 'arguments' is not the number of a suppressor"
      ),
      "completes an unknown completion": (
        #"self.do("complete", completion=0)"#,
        "'completion' of 'arguments' is not the number of a completion handler"
      ),
      "is done with a value": (
        #"put(type="done", id=id, value=1)"#,
        "it has the unknown member 'value'; the members are id, type"
      ),
      "has effects without an end": (
        #"while True: self.do("log", text="x")"#, "wrote more than 10000 lines for one call"
      ),
      "asks without an end": (
        """
        self.call = lambda method, values: self.ask(
            "requestAuthorization", options=["provisional"], request="again")
        self.call("", {})
        """, "its questions make calls nest more than 64 deep"
      ),
      "names the smallest number": (
        #"self.do("complete", completion=-2**63)"#,
        "'completion' of 'arguments' is not the number of a completion handler"
      ),
      "nests 100,000 deep": (
        #"raw(b'{"a":' * 100000 + b"\n")"#, "arrays and objects are nested more than 64 deep"
      ),
      "writes a line of 10 MB": (
        #"raw(b" " * 10000000 + b"\n")"#, "wrote a line of more than 1048576 bytes"
      ),
    ])

  /// The outcomes of the scenarios with an example that does nothing wrong, by name.
  private static let plain = Task {
    let run = try await AdapterScript.judge(try AdapterScript.center("pass"), area)
    #expect(run.tool.status == 0, "\(run.tool)")
    return try CenterAdapterTests.scenarios(run.results)
  }

  private static let area = ["--cases", "0", "--filter", "suppression.**"]

  private static func scenarios(_ results: String) throws -> [String: String] {
    let lines = try ResultLines(results).cases.filter { $0.suite?.contains(".scenarios.") == true }
    return Dictionary(lines.map { ($0.id ?? "", $0.outcome ?? "") }) { $1 }
  }

  @Test("An adapter that breaks the protocol loses one scenario, and no other", arguments: breaches)
  func breaksProtocol(_ breach: ProtocolBreach) async throws {
    var expected = try await Self.plain.value
    #expect(expected[AdapterScript.hitScenario] == "passed")
    let run = try await AdapterScript.judge(
      try AdapterScript.center(breach.code),
      Self.area + breach.flags
    )
    #expect(run.tool.status == 1)
    expected[AdapterScript.hitScenario] = "error"
    #expect(try Self.scenarios(run.results) == expected)
    let lost = try ResultLines(run.results).cases.first { $0.id == AdapterScript.hitScenario }
    breach.expect(lost?.error, shorterThan: 1_000)
  }
}
