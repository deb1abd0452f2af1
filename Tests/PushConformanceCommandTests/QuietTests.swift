#if os(Linux)
  import PushConformance
  import Testing

  @Suite("The way in which a center is known to be idle") struct QuietTests {
    private static let hops = ["PUSH_CONFORMANCE_QUIET": "hops"]

    @Test("Every report names the way to be quiet, and why another run may differ")
    func reports() async throws {
      let scratch = try Scratch()
      let outcome = try await scratch.run(
        "run push-center --filter toast.tapped --json r.json --junit r.xml",
        environment: Self.hops
      )
      let reason = "the runtime does not let the kit run the center's jobs"
      #expect(outcome.status == 0)
      #expect(
        outcome.output.contains(
          "  quiet         by hops over the main actor; another run may differ, since \(reason)\n"
        )
      )
      let last = try #require(try scratch.text(of: "r.json").split(separator: "\n").last)
      let summary = try #require(try JSONScanner.scan(Array(last.utf8)).get().root.value.object)
      #expect(summary["quiet"]?.string == "hops")
      #expect(summary["deterministic"] == .bool(false))
      #expect(summary["because"]?.string == reason)
      let junit = try scratch.text(of: "r.xml")
      #expect(junit.contains("<property name=\"push-conformance.quiet\" value=\"hops\"/>"))
      #expect(junit.contains("name=\"push-conformance.deterministic\" value=\"false: "))
    }

    @Test("The report of a center with threads of its own says that another run may differ")
    func threads() async throws {
      for isolation in [[], ["--no-isolation"]] {
        let scratch = try Scratch()
        let outcome = try await Tool.run(
          [
            "run", "threaded-center", "--filter", "token.text-is-lossless-hexadecimal", "--cases",
            "0", "--json", "r.json", "--junit", "r.xml",
          ] + isolation,
          in: scratch,
          executable: Tool.path(of: "hostile-centers")
        )
        let reason = "the center works on threads of its own"
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("exact; another run may differ, since \(reason)\n"))
        let last = try #require(try scratch.text(of: "r.json").split(separator: "\n").last)
        let summary = try #require(try JSONScanner.scan(Array(last.utf8)).get().root.value.object)
        #expect(summary["quiet"]?.string == "loop")
        #expect(summary["deterministic"] == .bool(false))
        #expect(summary["because"]?.string == reason)
        let junit = try scratch.text(of: "r.xml")
        #expect(
          junit.contains("name=\"push-conformance.deterministic\" value=\"false: \(reason)\"")
        )
      }
    }

    /// Wrong arguments, variables, and the complaint about them.
    static let refusals: [([String], [String: String], String)] = [
      (["--orders", "x"], [:], "The value 'x' is invalid for '--orders <n>'"),
      (["--orders=-1"], [:], "--orders is from 0 to 10000"),
      (["--orders", "10001"], [:], "--orders is from 0 to 10000"),
      (
        ["--orders", "1"], hops, "--orders needs a Swift runtime that lets the kit run the tasks"
      ),
      (
        [], ["PUSH_CONFORMANCE_QUIET": "exact"],
        "PUSH_CONFORMANCE_QUIET is loop or hops, and not 'exact'"
      ),
    ]

    @Test("An impossible choice of the way to be quiet is refused", arguments: refusals)
    func refuses(
      arguments: [String],
      environment: [String: String],
      complaint: String
    ) async throws {
      let outcome = try await Tool.run(
        ["run", "push-center"] + arguments,
        environment: environment
      )
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
    }
  }
#endif
