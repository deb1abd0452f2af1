import ConformanceTestSupport
import Foundation
import PushConformance
import Testing

/// Compares the output, the code and the links of the README with what they show.
@Suite("The README says what holds")
struct ReadmeTests {
  static let readme = Page("README.md")

  @Test("The README has at most 200 lines")
  func size() throws {
    #expect(try Self.readme.text.count { $0 == "\n" } <= 200)
  }

  @Test("The README shows what Scripts/run prints, but for paths")
  func output() async throws {
    let scratch = try Scratch()
    let built = URL(filePath: Tool.path).deletingLastPathComponent().path(percentEncoded: false)
    let outcome = try await Tool.run(
      built,
      in: scratch,
      executable: Scratch.path(inRepository: "Scripts/run")
    )
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(try scratch.names == ["report.html", "report.xml"])
    let shown = try #require(Self.readme.blocks("console").first)
    let output = shown.split(separator: "\n", omittingEmptySubsequences: false).drop {
      $0.hasPrefix("$ ")
    }
    let difference = Snapshot.difference(
      from: Self.masked(output.joined(separator: "\n")),
      to: Self.masked(outcome.output)
    )
    #expect(difference.isEmpty, "\(difference)")
  }

  private static func masked(_ output: String) -> String {
    output.replacing(/\/\S+(?=: report)/, with: "…").replacing(
      "swift run chat-app",
      with: "chat-app"
    )
  }

  @Test("The Swift code of the README compiles, beside the code of the chat app")
  func code() async throws {
    let scratch = try Scratch([
      "Readme.swift": try Self.readme.blocks("swift").joined(),
      "System.swift": Self.system,
    ])
    let compiled = try await Tool.shell(
      """
      swiftc -typecheck -swift-version 6 -module-name Chat -I "$modules" -I "$root/Sources/CLibXML2" \
        $(pkg-config --cflags libxml-2.0) "$root/Examples/Sources/ChatApp/ChatPush.swift" *.swift
      """,
      in: scratch,
      environment: ["modules": Tool.path(of: "Modules"), "root": Scratch.path(inRepository: "")]
    )
    #expect(compiled == Tool.Outcome(0))
  }

  /// Stand-ins for the app's delegate and for the Apple frameworks that the README names.
  private static let system = """
    @MainActor final class AppDelegate { let push = ChatPush() }
    @MainActor protocol UNUserNotificationCenterDelegate {
      func userNotificationCenter(_: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    }
    struct UNUserNotificationCenter {}
    struct UNNotificationResponse {
      var actionIdentifier: String
      var notification: (request: (content: (userInfo: [AnyHashable: Any], Void), Void), Void)
    }
    """

  @Test("The guide to a first run shows what init prints")
  func initialization() async throws {
    let guide = Page("Sources/PushConformanceTesting/PushConformanceTesting.docc/GettingStarted.md")
    let shown = try #require(guide.blocks("console").first).split(separator: "\n")
    let command = try #require(shown.first?.split(separator: " ").drop { $0 != "init" })
    let scratch = try Scratch(["Package.swift": ""])
    let outcome = try await Tool.run(command.map(String.init), in: scratch)
    #expect(outcome.output == shown.dropFirst().map { $0 + "\n" }.joined())
  }

  static let protocols =
    Role.allCases.map(\.protocolName) + ["ObservableCenter", "PayloadParserUnderTest"]

  @Test("The guide to roles shows each role with the methods of its protocol", arguments: protocols)
  func methods(of name: String) throws {
    let guide = Page("Sources/PushConformanceTesting/PushConformanceTesting.docc/Roles.md")
    #expect(try guide.text.contains("`\(name)`"))
    let shown = try guide.blocks("swift").flatMap { block in
      block.components(separatedBy: "// \(name)\n").dropFirst().flatMap { rest in
        rest.components(separatedBy: "// ")[0].split(separator: "\n")
      }
    }
    #expect(try shown.map(String.init) == Self.declaredMethods(of: name))
  }

  /// Returns the methods of a protocol, as the file with its name declares them.
  private static func declaredMethods(of name: String) throws -> [String] {
    let folder = "Sources/PushConformance/"
    let paths = FileManager.default.enumerator(atPath: Scratch.path(inRepository: folder))
    let path = try #require(
      paths?.lazy.compactMap { $0 as? String }.first { $0.hasSuffix("/\(name).swift") }
    )
    let declaration = try Page(folder + path).text.components(separatedBy: "protocol \(name)")[1]
    return declaration.components(separatedBy: "\n}")[0].split(separator: "\n")
      .filter { $0.hasPrefix("  func ") || $0.hasPrefix("  static func ") }
      .map { String($0.dropFirst(2)) }
  }

  @Test("Each link leads to a file and a heading of the repository", arguments: try Page.all())
  func links(_ page: Page) throws {
    for link in try page.text.matches(of: /\]\(([^)\s]+)\)/).map(\.1) where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? page : page.neighbor(String(parts[0]))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
      if parts.count == 2 { #expect(try target.anchors.contains(String(parts[1])), "\(link)") }
    }
  }
}

struct Page: CustomTestStringConvertible {
  var path: String
  var testDescription: String { String(path.dropFirst(Scratch.path(inRepository: "").count)) }

  init(_ name: String) { path = Scratch.path(inRepository: name) }

  /// The pages in folders that users read.
  static func all() throws -> [Page] {
    try [
      "", "Benchmarks/", "Examples/Bazel/", "Specs/", "Specs/decisions/", "Trials/",
      "Sources/PushConformanceTesting/PushConformanceTesting.docc/",
    ].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Scratch.path(inRepository: folder))
        .filter { $0.hasSuffix(".md") }.sorted().map { Page(folder + $0) }
    }
  }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }
  }

  func neighbor(_ other: String) -> Page {
    var page = self
    page.path = URL(filePath: path).deletingLastPathComponent().appending(path: other)
      .standardizedFileURL.path(percentEncoded: false)
    return page
  }

  func blocks(_ language: String) throws -> [String] {
    try text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "```\n")[0]
    }
  }

  /// The names that GitHub gives to the headings, and those that the page gives to other places.
  var anchors: Set<String> {
    get throws {
      let headings = try text.matches(of: /(?m)^#+ (.+)$/).map { heading in
        heading.1.lowercased().replacing(/\]\([^)]*\)/, with: "").replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
      }
      return Set(headings + (try text.matches(of: /<a id="([^"]+)">/).map { String($0.1) }))
    }
  }
}
