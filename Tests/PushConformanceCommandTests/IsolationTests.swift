import HostileCenters
import Testing

@testable import PushConformance

/// The command line with the centers of `hostile-centers`, which end or disturb their process.
@Suite("A center is isolated from the results")
struct IsolationTests {
  private static func run(
    _ subject: String,
    _ arguments: [String] = [],
    cases: Int = 0,
    environment: [String: String] = [:]
  ) async throws -> (tool: Tool.Outcome, results: String, junit: String) {
    let folder = try Scratch()
    let outcome = try await Tool.run(
      [
        "run", subject, "--cases", "\(cases)", "--finds", "", "--json", "results", "--junit",
        "report",
      ] + arguments,
      in: folder,
      environment: environment,
      executable: Tool.path(of: "hostile-centers")
    )
    return (outcome, try folder.text(of: "results"), try folder.text(of: "report"))
  }

  /// The outcomes of a center that does no harm, without isolation.
  private static let plain = Task {
    let run = try await Self.run("nothing", ["--no-isolation"])
    #expect(run.tool.status == 0)
    return try ResultLines(run.results).outcomes
  }

  @Test(
    "A center that ends its process loses the scenario, and no other",
    arguments: HostileDeed.endings
  )
  func ending(_ deed: HostileDeed) async throws {
    let run = try await Self.run(deed.rawValue, deed == .hangs ? ["--timeout", "5"] : [])
    let ending = try #require(deed.ending)
    #expect(run.tool.status == 1)
    let results = try ResultLines(run.results)
    let lost = results.cases.filter { $0.suite?.contains(".scenarios.") == true && $0.error != nil }
    #expect(!lost.isEmpty)
    #expect(Set(lost.compactMap(\.id)).isSubset(of: HostileDeed.occasions))
    for line in lost {
      #expect(line.error?.kind == ending.kind)
      let message = line.error?.message ?? ""
      #expect(message.contains(ending.message))
      #expect(message.contains("At step "))
      #expect(message.contains(ending.step))
      #expect(message.contains(" was the last callback"))
    }
    #expect(run.junit.contains(#"type="\#(ending.kind)""#))
    var expected = try await Self.plain.value
    var seen = results.outcomes
    for id in lost.compactMap(\.id) {
      expected[".scenarios.token \(id)"] = nil
      seen[".scenarios.token \(id)"] = nil
    }
    #expect(seen == expected)
  }

  @Test("A crash is one error with its signal, its message and its story")
  func crash() async throws {
    let run = try await Self.run("traps", cases: 100)
    let output = run.tool.output
    #expect(output.hasPrefix("✗ traps: 1 crash. 11 requirements hold.\n\n! traps  "), "\(output)")
    #expect(output.ranges(of: "crashed with signal").count == 1)
    #expect(output.contains(": Fatal error: a trap; look for a trap"))
    #expect(output.contains("\n    1  launch\n"))
    let errors = try ResultLines(run.results).cases.filter { $0.error != nil }
    #expect(errors.count > 2)
    #expect(errors.allSatisfy { $0.suite?.contains(".requirements.") == false })
  }

  @Test("A center that ends its process in generated runs loses these runs, and no other")
  func generated() async throws {
    let run = try await Self.run("exits", cases: 300)
    #expect(run.tool.status == 1)
    let blocks = try ResultLines(run.results).cases.filter {
      $0.suite?.contains(".generated.registration") == true
    }
    #expect(blocks.map(\.outcome) == ["error", "error", "error"])
    for block in blocks {
      #expect(block.error?.kind == "subject.exited")
      #expect(block.error?.message.contains("At step ") == true)
    }
    #expect(run.results.contains(#""id":"registration.block-1""#))
  }

  @Test("A center that leaves its process alive hides nothing", arguments: HostileDeed.survivors)
  func surviving(_ deed: HostileDeed) async throws {
    let plain = try await Self.run("truncates", ["--no-isolation"], cases: 100)
    #expect(plain.tool.status == 1)
    let subject = deed.rawValue
    let run = try await Self.run(subject, cases: 100, environment: ["REPORT": "report"])
    #expect(run.tool.status == 1)
    #expect(
      run.results.withoutTimes(of: subject, as: "truncates").tokensLeftOut
        == plain.results.withoutTimes().tokensLeftOut
    )
    #expect(
      run.junit.withoutTimes(of: subject, as: "truncates").tokensLeftOut
        == plain.junit.withoutTimes().tokensLeftOut
    )
  }

  @Test("Output of a center goes to standard error, and only results to standard output")
  func output() async throws {
    let run = try await Self.run("prints-forgery")
    #expect(run.tool.complaints.contains(#""outcome":"passed""#))
    #expect(!run.tool.output.contains(#""outcome":"passed""#))
  }

  @Test("Results are the same bytes with isolation and without")
  func equalBytes() async throws {
    func reports(_ arguments: String...) async throws -> [String] {
      let folder = try Scratch()
      let run = try await Tool.run(
        [
          "run", "push-center", "modern-push-center", "service-extension", "push-payloads",
          "--cases", "200", "--statistics", "--finds", "", "--json", "results", "--junit", "report",
        ] + arguments,
        in: folder
      )
      return [
        "\(run.status)", run.complaints, run.output.replacing(/[0-9.]+ s\b/, with: ""),
        try folder.text(of: "results").withoutTimes(), try folder.text(of: "report").withoutTimes(),
      ]
    }
    #expect(try await reports() == (try await reports("--no-isolation")))
  }

  @Test("replay and compare survive a center that ends its process")
  func otherCommands() async throws {
    let scenario = Scenario(
      id: "generated.token",
      title: "Found by generation",
      when: [
        .application(.launch), .registration(.request),
        .token(.receive(DeviceToken(bytes: [UInt8](repeating: 7, count: 50)))),
      ]
    )
    let token = try #require(ReplayToken(subject: "exits", scenario: scenario).text)
    let tool = Tool.path(of: "hostile-centers")
    let replayed = try await Tool.run("replay", token, executable: tool)
    #expect(replayed.status == 1)
    #expect(replayed.output.contains("subject.exited: At step 3 (receive token 0707"))
    let compared = try await Tool.run(
      ["compare", "nothing", "exits", "--cases", "0"],
      executable: tool
    )
    #expect(compared.status == 1)
    #expect(compared.output.contains("ended its process with exit code 0"))
  }

  @Test("A worker without a tool ends")
  func worker() async throws {
    let outcome = try await Tool.run("worker", "push-center", "--pipes", "/none")
    #expect(outcome == .refused("a worker is started by 'push-conformance run'"))
    #expect(try await Tool.run("--help").output.contains("worker") == false)
  }
}

extension String {
  /// The text without replay tokens, which contain the name of the subject.
  fileprivate var tokensLeftOut: String { replacing(/PC1\.[-_A-Za-z0-9.]+/, with: "") }
}
