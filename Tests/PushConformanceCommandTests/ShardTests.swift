import Foundation
import Testing

@Suite("run --shard, and report merge of its reports", .serialized)
struct ShardTests {
  private static let usual = ["run", "push-center", "--cases", "20", "--finds", ""]

  private static func run(
    _ shard: String,
    _ more: String...,
    to report: String,
    in scratch: Scratch
  ) async throws -> Tool.Outcome {
    let seed = more.contains("--seed") ? [] : ["--seed", "5"]
    return try await Tool.run(
      usual + seed + ["--shard", shard, "--junit", report] + more,
      in: scratch
    )
  }

  @Test("The reports of three shards are merged into that of the whole run, in any order")
  func merges() async throws {
    let scratch = try Scratch()
    _ = try await Tool.run(Self.usual + ["--seed", "5", "--junit", "whole.xml"], in: scratch)
    for index in 1...3 {
      let outcome = try await Self.run("\(index)/3", to: "\(index).xml", in: scratch)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("\n  shard         \(index) of 3\n"))
    }
    let merged = try await scratch.run("report merge 2.xml 2.xml 3.xml 1.xml")
    #expect(merged.status == 0)
    #expect(
      try scratch.text(of: "2.xml").withoutTimes() == scratch.text(of: "whole.xml").withoutTimes()
    )
  }

  @Test(
    "The shards of centers that crash or end are merged into the report of the whole run",
    arguments: ["traps", "exits", "exits-at-once"]
  )
  func crashes(_ center: String) async throws {
    let (kit, scratch) = (try SmallKit(), try Scratch())
    func run(_ more: String...) async throws -> Int32 {
      let outcome = try await Tool.run(
        ["run", center, "--cases", "40", "--seed", "5", "--finds", "", "--quiet"] + more,
        in: scratch,
        environment: kit.environment,
        executable: Tool.path(of: "hostile-centers")
      )
      return outcome.status
    }
    #expect(try await run("--junit", "whole.xml") == 1)
    // A shard without the cases in which the center ends its process passes.
    var statuses: Set<Int32> = []
    for index in 1...3 {
      statuses.insert(try await run("--junit", "\(index).xml", "--shard", "\(index)/3"))
    }
    #expect(statuses.contains(1) && statuses.isSubset(of: [0, 1]))
    let merged = try await Tool.run(
      ["report", "merge", "merged.xml"] + (1...3).map { "\($0).xml" },
      input: [],
      in: scratch
    )
    #expect(merged.status == 0)
    let whole = try scratch.text(of: "whole.xml").withoutTimes()
    #expect(whole.contains("<error"))
    #expect(try scratch.text(of: "merged.xml").withoutTimes() == whole)
  }

  @Test(
    "What is no shard is refused",
    arguments: ["0/3", "4/3", "x", "/", "1/0", "1/1001", "1/2/3", " 1/2", "+1/2", "-1/2", "１/2"]
  )
  func malformed(_ text: String) async throws {
    let outcome = try await Tool.run("run", "push-center", "--shard=\(text)")
    let complaint =
      "--shard '\(text)' is not a shard; write I/N, such as 2/3, with I from 1 to N and N up to 1000"
    #expect(outcome == .refused("\(complaint); see 'push-conformance --help'"))
  }

  /// Variables of CI services, and the shards that they name.
  static let services = [
    (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], "2 of 3"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"], "1 of 2"),
    (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4 of 4"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2 of 4"),
    // Bazel runs inside the job of a service.
    (
      [
        "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4", "TEST_SHARD_INDEX": "0",
        "TEST_TOTAL_SHARDS": "2",
      ], "1 of 2"
    ),
  ]

  @Test(
    "The variables of a service choose a shard, and the flag stands over them",
    arguments: services
  )
  func variables(_ variables: [String: String], shard: String) async throws {
    let arguments = ["run", "push-center", "--filter", "toast.*", "--cases", "0"]
    let outcome = try await Tool.run(arguments, environment: variables)
    #expect(outcome.output.contains("\n  shard         \(shard)\n"))
    let flagged = try await Tool.run(arguments + ["--shard", "5/6"], environment: variables)
    #expect(flagged.output.contains("\n  shard         5 of 6\n"))
  }

  @Test(
    "A job that a service does not divide is whole",
    arguments: [
      ["CI_NODE_TOTAL": "1"], ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"],
      ["TEST_SHARD_INDEX": "", "TEST_TOTAL_SHARDS": ""],
    ]
  )
  func undivided(_ variables: [String: String]) async throws {
    let outcome = try await Tool.run(
      ["run", "push-center", "--filter", "toast.*", "--cases", "0"],
      environment: variables
    )
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("\n  shard "))
  }

  static let malformedVariables = [
    (
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
      "CI_NODE_INDEX is '0', and not a number from 1 to 3; fix it, or write --shard I/N"
    ),
    (
      ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"],
      "TEST_SHARD_INDEX is '3', and not a number from 0 to 2; fix it, or write --shard I/N"
    ),
    (
      ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "many"],
      "CIRCLE_NODE_TOTAL is 'many', and not a number from 1 to 1000; fix it, or write --shard I/N"
    ),
    (
      ["BUILDKITE_PARALLEL_JOB_COUNT": "4"],
      "BUILDKITE_PARALLEL_JOB_COUNT is 4 and BUILDKITE_PARALLEL_JOB is not set; set both, or write --shard I/N"
    ),
    (
      ["CI_NODE_INDEX": "2"],
      "CI_NODE_INDEX is set and CI_NODE_TOTAL is not; set both, or write --shard I/N"
    ),
  ]

  @Test("A malformed variable is named", arguments: malformedVariables)
  func malformed(_ variables: [String: String], complaint: String) async throws {
    let outcome = try await Tool.run(["run", "push-center"], environment: variables)
    #expect(outcome == .refused(complaint))
  }

  @Test("A shard explores with a given seed")
  func contradictions() async throws {
    let scratch = try Scratch()
    let drawn = try await scratch.run(
      "run push-center --explore",
      environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]
    )
    let complaint = "--explore draws another seed in each shard; name one with --seed"
    #expect(drawn == .refused("\(complaint); see 'push-conformance --help'"))
  }

  // MARK: - Reports that cannot be merged

  private static func replacing(_ text: String, _ other: String) -> @Sendable (String) -> String {
    { report in
      guard let range = report.range(of: text) else { return "" }
      return report.replacingCharacters(in: range, with: other)
    }
  }

  private static let inputs: KeyValuePairs<String, String> = [
    "3.xml 1.xml":
      "there is no report of shard 2/3; give the reports of all shards",
    "1.xml 2.xml 1.xml 3.xml":
      "1.xml and 1.xml are both shard 1/3; give each shard once",
    "1.xml 2.xml half.xml":
      "1.xml is shard 1/3 and half.xml is shard 1/2; merge the shards of one run",
    "1.xml other.xml 3.xml":
      "1.xml and other.xml are shards of different runs: --seed is 5 and 6; merge the shards of one run",
    "1.xml 2.xml foreign.xml":
      "foreign.xml:1: this is not the report of a shard, but another input is; first merge the shards of one run,"
      + " then merge the result with other reports",
    "foreign.xml 1.xml":
      "1.xml:3: suite \"push-center.requirements.account\" has the property push-conformance.shard, and earlier"
      + " suites lack it; first merge the reports that have it, and then the result with the others",
  ]

  private static let changes: KeyValuePairs<String, @Sendable (String) -> String> = [
    "1.xml and 2.xml are shards of different runs: the version of the kit is VERSION and 9VERSION; merge the shards of one run":
      replacing("push-conformance.version\" value=\"", "push-conformance.version\" value=\"9"),
    "2.xml:LINE: suite push-center.requirements.account has":
      replacing("shard.suite-cases\" value=\"", "shard.suite-cases\" value=\"1"),
    "is not a number in a shard; was the report changed, or written by another run?":
      replacing("name=\"exercised\" value=\"", "name=\"exercised\" value=\"-1"),
    "in 1.xml; was the report changed, or written by another run?":
      replacing("testsuite name=\"push-center.", "testsuite name=\"push-centre."),
    "push-conformance: 2.xml:":
      { String($0.prefix($0.count / 2)) },
    "2.xml:":
      { "<!DOCTYPE a [<!ENTITY b \"c\">]>\n\($0)" },
  ]

  /// The inputs, a change of the report `2.xml`, and the complaint.
  private static let wrong: [(String, @Sendable (String) -> String, String)] =
    inputs.map { ($0, { $0 }, $1) } + changes.map { ("1.xml 2.xml 3.xml", $1, $0) }

  @Test("Reports that are not all shards of one run are refused, and nothing is written")
  func refused() async throws {
    let scratch = try Scratch([
      "foreign.xml": #"<testsuite name="t"><testcase name="a" classname="s"/></testsuite>"#
    ])
    for index in 1...3 {
      _ = try await Self.run("\(index)/3", to: "\(index).xml", in: scratch)
    }
    _ = try await Self.run("1/2", to: "half.xml", in: scratch)
    _ = try await Self.run("2/3", "--seed", "6", to: "other.xml", in: scratch)
    let second = try scratch.text(of: "2.xml")
    for (inputs, change, complaint) in Self.wrong {
      try scratch.write(Array(change(second).utf8), to: "2.xml")
      let outcome = try await scratch.run("report merge out.xml \(inputs)")
      #expect(outcome.status == 2, "\(complaint)")
      for part in complaint.components(separatedBy: "VERSION")
        .flatMap({ $0.components(separatedBy: "LINE") }) where !part.isEmpty
      {
        #expect(outcome.complaints.contains(part), "\(complaint): \(outcome.complaints)")
      }
      #expect(try scratch.contents["out.xml"] == nil)
    }
  }
}
