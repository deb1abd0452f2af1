#if os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  @Suite("A full disk loses no result and leaves no half-written file", .serialized)
  struct FullDiskTests {
    private static let noRoom = "No space left on device"

    private struct Disk {
      /// The smallest part of the disk that a file can occupy.
      static let page = 4_096

      let scratch: Scratch

      func path(_ name: String) -> String { "disk/\(name)" }

      func write(_ text: String, to name: String) throws {
        try scratch.write(Array(text.utf8), to: path(name))
      }

      func run(
        _ arguments: [String],
        command: [String] = ["run", "--quiet"]
      ) async throws -> Tool.Outcome {
        let kit = try SmallKit()
        return try await Tool.run(
          command + ["nothing", "truncates"] + arguments,
          in: scratch,
          environment: kit.environment,
          executable: Tool.path(of: "hostile-centers")
        )
      }
    }

    private static func with<Result>(
      pages: Int,
      _ body: (Disk) async throws -> Result
    ) async throws -> Result {
      let scratch = try Scratch(["disk/.keep": ""])
      try SmallDisk.mount(at: scratch.file("disk"), bytes: pages * Disk.page)
      defer { SmallDisk.unmount(scratch.file("disk")) }
      return try await body(Disk(scratch: scratch))
    }

    @Test("Each report stays as it was, and is named", .enabled(if: SmallDisk.isPermitted))
    func reports() async throws {
      try await Self.with(pages: 4) { disk in
        let names = ["report.xml", "results.json", "report.html"]
        for name in names { try disk.write("kept", to: name) }
        let outcome = try await Tool.run(
          [
            "run", "push-center", "--cases", "20", "--junit", disk.path(names[0]), "--json",
            disk.path(names[1]), "--html", disk.path(names[2]),
          ],
          in: disk.scratch
        )
        #expect(outcome.status == 2)
        #expect(outcome.output.hasPrefix("push-center\n  requirements  "))
        #expect(
          outcome.complaints
            == names.map { name in
              "push-conformance: the report was not written: cannot write disk/\(name):"
                + " \(Self.noRoom)\n"
            }.joined()
        )
        var expected: [String: Data?] = ["disk": nil]
        for name in names { expected[disk.path(name)] = Data("kept".utf8) }
        #expect(try disk.scratch.contents == expected)
      }
    }

    @Test(
      "A journal ends where the disk is full, and every case has its result all the same",
      .enabled(if: SmallDisk.isPermitted),
      arguments: 0...5
    )
    func journal(pages: Int) async throws {
      try await Self.with(pages: pages + 1) { disk in
        try disk.write(String(repeating: "x", count: Disk.page), to: "full")
        let golden = ["--cases", "0", "--finds", "", "--all"]
        let whole = try await disk.run(golden)
        let outcome = try await disk.run(golden + ["--journal", disk.path("journal")])
        #expect(whole.status == 1)
        #expect(outcome.status == 2)
        #expect(outcome.output == whole.output)
        let complaint = "push-conformance: cannot write disk/journal: \(Self.noRoom)\n"
        #expect(outcome.complaints == whole.complaints + complaint)
        let recovered = try await Tool.run(
          ["report", "recover", disk.path("journal"), "out.xml"],
          in: disk.scratch
        )
        guard recovered.status == 0 else {
          #expect(recovered.complaints.contains("the run ended before the first line was written"))
          #expect(disk.scratch.size(of: disk.path("journal")) < Disk.page)
          return
        }
        // The report of a journal with a gap does not look complete.
        #expect(try disk.scratch.text(of: "out.xml").contains(#" type="kit.did-not-finish""#))
      }
    }

    @Test(
      "A find without room is notified, and an exploration that keeps none has not done its work",
      .enabled(if: SmallDisk.isPermitted),
      arguments: 0...3,
      ["", "--explore"]
    )
    func finds(pages: Int, purpose: String) async throws {
      try await Self.with(pages: pages + 1) { disk in
        try disk.write(String(repeating: "x", count: Disk.page), to: "full")
        let drawn = ["--all", "--seed", "7", "--cases", "50"]
        let all = drawn + (purpose == "--explore" ? [purpose] : [])
        let roomy = try await disk.run(all + ["--finds", "finds"])
        let outcome = try await disk.run(all + ["--finds", disk.path("finds")])
        func kept(_ outcome: Tool.Outcome) -> [String] {
          outcome.output.matches(of: /\n +Kept      as (\S+)/).map { String($0.output.1) }
        }
        try #require(!kept(roomy).isEmpty)
        let files = try disk.scratch.names.filter { $0.hasPrefix("disk/") && $0.hasSuffix(".json") }
        // Each file occupies a page. Without an exploration, a further file keeps the finds out of version control.
        #expect(files.count <= (purpose == "--explore" ? pages : max(0, pages - 1)))
        #expect(Set(kept(outcome)).isSubset(of: files))
        for file in files { #expect(try disk.scratch.text(of: file).hasSuffix("}\n")) }
        #expect(roomy.status == 1)
        #expect(outcome.status == (purpose == "--explore" ? 2 : 1))
        #expect(outcome.complaints.contains("a find was not kept: cannot "))
        #expect(outcome.complaints.contains("\(Self.noRoom)\n"))
      }
    }

    private static let noAnswers = #"{"version": 1, "subjects": {}}"#

    @Test("Answers stay as they were", .enabled(if: SmallDisk.isPermitted))
    func answers() async throws {
      try await Self.with(pages: 1) { disk in
        try disk.write(Self.noAnswers, to: "a.json")
        let outcome = try await disk.run(
          ["--cases", "0", "--finds", "", "--answers", disk.path("a.json")],
          command: ["adopt"]
        )
        #expect(outcome.status == 2)
        #expect(outcome.complaints.contains("cannot write disk/a.json: \(Self.noRoom)\n"))
        #expect(try disk.scratch.text(of: "disk/a.json") == Self.noAnswers)
        #expect(try disk.scratch.names == ["disk", "disk/a.json"])
      }
    }
  }
#endif
