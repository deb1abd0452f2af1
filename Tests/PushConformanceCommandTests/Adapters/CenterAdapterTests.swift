import Foundation
import Testing

@Suite(
  "A push center in another process is judged",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct CenterAdapterTests {
  private static func run(
    _ script: String,
    _ flags: [String] = []
  ) async throws -> (tool: Tool.Outcome, results: String) {
    let folder = try Scratch(["adapter.py": script])
    let outcome = try await Tool.run(
      ["run", "--adapter", AdapterScript.command, "--finds", "", "--json", "results"] + flags,
      input: [],
      in: folder
    )
    return (outcome, (try? folder.text(of: "results")) ?? "")
  }

  @Test("The example in Python conforms, and two runs of it have the same results")
  func example() async throws {
    let flags = ["--cases", "200"]
    let first = try await Self.run(try AdapterScript.source(of: "push_center.py"), flags)
    #expect(first.tool.status == 0, "\(first.tool.output)")
    let passed = try ResultLines(first.results).cases.filter { $0.outcome == "passed" }
    #expect(passed.count > 100)
    let again = try await Self.run(try AdapterScript.source(of: "push_center.py"), flags)
    #expect(first.results.withoutTimes() == again.results.withoutTimes())
  }

  /// Centers with many roles, each with requirements that only a right use of the protocol meets.
  private static let samples = [
    (
      "wide_center.py",
      [
        // A timer, answers of the server, and the storage.
        "token.failed-upload-is-tried-again", "token.rejected-upload-is-not-tried-again",
        "token.repeated-token-is-not-sent-again",
        // A toast that is tapped, and what is opened before there are screens.
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

  @Test(
    "A center with many roles, and with a declaration of its app, conforms",
    arguments: samples
  )
  func wide(script: String, proofs: [String]) async throws {
    let run = try await Self.run(try AdapterScript.sample(script), ["--cases", "100"])
    #expect(run.tool.status == 0, "\(run.tool.output)")
    let passed = Set(
      try ResultLines(run.results).cases.filter { $0.outcome == "passed" }.compactMap(\.id)
    )
    for proof in proofs { #expect(passed.contains(proof), "\(proof)") }
  }

  @Test("The example in Python says what the sample has")
  func sample() async throws {
    let folder = try Scratch(["adapter.py": AdapterScript.recording("push_center.py")])
    let run = try await Tool.run(
      "run",
      "--adapter",
      AdapterScript.command,
      "--cases",
      "0",
      "--filter",
      "suppression.one-yes-among-three",
      in: folder
    )
    #expect(run.status == 0, "\(run)")
    let sample = try AdapterScript.sample("adapter-center.jsonl")
    // The first play; plays for requirements that compare runs follow.
    #expect(try folder.text(of: "lines").hasPrefix(sample))
  }

  /// A fault of a center: a line of the example, another line for it, and the finding.
  struct Fault: Sendable, CustomTestStringConvertible {
    var right: String
    var wrong: String
    var requirement: String
    var message: String
    var testDescription: String { requirement }

    static let all = [
      Fault(
        right: #"shown = not push["silent"] and not any(answers)"#,
        wrong: #"shown = not push["silent"] and not any(answers[-1:])"#,
        requirement: "suppression.any-yes-suppresses",
        message: "no toast or banner of 'lunch': a suppressor has said yes"
      ),
      Fault(
        right: "if action in OPENING_ACTIONS and url:",
        wrong: "if url:",
        requirement: "responses.only-opening-routes",
        message: "no call of the router: the response does not open the app"
      ),
      Fault(
        right: #"self.system.do("complete", completion=completion)"#,
        wrong: "pass",
        requirement: "responses.response-is-completed-once",
        message: "the completion handler for 'ada' to be called within 30 s"
      ),
    ]
  }

  @Test("A center with a fault fails the requirement about it", arguments: Fault.all)
  func fault(_ fault: Fault) async throws {
    let right = try AdapterScript.source(of: "push_center.py")
    let wrong = right.replacing(fault.right, with: fault.wrong)
    #expect(wrong != right)
    let run = try await Self.run(wrong, ["--cases", "0", "--all"])
    #expect(run.tool.status == 1)
    let failed = try ResultLines(run.results).cases.filter { $0.outcome == "failed" }
    #expect(failed.contains { $0.id == fault.requirement }, "\(failed.compactMap(\.id))")
    #expect(run.tool.output.contains(fault.message), "\(run.tool.output)")
  }

  @Test(
    "The line after Again brings the same finding, of golden scenarios and of drawn ones",
    arguments: [
      ("suppression.any-yes-suppresses", "run "), ("notifications.block-1", "replay PC1."),
    ]
  )
  func again(judged: String, command: String) async throws {
    let fault = Fault.all[0]
    let script = try AdapterScript.source(of: "push_center.py")
      .replacing(fault.right, with: fault.wrong)
    let folder = try Scratch(["adapter.py": script])
    let flags = ["--adapter", AdapterScript.command, "--finds", "", "--filter", judged, "--all"]
    let first = try await Tool.run(["run"] + flags, input: [], in: folder)
    #expect(first.status == 1)
    let line = try #require(first.output.firstMatch(of: /Again +push-conformance (.*)/)).1
    #expect(line.hasPrefix(command))
    #expect(line.contains(" --adapter 'python3 adapter.py'"))
    let again = try await Tool.shell("\"$tool\" \(line)", in: folder)
    #expect(again.status == 1, "\(again)")
    #expect(again.output.contains("if one of the asked suppressors answers yes"), "\(again)")
  }

  /// A deed of an adapter during one scenario, and the error that it makes.
  struct Deed: Sendable, CustomTestStringConvertible {
    var name: String
    var code: String
    var kind = "adapter.breaks-protocol"
    var message: String
    var flags: [String] = []
    var testDescription: String { name }

    static let all = [
      Deed(
        name: "exits",
        code: "os._exit(3)",
        kind: "adapter.ended",
        message:
          "the adapter exited with code 3; a line of type 'effect', 'ask' or 'done' with the id"
      ),
      Deed(
        name: "exits with a code beyond those of signals",
        code: "os._exit(255)",
        kind: "adapter.ended",
        message: "the adapter exited with code 255;"
      ),
      Deed(
        name: "exits after done",
        code: #"put(type="done", id=id); os._exit(0)"#,
        kind: "adapter.ended",
        message: "the adapter exited with code 0;"
      ),
      Deed(
        name: "dies in a question",
        code: #"self.write(type="ask", id=id, name="applicationState"); os._exit(5)"#,
        kind: "adapter.ended",
        message: "the adapter exited with code 5;"
      ),
      Deed(
        name: "dies within a line",
        code: #"raw(b'{"type":"eff'); os._exit(0)"#,
        kind: "adapter.ended",
        message: "the adapter ended within a line;"
      ),
      Deed(
        name: "stalls",
        code: "time.sleep(60)",
        kind: "subject.timed-out",
        message: "did not return within 1 second while willPresent",
        flags: ["--timeout", "1"]
      ),
      Deed(
        name: "is done twice",
        code: #"put(type="done", id=id)"#,
        message: "the adapter wrote a line that "
      ),
      Deed(
        name: "goes on after done",
        code:
          #"raw(b'{"type":"done","id":%d}\n{"type":"effect","id":%d,"name":"log"}\n' % (id, id))"#,
        message: "the adapter wrote a line that the kit had not asked for;"
      ),
      Deed(
        name: "writes within a question",
        code: #"raw(b'{"type":"ask","id":%d,"name":"applicationState"}\n{}\n' % id)"#,
        message: "the adapter wrote a line that the kit had not asked for;"
      ),
      Deed(
        name: "names another call",
        code: #"put(type="effect", id=id + 1, name="open")"#,
        message: "does not allow: 'id' is "
      ),
      Deed(
        name: "has an unknown effect",
        code: #"self.do("explode")"#,
        message: "does not allow: 'name' is 'explode'; the names are applicationState, "
      ),
      Deed(
        name: "has an unknown argument",
        code: #"self.do("open", link="x")"#,
        message:
          "does not allow: 'arguments' has the unknown member 'link'; the members are scene, url"
      ),
      Deed(
        name: "does not wait for an answer",
        code: #"self.do("shouldSuppress", participant=1)"#,
        message: "'shouldSuppress' has the type 'effect'; the kit may call back, so write 'ask'"
      ),
      Deed(
        name: "asks an unknown participant",
        code: #"self.ask("shouldSuppress", participant=99)"#,
        message: "'participant' of 'arguments' is not the number of a suppressor"
      ),
      Deed(
        name: "completes an unknown completion",
        code: #"self.do("complete", completion=0)"#,
        message: "'completion' of 'arguments' is not the number of a completion handler"
      ),
      Deed(
        name: "is done with a value",
        code: #"put(type="done", id=id, value=1)"#,
        message: "it has the unknown member 'value'; the members are id, type"
      ),
      Deed(
        name: "has effects without an end",
        code: #"while True: self.do("log", text="x")"#,
        message: "wrote more than 10000 lines for one call"
      ),
      Deed(
        name: "asks without an end",
        code: """
          self.call = lambda method, values: self.ask(
              "requestAuthorization", options=["provisional"], request="again")
          self.call("", {})
          """,
        message: "its questions make calls nest more than 64 deep"
      ),
      Deed(
        name: "names the smallest number",
        code: #"self.do("complete", completion=-2**63)"#,
        message: "'completion' of 'arguments' is not the number of a completion handler"
      ),
      Deed(
        name: "nests 100,000 deep",
        code: #"raw(b'{"a":' * 100000 + b"\n")"#,
        message: "arrays and objects are nested more than 64 deep"
      ),
      Deed(
        name: "writes a line of 10 MB",
        code: #"raw(b" " * 10000000 + b"\n")"#,
        message: "wrote a line of more than 1048576 bytes"
      ),
    ]
  }

  /// The outcomes of the scenarios with an example that does nothing wrong, by name.
  private static let plain = Task {
    let run = try await CenterAdapterTests.run(try AdapterScript.center("pass"), area)
    #expect(run.tool.status == 0, "\(run.tool)")
    return try CenterAdapterTests.scenarios(run.results)
  }

  private static let area = ["--cases", "0", "--filter", "suppression.**"]

  private static func scenarios(_ results: String) throws -> [String: String] {
    let lines = try ResultLines(results).cases.filter { $0.suite?.contains(".scenarios.") == true }
    return Dictionary(lines.map { ($0.id ?? "", $0.outcome ?? "") }) { $1 }
  }

  @Test("An adapter that breaks the protocol loses one scenario, and no other", arguments: Deed.all)
  func deed(_ deed: Deed) async throws {
    var expected = try await Self.plain.value
    #expect(expected[AdapterScript.hitScenario] == "passed")
    let run = try await Self.run(try AdapterScript.center(deed.code), Self.area + deed.flags)
    #expect(run.tool.status == 1)
    expected[AdapterScript.hitScenario] = "error"
    #expect(try Self.scenarios(run.results) == expected)
    let error = try ResultLines(run.results).cases.first { $0.id == AdapterScript.hitScenario }?
      .error
    #expect(error?.kind == deed.kind)
    let message = error?.message ?? ""
    #expect(message.contains(deed.message), "\(message)")
    #expect(message.count < 1_000)
  }
}
