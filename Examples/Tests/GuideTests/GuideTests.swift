import Foundation
import PushConformanceTesting
import Testing

/// The app of each guide has one bug, and the guide shows the app's code and what the kit prints about the bug.
@Suite struct GuideTests {
  struct Guide: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var check: @Sendable () async throws -> Void

    init<Adapter: PushCenterUnderTest & SendableMetatype>(_ page: String, _ adapter: Adapter.Type) {
      testDescription = page
      check = { try await Conformance.check(adapter) }
    }

    init<Parser: PayloadParserUnderTest & SendableMetatype>(_ page: String, _ parser: Parser.Type) {
      testDescription = page
      check = { try await Conformance.check(parser) }
    }

    var page: URL {
      URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Sources/PushConformanceTesting/PushConformanceTesting.docc"
      ).appending(path: testDescription + ".md").standardizedFileURL
    }
  }

  static let guides = [
    Guide("NotificationDelegate", NewsPushAdapter.self),
    Guide("ActorWithStreams", TokenCenterAdapter.self),
    Guide("PayloadParser", OrderPushParser.self),
    Guide("OlderSystems", DeskAdapter.self),
    Guide("SeveralAccounts", MailAccountsAdapter.self),
    Guide("ServiceExtension", PictureServiceAdapter.self),
    Guide("Reducer", TaskFeatureAdapter.self),
    Guide("ScenesAndSwiftUI", RecipeAdapter.self),
    Guide("SDKInFrontOfAnApp", CampaignSDKAdapter.self),
  ]

  @Test("A guide shows the only cause of its app", arguments: guides)
  func cause(_ guide: Guide) async throws {
    // Outside of a test, the kit throws one error with the text that `swift test` prints at its end.
    let judgment = Task.detached { try await guide.check() }
    let error = await #expect(throws: (any Error).self) { try await judgment.value }
    let text = try #require(error.map { "\($0)" })
    #expect(text.contains(": 1 cause."), "\(text)")
    let shown = try blocks("console", of: guide.page)
    #expect(shown.count == 1 && shown.allSatisfy(text.contains), "\(text)")
  }

  @Test("Each block of a guide's code stands in a file that the guide links", arguments: guides)
  func code(_ guide: Guide) throws {
    let files = try String(contentsOf: guide.page, encoding: .utf8)
      .matches(of: /\]\(([^)]+\.swift)\)/)
      .map { link in
        let file = guide.page.deletingLastPathComponent().appending(path: String(link.1))
        return try String(contentsOf: file, encoding: .utf8)
      }
    let shown = try blocks("swift", of: guide.page)
    #expect(shown.count >= 2)
    for block in shown { #expect(files.contains { $0.contains(block) }, "\(block)") }
  }

  private func blocks(_ language: String, of page: URL) throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```\(language)\n")
      .dropFirst().map { $0.components(separatedBy: "```\n")[0] }
  }
}
