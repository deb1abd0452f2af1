import PushPayloads
import Testing

@testable import ConformanceHTML
@testable import ConformanceReports

@Suite(
  "The page in a browser",
  .enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason))
)
struct BrowserTests {
  @Test(
    "Nothing is wrong on the console, scrolls sideways or is hard to read",
    arguments: [360, 1_280],
    [false, true]
  )
  func looks(_ width: Int, _ isDark: Bool) async throws {
    let view = try await Chromium.look(at: SampleLines.page(), width: width, isDark: isDark)
    #expect(view.console == [])
    #expect(view.values["dark"] == .bool(isDark))
    #expect(view.values["client"] == view.values["scroll"])
    #expect(view.values["wide"] == 0)
    #expect(view.values["weak"] == [])
    #expect(view.values["headings"] == true)
    #expect(view.values["ids"] == true)
    // The probe has checked the texts.
    #expect(try #require(view.values["texts"]?.number?.int) > 150)
  }

  /// A filter, and the numbers of findings, errors and cases that it leaves.
  struct Row: Sendable, CustomTestStringConvertible {
    var filter: String
    var shown: Int
    var testDescription: String { filter }
  }

  @Test(
    "The filter leaves what has all the words, or an outcome",
    arguments: [
      Row(filter: "", shown: 13), Row(filter: "badge", shown: 2),
      Row(filter: "BADGE%20shop", shown: 2),
      Row(filter: "badge%20parser", shown: 0), Row(filter: "%3Cscript%3E", shown: 0),
      Row(filter: "status:failed", shown: 6), Row(filter: "status:error", shown: 2),
      Row(filter: "status:note", shown: 1), Row(filter: "status:skipped", shown: 2),
      Row(filter: "status:passed", shown: 2),
    ]
  )
  func filter(_ row: Row) async throws {
    let view = try await Chromium.look(
      at: SampleLines.page(),
      width: 800,
      isDark: false,
      filter: row.filter
    )
    #expect(view.values["before"] == 13)
    #expect(view.values["after"] == .number(JSONNumber(row.shown)))
    #expect(view.values["count"] == .string("\(row.shown) of 13 shown"))
    #expect(view.values["none"] == .bool(row.shown == 0))
    #expect(view.console == [])
  }

  @Test("Hostile text does nothing", arguments: HostilePageTests.texts.indices)
  func hostile(_ index: Int) async throws {
    let page = try SampleLines.page(HostileLines.lines(HostilePageTests.texts[index]))
    let view = try await Chromium.look(at: page, width: 360, isDark: true, filter: "a")
    #expect(view.values["hurt"] == false)
    #expect(view.values["client"] == view.values["scroll"])
    #expect(view.values["weak"] == [])
    #expect(view.console == [])
  }
}
