import PushPayloads
import Testing

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

  @Test(
    "The filter leaves what has all the words, or an outcome",
    arguments: [
      ("", 13), ("badge", 2), ("BADGE%20shop", 2), ("badge%20parser", 0), ("%3Cscript%3E", 0),
      ("status:failed", 6), ("status:error", 2), ("status:note", 1), ("status:skipped", 2),
      ("status:passed", 2),
    ]
  )
  func filter(_ filter: String, shown: Int) async throws {
    let view = try await Chromium.look(
      at: SampleLines.page(),
      width: 800,
      isDark: false,
      filter: filter
    )
    #expect(view.values["before"] == 13)
    #expect(view.values["after"] == .number(JSONNumber(shown)))
    #expect(view.values["count"] == .string("\(shown) of 13 shown"))
    #expect(view.values["none"] == .bool(shown == 0))
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
