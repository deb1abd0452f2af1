import ConformanceTestSupport
import Foundation
import Testing

@testable import PushConformanceTesting

@Suite("The environment says what swift test plays")
struct TestEnvironmentTests {
  fileprivate static func environment(_ variables: [String: String]) -> TestEnvironment {
    TestEnvironment(
      Dictionary(uniqueKeysWithValues: variables.map { ("PUSH_CONFORMANCE_\($0)", $1) })
    )
  }

  private static let find = """
    {"id": "toast.of-this-house", "title": "A find", "exercises": ["toast.active-receipt-shows-one"],
     "when": ["launch"], "then": {}}
    """

  @Test("A gate leaves out the finds in the usual folder while git ignores them")
  func local() async throws {
    let path = "local/.push-conformance/my-center/toast/of-this-house.json"
    try ReportFolder.write(Self.find, to: path)
    let folder = ReportFolder.file("local")
    await #expect(processExitsWith: .exitCode(0)) { [folder = folder as String] in
      let kit = try Kit.load()
      try #require(FileManager.default.changeCurrentDirectoryPath(folder))
      let gate = TestEnvironmentTests.environment(["MODE": "gate"])
      let committed = try gate.kit(kit, for: "my-center").scenarios.count - kit.scenarios.count
      try Data("*\n".utf8).write(to: URL(filePath: "\(folder)/.push-conformance/.gitignore"))
      let local = try gate.kit(kit, for: "my-center").scenarios.count - kit.scenarios.count
      exit(committed == 1 && local == 0 ? 0 : 1)
    }
  }

  @Test("A gate draws nothing, and plays the finds of the subject")
  func gate() throws {
    try ReportFolder.write(Self.find, to: "finds/my-center/toast/of-this-house.json")
    let folder = ReportFolder.file("finds")
    let gate = Self.environment(["MODE": "gate", "FINDS": folder])
    #expect(gate.options.caseCount == 0)
    #expect(gate.options.repetition.choices == ["PUSH_CONFORMANCE_MODE=gate"])
    let kit = try Kit.load()
    let ids = try gate.kit(kit, for: "my-center").scenarios.map(\.id)
    #expect(ids == kit.scenarios.map(\.id) + ["toast.of-this-house"])
    #expect(try gate.kit(kit, for: "another").scenarios.count == kit.scenarios.count)
    // A folder that the environment names is played in any case.
    try ReportFolder.write("*\n", to: "finds/.gitignore")
    #expect(try gate.kit(kit, for: "my-center").scenarios.count == kit.scenarios.count + 1)
    let usual = Self.environment(["FINDS": folder])
    #expect(usual.options.caseCount == RunOptions.defaultTestCases)
    #expect(try usual.kit(kit, for: "my-center").scenarios.count == kit.scenarios.count)
  }

  @Test("An exploration has a seed of its own, which its lines name")
  func explore() {
    let first = Self.environment(["MODE": "explore"])
    #expect(first.options.seed != 0)
    #expect(Self.environment(["MODE": "explore"]).options.seed == first.options.seed)
    #expect(first.options.repetition.choices == ["PUSH_CONFORMANCE_SEED=\(first.options.seed)"])
    let seeded = Self.environment(["MODE": "explore", "SEED": "7"])
    #expect(seeded.options.seed == 7)
    #expect(seeded.options.repetition.choices == ["PUSH_CONFORMANCE_SEED=7"])
    #expect(Self.environment([:]).options.seed == 0)
  }

  @Test("A shard is played if the kit's own variable names it, and not for those of a service")
  func shard() {
    let shard = Self.environment(["SHARD": "2/3"]).options.shard
    #expect(shard.text == "2/3")
    let service = TestEnvironment(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"])
    #expect(service.options.shard.isWhole)
  }

  static let contradictions: [([String: String], String)] = [
    (
      ["SHARD": "4/3"],
      "PUSH_CONFORMANCE_SHARD is '4/3'; write I/N, such as 2/3, with I from 1 to N and N up to 1000"
    ),
    (
      ["MODE": "explore", "SHARD": "1/2"],
      "PUSH_CONFORMANCE_MODE=explore draws another seed in each shard; set PUSH_CONFORMANCE_SEED"
    ),
    (
      ["TIMEOUT": "30s"],
      "PUSH_CONFORMANCE_TIMEOUT is '30s'; write a number of seconds from 1 to 86400"
    ),
    (
      ["TIMEOUT": "10000000000000000"],
      "PUSH_CONFORMANCE_TIMEOUT is '10000000000000000'; write a number of seconds from 1 to 86400"
    ),
    (
      ["CASES": "many"], "PUSH_CONFORMANCE_CASES is 'many'; write a whole number from 0 to 10000000"
    ),
    (["CASES": "-5"], "PUSH_CONFORMANCE_CASES is '-5'; write a whole number from 0 to 10000000"),
    (
      ["ORDERS": "10001"],
      "PUSH_CONFORMANCE_ORDERS is '10001'; write a whole number from 0 to 10000"
    ),
    (
      ["SEED": "0x1"],
      "PUSH_CONFORMANCE_SEED is '0x1'; write a whole number from 0 to 18446744073709551615"
    ),
    (["MODE": "nightly"], "PUSH_CONFORMANCE_MODE is gate or explore, and not 'nightly'"),
    (
      ["MODE": "gate", "CASES": "5"],
      "PUSH_CONFORMANCE_MODE=gate draws nothing; unset PUSH_CONFORMANCE_CASES"
    ),
    (
      ["MODE": "gate", "ORDERS": "5"],
      "PUSH_CONFORMANCE_MODE=gate draws nothing; unset PUSH_CONFORMANCE_ORDERS"
    ),
    (
      ["MODE": "gate", "SEED": "5"],
      "PUSH_CONFORMANCE_MODE=gate draws nothing; unset PUSH_CONFORMANCE_SEED"
    ),
    (
      ["MODE": "explore", "CASES": "0"],
      "PUSH_CONFORMANCE_MODE=explore draws scenarios; unset PUSH_CONFORMANCE_CASES"
    ),
    (
      ["MODE": "explore", "FINDS": ""],
      "PUSH_CONFORMANCE_MODE=explore keeps what it finds; PUSH_CONFORMANCE_FINDS names no folder"
    ),
  ]

  @Test("Variables that contradict one another are refused", arguments: contradictions)
  func refuses(_ variables: [String: String], _ complaint: String) throws {
    let error = try #require(throws: KitError.self) {
      try Self.environment(variables).refuseContradiction()
    }
    #expect("\(error)" == complaint)
    let allowed = [
      ["MODE": "gate", "CASES": "0"], ["MODE": ""], ["CASES": "0"], ["SEED": ""],
      ["TIMEOUT": "86400"],
      ["MODE": "explore", "SHARD": "1/2", "SEED": "7"], ["MODE": "explore", "SHARD": "1/1"],
    ]
    for harmless in allowed {
      try Self.environment(harmless).refuseContradiction()
    }
  }
}
