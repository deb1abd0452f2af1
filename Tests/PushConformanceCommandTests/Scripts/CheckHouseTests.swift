import Foundation
import Testing

@Suite("Scripts/check-house")
struct CheckHouseTests {
  /// A change of a small house that breaks one rule, and the script's complaint about it.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var text: String
    var complaint: String
  }

  /// A house that keeps every rule.
  private static let house = [
    "Specs/requirements/badge.json": #"{"roles": ["badge"]}"#,
    "Specs/decisions/0001-a.md": "# 0001 A\n",
    "Specs/decisions/README.md": "- [0001](0001-a.md) A\n",
    "Sources/Words/Word.swift": "/// A word.\npublic struct Word {}\n",
    "Sources/PushConformance/Subject/Role.swift":
      #"let row = switch role { case .badge: ("BadgeCenter", { $0 is any BadgeCenter.Type }) }"#
      + "\n",
    "Sources/PushConformance/Scenario/Step.swift": "enum Step { case badge(BadgeStep) }\n",
    "Sources/PushConformance/Play/Player.swift": "struct Player { var step: Step }\n",
    "Sources/PushConformance/Judge/Check.swift": "struct Check {}\n",
    "Sources/PushConformance/Areas/badge/BadgeStep.swift": "enum BadgeStep { case clear }\n",
  ]

  static let rows = [
    Row(
      testDescription: "A file of 501 lines",
      path: "Sources/Words/Long.swift",
      text: String(repeating: "\n", count: 501),
      complaint: "Sources/Words/Long.swift:501: a file has at most 500 lines; this one has 501"
    ),
    Row(
      testDescription: "A file name that announces another extension",
      path: "Sources/Words/Word+Text.swift",
      text: "extension String {}\n",
      complaint:
        "Sources/Words/Word+Text.swift:1: the name of the file announces an extension of Word, and there is none"
    ),
    Row(
      testDescription: "A public symbol without a comment",
      path: "Sources/Words/Name.swift",
      text: "/// A name.\npublic struct Name {\n  public var text: String\n}\n",
      complaint: "Sources/Words/Name.swift:3: a public symbol has a comment"
    ),
    Row(
      testDescription: "A role that names a call which is not public",
      path: "Sources/PushConformance/Areas/badge/BadgeCenter.swift",
      text: "/// It calls ``SimulatedApplication/setBadge(_:)``.\nprotocol BadgeCenter {}\n",
      complaint:
        "Sources/PushConformance/Areas/badge/BadgeCenter.swift:1:"
        + " a comment names what adapters cannot call: setBadge is not public"
    ),
    Row(
      testDescription: "A silent default",
      path: "Sources/PushConformance/Play/Player+Steps.swift",
      text: """
        extension Player {
          func play() {
            switch step {
            case .badge: break
            default: break
            }
          }
        }

        """,
      complaint:
        "Sources/PushConformance/Play/Player+Steps.swift:5:"
        + " a switch over steps, stimuli or effects has no default"
    ),
    Row(
      testDescription: "A type with the name of a module",
      path: "Sources/Words/Words.swift",
      text: "enum Words {}\n",
      complaint: "Sources/Words/Words.swift:1: Words is the name of a module"
    ),
    Row(
      testDescription: "An arrow against the direction",
      path: "Sources/PushConformance/Subject/Subject.swift",
      text: "struct Subject { var player: Player }\n",
      complaint:
        "Sources/PushConformance/Subject/Subject.swift:1: Subject does not use Play: Player"
    ),
    Row(
      testDescription: "A file of the kernel that names an area",
      path: "Sources/PushConformance/Judge/Verdict.swift",
      text: "// Not this: BadgeStep.\nstruct Verdict { var step: BadgeStep }\n",
      complaint:
        "Sources/PushConformance/Judge/Verdict.swift:2: the kernel does not know areas:"
        + " BadgeStep is of Areas/badge/BadgeStep.swift"
    ),
    Row(
      testDescription: "A file of the kernel that names a case of an area",
      path: "Sources/PushConformance/Judge/Verdict.swift",
      text: "// Not this: .badge(.clear)\nlet clearing = Step.badge(.clear)\n",
      complaint:
        "Sources/PushConformance/Judge/Verdict.swift:2: the kernel names areas in its registries alone: badge"
    ),
    Row(
      testDescription: "A file of the kernel that matches a case of an area",
      path: "Sources/PushConformance/Play/Run.swift",
      text:
        "func clears(_ step: Step) -> Bool {\n  if case .badge(.clear) = step { true } else { false }\n}\n",
      complaint:
        "Sources/PushConformance/Play/Run.swift:2: the kernel names areas in its registries alone: badge"
    ),
    Row(
      testDescription: "A role in a file of another name",
      path: "Sources/PushConformance/Areas/badge/BadgeCenters.swift",
      text: "/// A role.\n@MainActor public protocol BadgeCenter {}\n",
      complaint:
        "Sources/PushConformance/Areas/badge/BadgeCenters.swift:2:"
        + " a role lies in a file of its name: BadgeCenter"
    ),
    Row(
      testDescription: "A role outside of the folders of roles",
      path: "Sources/PushConformance/Subject/BadgeCenter.swift",
      text: "/// A role.\n@MainActor public protocol BadgeCenter {}\n",
      complaint:
        "Sources/PushConformance/Subject/BadgeCenter.swift:2: BadgeCenter is a role, and lies in Areas/badge"
    ),
    Row(
      testDescription: "A role of one area outside of its folder",
      path: "Sources/PushConformance/Subject/Roles/BadgeCenter.swift",
      text: "/// A role.\n@MainActor public protocol BadgeCenter {}\n",
      complaint:
        "Sources/PushConformance/Subject/Roles/BadgeCenter.swift:2:"
        + " BadgeCenter is a role of one area, and lies in Areas/badge"
    ),
    Row(
      testDescription: "A faulty center of no area",
      path: "Sources/FaultyCenters/icon/FaultyIcon.swift",
      text: "enum FaultyIcon {}\n",
      complaint:
        "Sources/FaultyCenters/icon/FaultyIcon.swift:1: icon is no area: there is no such file in Specs/requirements"
    ),
    Row(
      testDescription: "A legal center whose file has another name than its area",
      path: "Tests/PushConformanceTests/Areas/badge/LegalIcon.swift",
      text: "enum LegalIcon {}\n",
      complaint:
        "Tests/PushConformanceTests/Areas/badge/LegalIcon.swift:1: the name of the file goes on with the area: Badge"
    ),
    Row(
      testDescription: "A product with faulty centers",
      path: "Package.swift",
      text: """
        .target(name: "FaultyCenters"),
        .testTarget(name: "Tests", dependencies: ["FaultyCenters"]),
        .target(
          name: "Adapters",
          dependencies: ["FaultyCenters"]
        ),

        """,
      complaint: "Package.swift:5: only tests depend on FaultyCenters"
    ),
    Row(
      testDescription: "A second name for an area",
      path: "Sources/PushConformance/Areas/icon/IconStep.swift",
      text: "enum IconStep {}\n",
      complaint:
        "Sources/PushConformance/Areas/icon:1: an area has one name: a folder here, and a file in Specs/requirements"
    ),
    Row(
      testDescription: "An area without a folder",
      path: "Specs/requirements/toast.json",
      text: "{}",
      complaint:
        "Sources/PushConformance/Areas/toast:1: an area has one name: a folder here, and a file in Specs/requirements"
    ),
    Row(
      testDescription: "A folder that the kernel does not have",
      path: "Sources/PushConformance/Helpers/Helper.swift",
      text: "enum Helper {}\n",
      complaint:
        "Sources/PushConformance/Helpers:1: the folders of the kernel are"
        + " Subject, Scenario, Play, Judge, Generate, Session, Text"
    ),
    Row(
      testDescription: "A decision that the index lacks",
      path: "Specs/decisions/0002-b.md",
      text: "# 0002 B\n",
      complaint: "Specs/decisions/0002-b.md:1: the index of decisions lacks this page"
    ),
    Row(
      testDescription: "A superseded decision that the index does not mark",
      path: "Specs/decisions/0001-a.md",
      text: "# 0001 A\n\nSuperseded by [0003](0003-c.md).\n",
      complaint:
        "Specs/decisions/README.md:1: the index and 0001-a.md disagree whether it is superseded"
    ),
  ]

  @Test("A house that keeps every rule passes")
  func passes() async throws {
    let outcome = try await Self.check(Self.house)
    #expect(outcome == Tool.Outcome(0, output: "6 files, complaints: 0\n"))
  }

  @Test("A planted violation is named with its file and line", arguments: rows)
  func names(_ row: Row) async throws {
    var files = Self.house
    files[row.path] = row.text
    let outcome = try await Self.check(files)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix(row.complaint + "\n"))
    #expect(outcome.output.hasSuffix(", complaints: 1\n"))
  }

  @Test("A folder without sources is refused")
  func refusesAnEmptyFolder() async throws {
    let outcome = try await Self.check(["README.md": ""])
    #expect(outcome.status == 2)
    #expect(outcome.complaints.hasPrefix("check-house: there is no Swift file in "))
  }

  private static func check(_ files: [String: String]) async throws -> Tool.Outcome {
    let folder = try Scratch(files)
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts/check-house").standardizedFileURL
    return try await Tool.run([folder.path], executable: script.path(percentEncoded: false))
  }
}
