import Foundation
import Testing

/// Runs the lines under `Again` in a shell, as a user pastes them.
@Suite("The line under Again prints the finding again")
struct AgainLineTests {
  /// Returns each cause on the first screen of results, from its steps to the end of its line `Again`.
  private static func causes(of output: String) -> [(cause: String, again: String)] {
    output.split(separator: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n")
      guard let last = lines.firstIndex(where: { $0.hasPrefix("   Again     ") }) else {
        return nil
      }
      // The first run judges by more requirements, so its numbers of runs and its other cases differ.
      let first = lines[..<last].firstIndex { line in
        line.hasPrefix("     1  ") || line.hasPrefix("   Payload ")
      }
      return (
        lines[(first ?? 0)...last].joined(separator: "\n"),
        String(lines[last].dropFirst("   Again     ".count))
      )
    }
  }

  /// Runs a command and the `Again` line of each cause that it prints, and expects that each line prints its cause
  /// again.
  private static func repeats(
    _ arguments: [String],
    of executable: String,
    in folder: Scratch
  ) async throws -> [String] {
    let output = try await Tool.run(arguments, in: folder, executable: executable).output
    let causes = causes(of: output)
    // A line waits for its worker most of the time, so two lines run at the same time.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for half in 0..<2 {
        group.addTask {
          for (number, (cause, line)) in causes.enumerated() where number % 2 == half {
            let again = try await shell(line, in: folder)
            #expect(again.status == 1, "\(line)")
            #expect(again.output.contains(cause), "\(line)\n\(again.output)")
          }
        }
      }
      try await group.waitForAll()
    }
    return causes.map(\.again)
  }

  private static func shell(_ line: String, in folder: Scratch) async throws -> Tool.Outcome {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let tools = URL(filePath: Tool.path).deletingLastPathComponent().path(percentEncoded: false)
    return try await Tool.shell(line, in: folder, environment: ["PATH": "\(tools):\(search)"])
  }

  private static let hostile = Tool.path(of: "hostile-centers")

  @Test("For causes of many areas, as an executable with its own centers prints them")
  func areas() async throws {
    let faulty = Tool.path(of: "faulty-centers")
    let list = try await Tool.run("list", "subjects", executable: faulty).output
    let centers = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    try #require(centers.count > 400)
    // `AgainTests` plays the lines of a hundred centers without a shell.
    let chosen = centers.enumerated().filter { $0.offset % 50 == 0 }.map { String($0.element) }
    let lines = try await Self.repeats(
      ["run"] + chosen + ["--cases", "0", "--level", "should", "--quiet"],
      of: faulty,
      in: Scratch()
    )
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.hasPrefix("faulty-centers run ") })
  }

  @Test("For golden and generated scenarios, of an executable with its own centers")
  func scenarios() async throws {
    let drawn = ["--cases", "50", "--seed", "7", "--finds", ""]
    let lines = try await Self.repeats(
      ["run", "truncates", "--level", "should"] + drawn,
      of: Self.hostile,
      in: Scratch()
    )
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.hasPrefix("hostile-centers run truncates --filter ") })
  }

  @Test("For the token of a generated run")
  func tokens() async throws {
    let folder = try Scratch()
    let output = try await folder.run(
      "run truncates --all --cases 50 --finds '' --filter token.**",
      executable: Self.hostile
    ).output
    let lines = output.matches(of: /\n +Again     (hostile-centers replay PC1\S+ truncates)/).map {
      String($0.output.1)
    }
    try #require(!lines.isEmpty)
    for line in lines {
      let again = try await Self.shell(line, in: folder)
      #expect(again.status == 1)
      #expect(again.output.contains("Again     \(line)\n"))
    }
  }

  @Test("For a center and a parser in another language", .enabled(if: AdapterScript.hasPython))
  func adapters() async throws {
    let parser = AdapterScript.parser(#"put(type="refused", id=id)"#)
    let center = try AdapterScript.source(of: "push_center.py")
      .replacing(", token=token, request=token", with: ", token=token[:2], request=token")
    for (script, flags) in [
      (parser, ["--filter", "aps.**"]), (center, ["--cases", "20", "--finds", ""]),
    ] {
      let lines = try await Self.repeats(
        ["run", "--adapter", AdapterScript.command] + flags,
        of: Tool.path,
        in: Scratch(["adapter.py": script])
      )
      #expect(!lines.isEmpty)
    }
  }
}
