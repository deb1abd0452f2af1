import Foundation
import PushConformance
import Testing

@testable import ConformanceHTML

@Suite("The template of the page")
struct PageTemplateTests {
  @Test("No value is inserted without escaping, and none without quotes in a tag")
  func variables() {
    #expect(!PageTemplate.text.contains("{{{"))
    #expect(!PageTemplate.text.contains("{{&"))
    #expect(!PageTemplate.text.contains("{{>"))
    // Each value of an attribute is quoted.
    #expect(PageTemplate.text.firstMatch(of: /=\{\{/) == nil)
    for attribute in PageTemplate.text.matches(of: /(\w+)="[^"]*\{\{[^"]*"/) {
      #expect(
        !["href", "src", "style"].contains(String(attribute.1))
          || ["href=\"#{{.}}\"", "href=\"\(ConformanceKit.reference)/{{.}}\""].contains(attribute.0)
      )
      #expect(!attribute.1.hasPrefix("on"))
    }
  }

  @Test("The page refers to nothing outside but the reference, and loads nothing")
  func references() throws {
    let page = try SampleLines.page()
      .replacing("<a href=\"\(ConformanceKit.reference)/", with: "")
    for word in ["http:", "https:", "//", "url(", "@import", "src=", "<link", "<base"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test(
    "The policy allows the style sheet and the script by their hashes",
    .enabled("the program sha256sum is missing") {
      FileManager.default.fileExists(atPath: "/usr/bin/sha256sum")
    },
    arguments: [(PageStyle.text, PagePolicy.style), (PageScript.text, PagePolicy.script)]
  )
  func hashes(_ text: String, _ stated: String) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let result = try await Program.run("/usr/bin/sha256sum", [file.path(percentEncoded: false)])
    let digits = Array(result.output.prefix(64).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
    }
    #expect(bytes.count == 32)
    #expect(stated == "sha256-" + Data(bytes).base64EncodedString())
  }
}
