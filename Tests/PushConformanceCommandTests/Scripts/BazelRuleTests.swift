import Testing

@Suite("The rule of Examples/Bazel")
struct BazelRuleTests {
  private static let script = Scratch.path(
    inRepository: "Examples/Bazel/push_conformance_test.sh"
  )

  @Test(
    "A gate gets no folder for finds and no seed, and a folder of one's own stays alone",
    arguments: [
      ("my-center", "run my-center [outputs] --finds out/finds --seed 7"),
      ("my-center --gate", "run my-center --gate [outputs]"),
      ("--finds=kept", "run --finds=kept [outputs] --seed 7"),
      ("--finds kept", "run --finds kept [outputs] --seed 7"),
    ]
  )
  func arguments(_ given: String, _ passed: String) async throws {
    let variables = ["TEST_UNDECLARED_OUTPUTS_DIR": "out", "TEST_RANDOM_SEED": "7"]
    let outcome = try await Self.run("echo \"$@\"", "sh $rule \(given)", variables)
    let outputs = "--json out/results.jsonl --journal out/journal.jsonl"
    let expected = passed.replacing("[outputs]", with: outputs) + "\n"
    #expect(outcome == Tool.Outcome(0, output: expected))
  }

  /// Runs a line of a shell, in which `$rule` is the script and its first arguments.
  private static func run(
    _ tool: String,
    _ line: String,
    _ variables: [String: String]
  ) async throws -> Tool.Outcome {
    try await Tool.shell(
      "chmod +x tool && tar -cf kit.tar tool && \(line)",
      in: Scratch(["tool": "#!/bin/sh\n\(tool)\n"]),
      environment: variables.merging(["TEST_TMPDIR": "tmp", "rule": "\(script) kit.tar tool"]) {
        $1
      }
    )
  }

  @Test("The filter, the report and the file that says that shards are understood are Bazel's")
  func protocolOfBazel() async throws {
    let outcome = try await Self.run(
      "echo \"$@\"",
      "sh $rule my-center --gate && ls status",
      [
        "TESTBRIDGE_TEST_ONLY": "toast.*", "XML_OUTPUT_FILE": "test.xml",
        "TEST_SHARD_STATUS_FILE": "status", "TEST_RANDOM_SEED": "7",
      ]
    )
    let expected = """
      run my-center --gate --json tmp/results.jsonl --journal tmp/journal.jsonl --junit test.xml --filter toast.*
      status

      """
    #expect(outcome == Tool.Outcome(0, output: expected))
  }

  @Test(
    "The signal that ends a test of Bazel reaches the tool, which has the process of the script"
  )
  func signal() async throws {
    let outcome = try await Self.run("echo $$", "sh $rule & process=$!; wait; echo $process", [:])
    let processes = outcome.output.split(separator: "\n")
    #expect(processes.count == 2 && processes[0] == processes[1])
  }
}
