import ConformanceTestSupport
import Foundation
import PushConformance
import Testing

@Suite("run")
struct RunTests {
  // MARK: - What is judged

  /// The reference centers, as complaints list them.
  static let subjects = [
    "push-center", "responder-chain", "services", "fetching-services", "navigation-responder",
    "modern-push-center", "modern-screens", "service-extension",
  ]

  @Test("A run of all subjects equals a run that names them")
  func allSubjects() async throws {
    let everything = try await Tool.run("run", "--cases", "20")
    #expect(everything.status == 0)
    #expect(everything.complaints.isEmpty)
    // The catalog and the corpus decide which cases apply, but every case has to be in the report.
    let kit = try Kit.load()
    let blocks = everything.output.split(separator: "\n\n").map(String.init)
    #expect(blocks.count == Self.subjects.count + 2)
    for (name, block) in zip(Self.subjects, blocks) {
      let rows = block.split(separator: "\n").map(String.init)
      #expect(rows.first == name)
      try #require(rows.count >= 4)
      #expect(rows[1...2].allSatisfy { $0.contains(" passed, 0 failed") && !$0.contains("error") })
      // An app of today has no case about older systems.
      let isOfToday = ["modern-push-center", "service-extension"].contains(name)
      let judged = isOfToday ? kit.fitting([.routing]) : kit
      let blocks = GenerationBlock.all(cases: 20).filter { block in
        !isOfToday || !["screens.", "services.", "navigation."].contains(where: block.id.hasPrefix)
      }
      #expect(
        rows[1...3].reduce(0) { $0 + $1.sum }
          == judged.catalog.requirements.count + judged.scenarios.count + blocks.count
      )
      #expect(rows[3].contains(" passed, 0 failed") && !rows[3].contains("error"))
      let reasons = rows.dropFirst(4).dropLast()
      #if os(Linux)
        #expect(rows.last == "  quiet         exact")
      #endif
      #expect(reasons.allSatisfy { $0.hasPrefix("  not judged    ") })
      #expect(reasons.contains { $0.hasSuffix(" untestable (list requirements says why)") })
    }
    let payloads = try Kit.payloads().names.count
    #expect(
      blocks[Self.subjects.count] == "push-payloads\n  payloads      \(payloads) passed, 0 failed"
    )
    #expect(blocks.last?.hasPrefix("\(Self.subjects.count + 1) subjects: ") ?? false)
    let all = ["push-payloads"] + Self.subjects + Self.subjects.prefix(1) + ["push-payloads"]
    // The subjects are chosen before the cases.
    let little = ["run", "--filter", "toast.tapped", "--filter", "aps.badge.zero"]
    let allOfLittle = try await Tool.run(little)
    #expect(allOfLittle.status == 0)
    #expect(try await Tool.run(little + all) == allOfLittle)
    for (name, block) in zip(Self.subjects + ["push-payloads"], blocks) {
      let outcome = try await Tool.run("run", name, "--cases", "20")
      #expect(outcome == Tool.Outcome(0, output: block + "\n"))
    }
  }

  struct Choice: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var chooses: @Sendable (String) -> Bool
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let choices: [Choice] = [
    Choice(arguments: ["--filter", "toast.tapped"]) { $0 == "toast.tapped" },
    Choice(arguments: ["--filter", "toast.*"]) { $0.hasPrefix("toast.") },
    Choice(arguments: ["--filter", "t**p*"]) {
      // `**` matches any text, and `*` any text without a dot.
      $0.hasPrefix("t") && ($0.dropFirst().split(separator: ".").last?.contains("p") ?? false)
    },
    Choice(arguments: ["--filter", "*.tapped"]) { $0.hasSuffix(".tapped") },
    Choice(arguments: ["--skip", "**-**"]) { !$0.contains("-") },
    Choice(arguments: ["--filter", "aps.badge.*"]) { $0.hasPrefix("aps.badge.") },
    Choice(arguments: ["--filter", "**.null"]) { $0.hasSuffix(".null") },
    Choice(arguments: ["--filter", "toast.*", "--filter", "token.*", "--skip", "*.t*"]) {
      let components = $0.split(separator: ".")
      return components.count == 2 && ["toast", "token"].contains(components[0])
        && !components[1].hasPrefix("t")
    },
  ]

  @Test("--filter and --skip choose by name", arguments: choices)
  func filter(_ choice: Choice) async throws {
    let kit = try Kit.load()
    let ofCenters =
      kit.catalog.requirements.map(\.id) + kit.scenarios.map(\.id)
      + GenerationBlock.all(cases: 20).map(\.id)
    let ofParsers = try Kit.payloads().names
    let scratch = try Scratch()
    let arguments =
      ["run", "push-center", "push-payloads", "--cases", "20", "--json", "results.json"]
      + choice.arguments
    let outcome = try await Tool.run(arguments, in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.complaints.isEmpty)
    var chosen: [String] = []
    for line in try scratch.text(of: "results.json").split(separator: "\n") {
      let result = try #require(try JSONScanner.scan(Array(line.utf8)).get().root.value.object)
      guard result["type"]?.string == "case", let id = result["id"]?.string else { continue }
      if result["reason"]?.string != "left out by the filter" { chosen.append(id) }
    }
    #expect(chosen == ofCenters.filter(choice.chooses) + ofParsers.filter(choice.chooses))
    #expect(!chosen.isEmpty)
  }

  // MARK: - What is refused

  private static let names =
    (subjects + ["push-payloads", "foundation-dictionary", "foundation-codable"])
    .joined(separator: ", ")

  static let refusals = RefusedLine.rows(
    "run",
    files: ["file.json": "{}"],
    [
      "no-such-center": "there is no subject 'no-such-center'; the subjects are \(names)",
      "push-center a\u{1B}[2J\nb":
        #"there is no subject 'a\u{1B}[2J b'; the subjects are \#(names)"#,
      "--filter toast": noMatch("toast"),
      "--filter toast*tapped": noMatch("toast*tapped"),
      "--filter toast.* --skip tost.*": noMatch("tost.*"),
      "--filter ''": noMatch(""),
      "--filter toast.* --skip **": "--filter and --skip together leave nothing to judge",
      "push-payloads --filter toast.*": "--filter and --skip together leave nothing to judge",
      "push-center --filter aps.**": "--filter and --skip together leave nothing to judge",
      "--scenarios ''": "'': there is no such folder",
      "--scenarios nowhere": "nowhere: there is no such folder",
      "--scenarios file.json": "file.json: there is no such folder",
    ]
  )

  @Test("Of hundreds of subjects only the nearest are named")
  func nearestSubjects() async throws {
    let faulty = Tool.path(of: "faulty-centers")
    let outcome = try await Tool.run("run", "ask-nobody", executable: faulty)
    #expect(outcome.complaints.contains("there is no subject 'ask-nobody'; the nearest of 6"))
    #expect(outcome.complaints.contains(" are asks-nobody, "))
  }

  private static func nearest(to pattern: String) -> String {
    guard let kit = try? Kit.load(), let payloads = try? Kit.payloads() else { return "" }
    let names =
      kit.catalog.requirements.map(\.id) + kit.scenarios.map(\.id)
      + GenerationBlock.all(cases: RunOptions.defaultCases).map(\.id) + payloads.names
    return NearestNames.nearest(to: pattern, among: names).joined(separator: ", ")
  }

  private static func noMatch(_ pattern: String) -> String {
    "the pattern '\(pattern)' matches no requirement, no scenario and no payload;"
      + " the nearest are \(nearest(to: pattern))"
  }

  @Test("A missing subject, pattern or folder is refused", arguments: refusals)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  // MARK: - Scenarios of one's own

  private static func scenario(
    id: String = "toast.of-this-house",
    title: String = "A message while the app is open",
    exercises: String = "toast.active-receipt-shows-one",
    when: String = #""launch", {"deliver": "lunch"}"#,
    then: String = #"{"toasts": ["lunch"]}"#,
    more: String = ""
  ) -> String {
    """
    {"id": "\(id)", "title": "\(title)", "exercises": ["\(exercises)"],
     "notifications": {"lunch": {"alert": "Lunch?"}},
     "when": [\(when)], "then": \(then)\(more)}
    """
  }

  @Test("Scenarios of an own folder are played with the kit's")
  func goodFolder() async throws {
    let scratch = try Scratch(["own/toast/of-this-house.json": Self.scenario()])
    let outcome = try await scratch.run(
      "run push-center --scenarios own --filter toast.of-this-house"
    )
    let kit = try Kit.load()
    let (requirements, scenarios) = (kit.catalog.requirements.count, kit.scenarios.count)
    let blocks = GenerationBlock.all(cases: RunOptions.defaultCases).count
    let expected = """
      push-center
        requirements  0 passed, 0 failed, \(requirements) skipped
        scenarios     1 passed, 0 failed, \(scenarios) skipped
        generated     0 passed, 0 failed, \(blocks) skipped
        not judged    \(requirements + scenarios + blocks) left out by the filter
        quiet         exact

      """
    #expect(outcome == Tool.Outcome(0, output: expected))
  }

  @Test("A pin that does not hold is a finding without escape sequences")
  func wrongPin() async throws {
    let steps = #""launch", {"failRegistration": "\u001b[2J"}, {"deliver": "lunch"}"#
    let scratch = try Scratch([
      "toast/of-this-house.json": Self.scenario(when: steps, then: #"{"toasts": []}"#)
    ])
    let outcome = try await scratch.run(
      "run --scenarios . --filter toast.of-this-house --junit r.xml"
    )
    #expect(outcome.status == 1)
    #expect(try scratch.text(of: "r.xml").contains(#" file="toast/of-this-house.json""#))
    #expect(outcome.complaints.isEmpty)
    #expect(
      outcome.output.hasPrefix(
        #"""
        ✗ push-center: 1 cause. 0 requirements hold.

        1  The scenario does not end as its `then` says: A message while the app is open
           must · 1 run · toast.of-this-house · q-53d843
             1  launch
             2  let the registration fail: \u{1B}[2J
             3  deliver 'lunch'  {"aps":{"alert":"Lunch?"}}
                  → toast of 'lunch'
           Expected  toasts: none
           Saw       toasts: 'lunch'
           Again     push-conformance run push-center --filter toast.of-this-house --scenarios .

        push-center

        """#
      )
    )
  }

  /// A file of a wrong folder, its text, and the complaint about it.
  static let folders = [
    (
      file, scenario(when: #""launch", {"fly": "lunch"}"#),
      "in own: toast/of-this-house.json:3:21: /when/1: there is no step 'fly'; "
        + "Specs/scenarios.md lists them"
    ),
    (
      file, scenario(exercises: "toast.tastes-good"),
      "toast/of-this-house.json: the name 'toast.tastes-good' is unknown"
    ),
    (
      "toast/tapped.json", scenario(id: "toast.tapped"),
      "the name 'toast.tapped' is used twice; names are unique, including those of the kit"
    ),
    ("notes.txt", "", "own: there is no scenario in this folder"),
    (
      file, String(repeating: " ", count: 1 << 20) + scenario(),
      "in own: toast/of-this-house.json: larger than the limit of 1048576 bytes"
    ),
    (
      "a\nb\u{1B}[2J.json", "{}", #"in own: a b\u{1B}[2J.json:1:1: the member "id" is missing"#
    ),
  ]

  private static let file = "toast/of-this-house.json"

  @Test("A wrong folder is named, and nothing is judged", arguments: folders)
  func badFolder(file: String, text: String, complaint: String) async throws {
    let scratch = try Scratch(["own/\(file)": text])
    let before = try scratch.contents
    let outcome = try await scratch.run("run --scenarios own --junit report.xml")
    #expect(outcome == .refused(complaint))
    #expect(try scratch.contents == before)
  }
}

extension String {
  fileprivate var sum: Int {
    matches(of: /\d+/).compactMap { Int($0.output) }.reduce(0, +)
  }
}
