import ConformanceTestSupport
import Foundation
import PushConformance
import Testing

@Suite("--quiet and --verbose")
struct ProgressTests {
  private static let arguments = ["run", "push-center", "push-payloads", "--cases", "1"]

  @Test("Whatever is shown of the progress, standard output is the same")
  func output() async throws {
    let plain = try await Tool.run(Self.arguments)
    let quiet = try await Tool.run(Self.arguments + ["--quiet"])
    #expect(quiet == Tool.Outcome(0, output: plain.output))
    let verbose = try await Tool.run(Self.arguments + ["--verbose"])
    #expect(verbose.status == 0)
    #expect(verbose.output == plain.output)
    let lines = verbose.complaints.split(separator: "\n")
    let kit = try Kit.load()
    let cases =
      kit.catalog.requirements.count + kit.scenarios.count + GenerationBlock.all(cases: 1).count
      + (try Kit.payloads().names.count)
    #expect(
      lines.filter { $0.hasSuffix(": passed") || $0.hasSuffix(": not judged") }.count == cases
    )
    #expect(lines.allSatisfy { $0.hasPrefix("progress: push-") })
  }

  #if os(Linux)
    @Test(
      "A terminal gets a line that is rewritten and removed, and a dumb one does not",
      .enabled("the program script is missing") {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
      }
    )
    func terminal() async throws {
      let scratch = try Scratch()
      let run = #"script -qec "$tool run push-center --cases 20 > out" /dev/null"#
      let line = try await Tool.shell("TERM=xterm \(run)", in: scratch)
      #expect(line.output.contains("\r\u{1B}[K\u{1B}[?7lpush-center: "))
      #expect(line.output.hasSuffix("\r\u{1B}[K"))
      let out = try scratch.text(of: "out")
      #expect(out.hasPrefix("push-center\n") && !out.contains("\u{1B}"))
      let dumb = try await Tool.shell("TERM=dumb \(run)", in: scratch)
      #expect(!dumb.output.contains("\u{1B}"))
      let quiet = try await Tool.shell(
        "TERM=xterm " + run.replacing("run push", with: "run -q push"),
        in: scratch
      )
      #expect(quiet.output.isEmpty)
    }
  #endif
}
