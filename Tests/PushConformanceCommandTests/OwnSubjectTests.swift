import Foundation
import PushConformance
import Testing

@testable import PushConformanceCommand

/// The command line in the executables of adopters, with subjects of their own.
@Suite("An executable with other subjects")
struct OwnSubjectTests {
  /// The subjects of an executable.
  enum Subjects: String, Codable {
    case none, centers, twins, parsers, twinParsers

    @MainActor var context: ToolContext {
      switch self {
      case .none: ToolContext()
      case .centers: Self.context("mute", "eager")
      case .twins: Self.context("a", "a")
      case .parsers:
        ToolContext(
          parsers: [PayloadParserSubject(name: "right") { ParsedNotification(bytes: $0) }],
          specimens: [
            PayloadParserSubject(name: "wrong") { bytes in
              var reading = ParsedNotification(bytes: bytes)
              reading?.badge = nil
              return reading
            }
          ]
        )
      case .twinParsers: ToolContext(parsers: [.kit, .kit])
      }
    }

    @MainActor private static func context(_ mute: String, _ eager: String) -> ToolContext {
      ToolContext(subjects: [
        PushCenterSubject(MuteCenter.self, name: mute),
        PushCenterSubject(HastyCenter.self, name: eager),
      ])
    }
  }

  /// Runs a line with some subjects in a process of its own, which has to end with a status.
  private static func run(
    _ line: String,
    _ subjects: Subjects,
    status: Int32
  ) async throws -> (output: String, complaints: String) {
    let result = try await #require(
      processExitsWith: .exitCode(status),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [line = line as String, subjects = subjects as Subjects] in
      let context = await subjects.context
      exit(await ConformanceTool.run(Tool.words(of: line), in: context).rawValue)
    }
    return (
      String(decoding: result.standardOutputContent, as: UTF8.self),
      String(decoding: result.standardErrorContent, as: UTF8.self)
    )
  }

  @Test("A center that does not conform ends with its findings and status 1")
  func wrong() async throws {
    let arguments = "mute --filter toast.active-receipt-shows-one --cases 20"
    let run = try await Self.run("run --quiet \(arguments)", .centers, status: 1)
    #expect(run.output.contains("✗ mute: 1 cause. 0 requirements hold.\n"))
    #expect(run.output.contains("\n   Again     push-conformance run \(arguments)\n"))
    #expect(run.output.contains("\n  requirements  0 passed, 1 failed, "))
    #expect(!run.output.contains("\u{1B}"))
    // For an empty output, Swift Testing shows the marks that it puts around a text.
    #expect(!run.complaints.contains("\n"))
  }

  @Test("A violated should is noted, and fails with --level should")
  func level() async throws {
    let noted = try await Self.run("run eager --cases 20", .centers, status: 0)
    #expect(
      noted.output
        .hasSuffix("\n  noted         2 violated below the chosen level; see --level should\n")
    )
    _ = try await Self.run("run eager --cases 20 --level should", .centers, status: 1)
  }

  @Test("Several subjects are reported one by one, with a sum")
  func several() async throws {
    let line = "run --cases 20 --filter toast.active-receipt-shows-one"
    let output = try await Self.run(line, .centers, status: 1).output
    #expect(output.contains("\nmute\n  requirements  0 passed, 1 failed, "))
    #expect(output.contains("\neager\n  requirements  0 passed, 0 failed, "))
    #expect(output.contains("\n2 subjects: 0 passed, 1 failed, "))
  }

  @Test("No subject and two subjects with one name are refused")
  func unusable() async throws {
    let nobody = try await Self.run("run", .none, status: 2)
    #expect(nobody.complaints == "push-conformance: there is no subject to judge\n")
    let twins = try await Self.run("run", .twins, status: 2)
    #expect(
      twins.complaints
        == "push-conformance: two subjects are called 'a'; give one of them another name\n"
    )
    _ = try await Self.run("run", .twinParsers, status: 2)
  }

  @Test("Parsers are judged with the centers, and specimens only if they are named")
  func parsers() async throws {
    let output = try await Self.run("run --filter aps.badge.*", .parsers, status: 0).output
    #expect(output.contains("right\n  payloads "))
    #expect(!output.contains("wrong"))
    let line = "run wrong --filter aps.badge.zero"
    let finding = try await Self.run(line, .parsers, status: 1).output
    #expect(finding.contains("✗ wrong: 1 cause. 0 payloads hold.\n"))
    #expect(finding.contains("\n   Again     push-conformance \(line)\n"))
    #expect(finding.contains("\n  payloads      0 passed, 1 failed, "))
  }

  @Test("The list of no subjects is empty, without an empty line", arguments: ["text", "json"])
  func noSubjects(format: String) async throws {
    let run = try await Self.run("list subjects --format \(format)", .none, status: 0)
    #expect(!run.output.contains("\n"))
  }
}

/// A center that declares toasts, and shows none.
private final class MuteCenter: ToastingCenter {
  init(application: SimulatedApplication) {}

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {}
}
