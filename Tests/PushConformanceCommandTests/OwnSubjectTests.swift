import Foundation
import PushConformance
import Testing

@testable import PushConformanceCommand

@Suite("An executable with other subjects")
struct OwnSubjectTests {
  @Test("A center that does not conform ends with its findings and status 1")
  func wrong() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let arguments = ["mute", "--quiet", "--filter", "toast.active-receipt-shows-one"]
      exit(await OwnSubjectTests.run(["run", "--cases", "20"] + arguments))
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("✗ mute: 1 cause. 0 requirements hold.\n"))
    let again = "push-conformance run mute --filter toast.active-receipt-shows-one --cases 20"
    #expect(output.contains("\n   Again     \(again)\n"))
    #expect(output.contains("\n  requirements  0 passed, 1 failed, "))
    #expect(!output.contains("\u{1B}"))
    // For an empty output, Swift Testing shows the marks that it puts around a text.
    #expect(!result.standardErrorContent.contains(UInt8(ascii: "\n")))
  }

  @Test("A violated should is noted, and fails with --level should")
  func level() async throws {
    let noted = try await #require(
      processExitsWith: .exitCode(0),
      observing: [\.standardOutputContent]
    ) { exit(await OwnSubjectTests.run(["run", "eager", "--cases", "20"])) }
    #expect(
      String(decoding: noted.standardOutputContent, as: UTF8.self)
        .hasSuffix("\n  noted         2 violated below the chosen level; see --level should\n")
    )
    await #expect(processExitsWith: .exitCode(1)) {
      exit(await OwnSubjectTests.run(["run", "eager", "--cases", "20", "--level", "should"]))
    }
  }

  @Test("Several subjects are reported one by one, with a sum")
  func several() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent]
    ) {
      let arguments = ["run", "--cases", "20", "--filter", "toast.active-receipt-shows-one"]
      exit(await OwnSubjectTests.run(arguments))
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("\nmute\n  requirements  0 passed, 1 failed, "))
    #expect(output.contains("\neager\n  requirements  0 passed, 0 failed, "))
    #expect(output.contains("\n2 subjects: 0 passed, 1 failed, "))
  }

  @Test("No subject and two subjects with one name are refused")
  func unusable() async throws {
    let nobody = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent]
    ) { exit(await ConformanceTool.run(["run"], in: ToolContext()).rawValue) }
    #expect(
      String(decoding: nobody.standardErrorContent, as: UTF8.self)
        == "push-conformance: there is no subject to judge\n"
    )
    let twins = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent]
    ) {
      let twins = await [
        PushCenterSubject(MuteCenter.self, name: "a"),
        PushCenterSubject(HastyCenter.self, name: "a"),
      ]
      exit(await ConformanceTool.run(["run"], in: ToolContext(subjects: twins)).rawValue)
    }
    #expect(
      String(decoding: twins.standardErrorContent, as: UTF8.self)
        == "push-conformance: two subjects are called 'a'; give one of them another name\n"
    )
  }

  @Test("Parsers are judged with the centers, and specimens only if they are named")
  func parsers() async throws {
    let byDefault = try await #require(
      processExitsWith: .exitCode(0),
      observing: [\.standardOutputContent]
    ) { exit(await OwnSubjectTests.runParsers("run", "--filter", "aps.badge.*")) }
    let output = String(decoding: byDefault.standardOutputContent, as: UTF8.self)
    #expect(output.contains("right\n  payloads "))
    #expect(!output.contains("wrong"))
    let named = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent]
    ) { exit(await OwnSubjectTests.runParsers("run", "wrong", "--filter", "aps.badge.zero")) }
    let finding = String(decoding: named.standardOutputContent, as: UTF8.self)
    #expect(finding.contains("✗ wrong: 1 cause. 0 payloads hold.\n"))
    #expect(finding.contains("\n   Again     push-conformance run wrong --filter aps.badge.zero\n"))
    #expect(finding.contains("\n  payloads      0 passed, 1 failed, "))
    await #expect(processExitsWith: .exitCode(2)) {
      let twins = [PayloadParserSubject.kit, .kit]
      exit(await ConformanceTool.run(["run"], in: ToolContext(parsers: twins)).rawValue)
    }
  }

  private static func runParsers(_ arguments: String...) async -> Int32 {
    let right = PayloadParserSubject(name: "right") { ParsedNotification(bytes: $0) }
    let wrong = PayloadParserSubject(name: "wrong") { bytes in
      var reading = ParsedNotification(bytes: bytes)
      reading?.badge = nil
      return reading
    }
    let context = ToolContext(parsers: [right], specimens: [wrong])
    return await ConformanceTool.run(arguments, in: context).rawValue
  }

  @Test("The list of no subjects is empty, without an empty line")
  func noSubjects() async throws {
    for format in ["text", "json"] {
      let result = try await #require(
        processExitsWith: .exitCode(0),
        observing: [\.standardOutputContent]
      ) { [format = format as String] in
        let arguments = ["list", "subjects", "--format", format]
        exit(await ConformanceTool.run(arguments, in: ToolContext()).rawValue)
      }
      #expect(!result.standardOutputContent.contains(UInt8(ascii: "\n")))
    }
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    let subjects = await [
      PushCenterSubject(MuteCenter.self, name: "mute"),
      PushCenterSubject(HastyCenter.self, name: "eager"),
    ]
    return await ConformanceTool.run(arguments, in: ToolContext(subjects: subjects)).rawValue
  }
}

/// A center that declares toasts, and shows none.
private final class MuteCenter: ToastingCenter {
  init(application: SimulatedApplication) {}

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {}
}
