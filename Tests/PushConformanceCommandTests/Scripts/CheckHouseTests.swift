import Testing

@Suite("Scripts/check-house")
struct CheckHouseTests {
  /// A small package that keeps every rule.
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

  /// Paths, texts of files that break one rule, and complaints, which can begin after the path.
  static let rows: KeyValuePairs<String, [String]> = [
    "A file of 501 lines": [
      "Sources/Words/Long.swift", String(repeating: "\n", count: 501),
      ":501: a file has at most 500 lines; this one has 501",
    ],
    "A file name that announces another extension": [
      "Sources/Words/Word+Text.swift", "extension String {}\n",
      ":1: the name of the file announces an extension of Word, and there is none",
    ],
    "A public symbol without a comment": [
      "Sources/Words/Name.swift",
      "/// A name.\npublic struct Name {\n  public var text: String\n}\n",
      ":3: a public symbol has a comment",
    ],
    "A role that names a call which is not public": [
      "Sources/PushConformance/Areas/badge/BadgeCenter.swift",
      "/// It calls ``SimulatedApplication/setBadge(_:)``.\nprotocol BadgeCenter {}\n",
      ":1: a comment names what adapters cannot call: setBadge is not public",
    ],
    "A silent default": [
      "Sources/PushConformance/Play/Player+Steps.swift",
      """
      extension Player {
        func play() {
          switch step {
          case .badge: break
          default: break
          }
        }
      }

      """, ":5: a switch over steps, stimuli or effects has no default",
    ],
    "A type with the name of a module": [
      "Sources/Words/Words.swift", "enum Words {}\n", ":1: Words is the name of a module",
    ],
    "An arrow against the direction": [
      "Sources/PushConformance/Subject/Subject.swift", "struct Subject { var player: Player }\n",
      ":1: Subject does not use Play: Player",
    ],
    "A file of the kernel that names an area": [
      "Sources/PushConformance/Judge/Verdict.swift",
      "// Not this: BadgeStep.\nstruct Verdict { var step: BadgeStep }\n",
      ":2: the kernel does not know areas: BadgeStep is of Areas/badge/BadgeStep.swift",
    ],
    "A file of the kernel that names a case of an area": [
      "Sources/PushConformance/Judge/Verdict.swift",
      "// Not this: .badge(.clear)\nlet clearing = Step.badge(.clear)\n",
      ":2: the kernel names areas only in its registries: badge",
    ],
    "A file of the kernel that matches a case of an area": [
      "Sources/PushConformance/Play/Run.swift",
      "func clears(_ step: Step) -> Bool {\n  if case .badge(.clear) = step { true } else { false }\n}\n",
      ":2: the kernel names areas only in its registries: badge",
    ],
    "A role in a file of another name": [
      "Sources/PushConformance/Areas/badge/BadgeCenters.swift",
      "/// A role.\n@MainActor public protocol BadgeCenter {}\n",
      ":2: a role lies in a file of its name: BadgeCenter",
    ],
    "A role outside of the folders of roles": [
      "Sources/PushConformance/Subject/BadgeCenter.swift",
      "/// A role.\n@MainActor public protocol BadgeCenter {}\n",
      ":2: BadgeCenter is a role, and lies in Areas/badge",
    ],
    "A role of one area outside of its folder": [
      "Sources/PushConformance/Subject/Roles/BadgeCenter.swift",
      "/// A role.\n@MainActor public protocol BadgeCenter {}\n",
      ":2: BadgeCenter is a role of one area, and lies in Areas/badge",
    ],
    "A faulty center of no area": [
      "Sources/FaultyCenters/icon/FaultyIcon.swift", "enum FaultyIcon {}\n",
      ":1: icon is no area: there is no such file in Specs/requirements",
    ],
    "A legal center whose file has another name than its area": [
      "Tests/PushConformanceTests/Areas/badge/LegalIcon.swift", "enum LegalIcon {}\n",
      ":1: the name of the file goes on with the area: Badge",
    ],
    "A product with faulty centers": [
      "Package.swift",
      """
      .target(name: "FaultyCenters"),
      .testTarget(name: "Tests", dependencies: ["FaultyCenters"]),
      .target(
        name: "Adapters",
        dependencies: ["FaultyCenters"]
      ),

      """, ":5: only tests depend on FaultyCenters",
    ],
    "A second name for an area": [
      "Sources/PushConformance/Areas/icon/IconStep.swift", "enum IconStep {}\n",
      "Sources/PushConformance/Areas/icon:1: an area has one name: a folder here, and a file in Specs/requirements",
    ],
    "An area without a folder": [
      "Specs/requirements/toast.json", "{}",
      "Sources/PushConformance/Areas/toast:1: an area has one name: a folder here, and a file in Specs/requirements",
    ],
    "A folder that the kernel does not have": [
      "Sources/PushConformance/Helpers/Helper.swift", "enum Helper {}\n",
      "Sources/PushConformance/Helpers:1: the folders of the kernel are Subject, Scenario, Play, Judge, Generate, Session, Text",
    ],
    "A decision that the index lacks": [
      "Specs/decisions/0002-b.md", "# 0002 B\n", ":1: the index of decisions lacks this page",
    ],
    "A replaced decision that the index does not mark": [
      "Specs/decisions/0001-a.md", "# 0001 A\n\nReplaced by [0003](0003-c.md).\n",
      "Specs/decisions/README.md:1: the index and 0001-a.md disagree whether it is replaced",
    ],
  ]

  @Test("A house that keeps every rule passes")
  func passes() async throws {
    let outcome = try await Self.check(Self.house)
    #expect(outcome == Tool.Outcome(0, output: "6 files, complaints: 0\n"))
  }

  @Test("A planted violation is named with its file and line", arguments: rows)
  func names(rule: String, parts: [String]) async throws {
    var files = Self.house
    files[parts[0]] = parts[1]
    let complaint = parts[2].hasPrefix(":") ? parts[0] + parts[2] : parts[2]
    let outcome = try await Self.check(files)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix(complaint + "\n"))
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
    let script = Scratch.path(inRepository: "Scripts/check-house")
    return try await Tool.run([folder.path], executable: script)
  }
}
