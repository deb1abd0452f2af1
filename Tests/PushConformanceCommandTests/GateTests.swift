import ConformanceTestSupport
import PushConformance
import Testing

/// `run --gate` guards a branch, and `run --explore` looks for new finds.
@Suite("run --gate and run --explore")
struct GateTests {
  /// A scenario whose expectation does not hold, as if it were the find of a fault.
  private static func find(named name: String) -> String {
    """
    {"id": "toast.\(name)", "title": "A toast that no one wants", "exercises": ["toast.active-receipt-shows-one"],
     "notifications": {"lunch": {"alert": "Lunch?"}},
     "when": ["launch", {"deliver": "lunch"}], "then": {"toasts": []}}
    """
  }

  @Test("A gate plays the finds of each subject with the golden scenarios, and draws nothing")
  func gate() async throws {
    let scratch = try Scratch([
      ".push-conformance/push-center/toast/unwanted.json": Self.find(named: "unwanted"),
      ".push-conformance/someone/toast/other.json": Self.find(named: "other"),
    ])
    let gate = try await Tool.run("run", "push-center", "--gate", "--junit", "r.xml", in: scratch)
    #expect(gate.status == 1)
    #expect(
      try scratch.text(of: "r.xml")
        .contains(#" file=".push-conformance/push-center/toast/unwanted.json""#)
    )
    #expect(gate.output.contains(" toast.unwanted · q-"))
    #expect(
      gate.output.contains("\n  failing       .push-conformance/push-center/toast/unwanted.json\n")
    )
    #expect(!gate.output.contains("toast.other"))
    #expect(!gate.output.contains("\n  generated "))
    let scenarios = try Kit.load().scenarios.count + 1
    #expect(
      gate.output.split(separator: "\n").first { $0.hasPrefix("  scenarios ") }?.numbers
        == scenarios
    )
    let again = "Again     push-conformance run push-center --filter toast.unwanted --gate"
    #expect(gate.output.contains(again))
    let filtered = try await scratch.run("run push-center --filter toast.unwanted --gate")
    #expect(filtered.status == 1)
    let plain = try await Tool.run("run", "push-center", "--cases", "0", in: scratch)
    #expect(plain.status == 0)
  }

  @Test("A gate leaves out finds that git ignores")
  func local() async throws {
    let scratch = try Scratch([
      ".push-conformance/.gitignore": "*\n",
      ".push-conformance/push-center/toast/unwanted.json": Self.find(named: "unwanted"),
    ])
    let gate = try await Tool.run("run", "push-center", "--gate", in: scratch)
    #expect(gate.status == 0, "\(gate.output)")
    let named = try await scratch.run("run push-center --gate --finds .push-conformance")
    #expect(named.status == 1)
    #expect(
      named.output.contains("\n  failing       .push-conformance/push-center/toast/unwanted.json\n")
    )
  }

  @Test("A gate without finds is one of golden scenarios, and writes no find")
  func noFinds() async throws {
    let scratch = try Scratch()
    let gate = try await Tool.run("run", "push-center", "--gate", in: scratch)
    #expect(gate.status == 0)
    #expect(try scratch.contents.isEmpty)
  }

  @Test("An exploration draws with a seed of its own, and prints it")
  func explore() async throws {
    let scratch = try Scratch()
    let arguments = [
      "run", "push-center", "--explore", "--cases", "20", "--filter", "notifications.*",
    ]
    var seeds: Set<Substring> = []
    for _ in 0..<2 {
      let outcome = try await Tool.run(arguments, in: scratch)
      #expect(outcome.status == 0)
      let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("drawn with --seed ") }
      seeds.insert(try #require(line))
    }
    #expect(seeds.count == 2)
    let seeded = try await Tool.run(arguments + ["--seed", "7"], in: scratch)
    #expect(seeded.output.contains("\ndrawn with --seed 7\n"))
  }

  @Test("A find of an exploration turns the gate red until the center is fixed")
  func chain() async throws {
    let scratch = try Scratch()
    let explore = ["run", "--explore", "--cases", "20", "--seed", "1", "--level", "should"]
    #expect(try await TokenCenter.hasty.run(explore, in: scratch).status == 1)
    let folder = ".push-conformance/my-center/generated/"
    let names = try scratch.names.filter { $0.hasPrefix(folder) && $0.hasSuffix(".json") }
    let file = try #require(names.first)
    // No ignore file keeps the find out of a commit.
    #expect(try !scratch.names.contains(".push-conformance/.gitignore"))
    let find = "generated.\(file.dropFirst(folder.count).dropLast(".json".count))"
    let gate = ["run", "--gate", "--level", "should"]
    let red = try await TokenCenter.hasty.run(gate + ["--filter", find], in: scratch)
    #expect(red.status == 1, "\(red.output)")
    #expect(red.output.contains(find))
    let green = try await TokenCenter.polite.run(gate + ["--filter", find], in: scratch)
    #expect(green.status == 0, "\(green.output)")
    #expect(green.output.contains("\n  scenarios     1 passed, 0 failed, "))
    // The whole gate passes, too, and plays each find.
    let whole = try await TokenCenter.polite.run(gate + ["--json", "results"], in: scratch)
    #expect(whole.status == 0, "\(whole.output)")
    let outcomes = try ResultLines(scratch.text(of: "results")).outcomes
    for name in names {
      let id = name.dropFirst(folder.count).dropLast(".json".count)
      #expect(outcomes[".scenarios.generated generated.\(id)"] == "passed")
    }
  }

  static let contradictions = RefusedLine.rows(
    "run push-center",
    [
      "--gate --explore": "--gate draws nothing, and --explore draws; choose one…",
      "--gate --cases 5": "--gate draws nothing; leave --cases out…",
      "--gate --seed 5": "--gate draws nothing; leave --seed out…",
      "--gate --steps 5": "--gate draws nothing; leave --steps out…",
      "--gate --orders 5": "--gate draws nothing; leave --orders out…",
      "--gate --statistics": "--gate draws nothing; leave --statistics out…",
      "--gate --finds none": "none: there is no such folder…",
      "--explore --cases 0": "--explore draws scenarios; leave --cases 0 out…",
      "--explore --finds ''": "--explore keeps what it finds; name a folder with --finds…",
    ]
  )

  @Test("Flags that contradict the purpose are refused", arguments: contradictions)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("A find that cannot be read is refused with its file")
  func unreadable() async throws {
    let scratch = try Scratch([".push-conformance/push-center/toast/unwanted.json": "{}"])
    let outcome = try await Tool.run("run", "push-center", "--gate", in: scratch)
    #expect(outcome.status == 2)
    #expect(
      outcome.complaints.hasPrefix(
        "push-conformance: in .push-conformance/push-center: toast/unwanted.json:1:1: "
      )
    )
  }
}

extension Substring {
  fileprivate var numbers: Int { split(separator: " ").compactMap { Int($0) }.reduce(0, +) }
}
