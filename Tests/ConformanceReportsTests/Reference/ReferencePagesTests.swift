import ConformanceTestSupport
import Foundation
import PushCorpus
import Testing

@testable import PushConformance

@MainActor @Suite("Specs/reference explains each requirement and each payload rule", .serialized)
struct ReferencePagesTests {
  private static let folder = ReferencePages.root.appending(path: "Specs/reference")

  @Test("The pages say what the repository says")
  func pages() throws {
    let made = try ReferencePages().pages
    if let specs = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_WRITE_SPECS"] {
      let folder = URL(filePath: specs).appending(path: "reference")
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in made { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }
    let written = try Self.written()
    #expect(Set(written.keys) == Set(made.keys))
    for (name, text) in made.sorted(by: { $0.key < $1.key }) where written[name] != text {
      Issue.record(
        """
        \(name) is stale; PUSH_CONFORMANCE_WRITE_SPECS=$PWD/Specs swift test --filter \
        ReferencePagesTests writes it:
        \(Snapshot.difference(from: written[name] ?? "", to: text).prefix(2_000))
        """
      )
    }
  }

  @Test("Each link leads to a file and a heading, or to a tracker or an RFC")
  func links() throws {
    var anchors: [URL: Set<String>] = [:]
    for (name, text) in try Self.written() {
      for link in text.matches(of: /\]\(([^)]+)\)/).map(\.output.1) {
        if link.hasPrefix("https:") {
          #expect(
            link.wholeMatch(
              of:
                /https:\/\/(github\.com\/[\w.\-]+\/[\w.\-]+\/issues\/\d+|www\.rfc-editor\.org\/rfc\/rfc\d+)/
            )
              != nil,
            "\(name): \(link)"
          )
          continue
        }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? name : String(parts[0])
        let file = Self.folder.appending(path: path).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: file.path), "\(name): \(link)")
        guard parts.count == 2 else { continue }
        if anchors[file] == nil {
          anchors[file] = Set(
            Self.anchors(in: String(decoding: try Data(contentsOf: file), as: UTF8.self))
          )
        }
        #expect(anchors[file]?.contains(String(parts[1])) == true, "\(name): \(link)")
      }
    }
  }

  @Test("Each name that a report can print has one place")
  func places() throws {
    let written = try Self.written()
    let catalog = try Kit.load().catalog
    let sheets = try PayloadRuleSheet.all(in: ReferencePages.root.appending(path: "Specs"))
    let names =
      catalog.requirements.map(\.id) + catalog.retired.map(\.id)
      + sheets.flatMap(\.rules).map(\.id)
    var anchors: [String: Set<String>] = [:]
    for (name, text) in written {
      let all = Self.anchors(in: text)
      anchors[name] = Set(all)
      #expect(Set(all).count == all.count, "\(name) has two headings with one anchor")
    }
    for name in names {
      let place = try #require(ConformanceKit.place(of: name)).split(separator: "#").map(
        String.init
      )
      #expect(anchors[place[0]]?.contains(place[1]) == true, "\(name)")
    }
  }

  @Test(
    "Only a well-formed name has a page",
    arguments: ["", "token", "Token.a", "../token.a", "token.a\" onclick=\"x", "a.b)", "token..a"]
  )
  func malformed(name: String) {
    #expect(ConformanceKit.page(of: name) == nil)
  }

  private static func written() throws -> [String: String] {
    let folder = CorpusFolder(Self.folder)
    let pages = try folder.files().map {
      ($0, String(decoding: try folder.read($0), as: UTF8.self))
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }

  /// Returns the anchors that GitHub makes of headings: lower case, with hyphens for spaces, without other punctuation.
  private static func anchors(in text: String) -> [String] {
    text.matches(of: /(?m)^#+ (.+)$/).map { heading in
      String(heading.output.1).lowercased().replacing(/[^\w\- ]/, with: "").replacing(
        " ",
        with: "-"
      )
    }
  }
}
