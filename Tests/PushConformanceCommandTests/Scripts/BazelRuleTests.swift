import Foundation
import Testing

@Suite("The rule of Examples/Bazel")
struct BazelRuleTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Bazel/push_conformance_test.sh").path(percentEncoded: false)

  @Test(
    "A gate gets no folder for finds and no seed, and a folder of one's own stays alone",
    arguments: [
      ("my-center", "run my-center --json out/results.jsonl --finds out/finds --seed 7"),
      ("my-center --gate", "run my-center --gate --json out/results.jsonl"),
      ("--finds=kept", "run --finds=kept --json out/results.jsonl --seed 7"),
      ("--finds kept", "run --finds kept --json out/results.jsonl --seed 7"),
    ]
  )
  func arguments(_ given: String, _ passed: String) async throws {
    let scratch = try Scratch(["tool": "#!/bin/sh\necho \"$@\"\n"])
    let line = """
      chmod +x tool && tar -cf kit.tar tool && TEST_TMPDIR=tmp TEST_UNDECLARED_OUTPUTS_DIR=out \
      TEST_RANDOM_SEED=7 sh \(Self.script) kit.tar tool \(given)
      """
    #expect(try await Tool.shell(line, in: scratch) == Tool.Outcome(0, output: passed + "\n"))
  }
}
