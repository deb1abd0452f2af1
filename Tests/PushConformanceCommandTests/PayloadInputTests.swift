import Foundation
import Testing

@testable import PushConformanceCommand

@Suite("payload check reads many files and refuses devices")
struct PayloadInputTests {
  @Test("Many files are parsed in a time that grows with their number", .timeLimit(.minutes(5)))
  func manyFiles() async throws {
    // The files need not exist: the slow part was to distinguish them from options.
    let names = (0..<20_000).map { "f\($0)" }
    let outcome = try await Tool.run(
      ["payload", "check", "--topic", "com.example.chat"] + names + [
        "--headers-complete", "--", "-b",
      ]
    )
    let complaints = (names + ["-b"]).map { "push-conformance: \($0): there is no such file\n" }
    let tally = "0 payloads: 0 errors, 0 warnings, 0 remarks; 20001 inputs not checked\n"
    #expect(outcome == Tool.Outcome(status: 2, output: tally, complaints: complaints.joined()))
  }

  @Test(
    "Operands are packed and unpacked in their order",
    arguments: [
      ([], []), (["a"], ["a"]), (["a", "b"], ["a", "b"]), (["a", "b", "c"], ["a", "\0b\0c"]),
      (["a", "", "-", "c"], ["a", "\0\0-\0c"]), (["--x", "a", "b", "c"], ["--x", "a", "\0b\0c"]),
      (["a", "b", "--x=1", "c", "d"], ["a", "b", "--x=1", "c", "d"]),
      (["--", "-a", "-b"], ["--", "\0-a\0-b"]), (["--"], ["--"]), (["--", "--"], ["--", "--"]),
    ] as [([String], [String])]
  )
  func packing(arguments: [String], packed: [String]) {
    let command = ["payload", "check"]
    #expect(Operands.packed(command + arguments, of: command) == command + packed)
    #expect(Operands.packed(["run"] + arguments, of: command) == ["run"] + arguments)
    let isMarked = arguments.contains { $0.hasPrefix("-") && $0 != "-" }
    #expect(isMarked || packed.flatMap { Operands(argument: $0).texts } == arguments)
  }

  // MARK: - What is open already

  @Test("A pipe is read under the name that a shell gives it")
  func pipes() async throws {
    for name in ["/dev/stdin", "/dev/fd/0", "/dev/fd/7"] {
      let number = name.hasSuffix("7") ? "7<&0" : ""
      let outcome = try await Tool.shell(
        "printf '%s' '\(PayloadCheckTests.good)' | \"$tool\" payload check \(name) \(number)"
      )
      #expect(outcome == Tool.Outcome(0, output: "\(name): \(PayloadCheckTests.goodLine)\n"))
    }
    let scratch = try Scratch(["f": PayloadCheckTests.good])
    let file = try await Tool.shell("\"$tool\" payload check /dev/stdin < f", in: scratch)
    #expect(file == Tool.Outcome(0, output: "/dev/stdin: \(PayloadCheckTests.goodLine)\n"))
  }

  @Test("An open descriptor is read once, up to the limit of a file", .timeLimit(.minutes(5)))
  func openedOnce() async throws {
    let endless = try await Tool.shell("yes | \"$tool\" payload check /dev/stdin")
    #expect(endless == .refused("/dev/stdin: larger than the limit of 1048576 bytes"))
    for names in ["- /dev/stdin", "/dev/fd/0 /dev/stdin"] {
      let twice = try await Tool.shell("\"$tool\" payload check \(names) < /dev/null")
      #expect(
        twice == .refused("standard input can be read only once; see 'push-conformance --help'")
      )
    }
    let fifth = try await Tool.shell("\"$tool\" payload check /dev/fd/5 /dev/fd/5 5< /dev/null")
    #expect(fifth == .refused("/dev/fd/5 can be read only once; see 'push-conformance --help'"))
  }

  @Test(
    "Devices and closed descriptors are refused",
    .timeLimit(.minutes(5)),
    arguments: [
      ("/dev/zero", "", "this is not a regular file"),
      ("/dev/stdin", "< /dev/zero", "this is not a regular file"),
      ("/dev/fd/9", "", "there is no such file"),
      ("/dev/fd/99999999999", "", "there is no such file"),
      ("/dev/fd/", "", "no .json, .apns, .ndjson, .jsonl file below"),
    ]
  )
  func devices(path: String, redirection: String, reason: String) async throws {
    let outcome = try await Tool.shell("\"$tool\" payload check \(path) \(redirection)")
    #expect(outcome == .refused("\(path): \(reason)"))
  }

  @Test(
    "A file without data to read does not block the tool",
    .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/kmsg")),
    .timeLimit(.minutes(5))
  )
  func kernelMessages() async throws {
    let outcome = try await Tool.shell("\"$tool\" payload check /proc/kmsg")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    // If the input is longer than the limit, the complaint says so instead.
    #expect(outcome.complaints.isOneLine && outcome.complaints.contains("/proc/kmsg: "))
  }
}
