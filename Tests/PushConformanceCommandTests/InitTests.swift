import Foundation
import Testing

@Suite("init")
struct InitTests {
  @Test(
    "Each part of an app has a file, which init writes as it is and only once",
    arguments: ["tap", "token", "silent", "badge", "logout", "extension", "parser"]
  )
  func writes(role: String) async throws {
    let scratch = try Scratch()
    try scratch.makeFolder("Tests/ShopTests")
    let path = "Tests/ShopTests/\(role.capitalized)Conformance.swift"
    let first = try await Tool.run("init", "--role", role, in: scratch)
    #expect(first.status == 0)
    #expect(
      first.output.hasPrefix("\(path): written; connect your object where the comments are\n")
    )
    let kit = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Specs/starters/\(role.capitalized)Conformance.swift"
    )
    #expect(try scratch.text(of: path) == String(contentsOf: kit, encoding: .utf8))

    try scratch.write(Array("mine".utf8), to: path)
    let second = try await Tool.run("init", "--role", role, in: scratch)
    let complaint =
      "cannot write \(path): a file has this name; move it, or name another folder with --output"
    #expect(second == .refused(complaint))
    #expect(try scratch.text(of: path) == "mine")
  }

  @Test(
    "The advice fits the package that contains the folder",
    arguments: [
      (nil, "In Xcode, add the package"),
      ("let package = Package(name: \"Shop\")", "swift package add-target-dependency"),
      ("\"PushConformanceTesting\"", "  swift test --filter TapConformance\n"),
    ]
  )
  func advice(manifest: String?, line: String) async throws {
    let scratch = try Scratch(manifest.map { ["Package.swift": $0] } ?? [:])
    let outcome = try await Tool.run("init", "--output", "Tests/ShopTests/", in: scratch)
    #expect(outcome.output.contains(line))
    #expect(outcome.output.contains("add-dependency") == (manifest?.contains("Shop") ?? false))
  }

  @Test(
    "A folder that is not clear, or that cannot be written, is refused in one line",
    arguments: RefusedLine.rows(
      "init",
      files: ["Tests/A/Old.swift": "", "Tests/B/Old.swift": ""],
      [
        "": "Tests has A, B; name the folder of a unit-test target with --output",
        "--output ''": "name the folder to write to",
        "--output Tests/A/Old.swift":
          "cannot write Tests/A/Old.swift/TapConformance.swift: a file has this name; move it, or name"
          + " another folder with --output",
        "--output /proc/none":
          "cannot write /proc/none/TapConformance.swift: the folder cannot be created; a file may have"
          + " its name",
      ]
    )
  )
  func refused(line: RefusedLine) async throws { try await line.expect() }
}
