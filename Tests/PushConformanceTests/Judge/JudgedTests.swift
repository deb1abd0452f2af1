import Foundation
import PushConformance
import Testing

/// Compares the counts of judgments in the requirements with the findings about public apps.
@Suite("Each requirement counts the judgments of the trials")
struct JudgedTests {
  /// The judgments in all files of findings, by requirement; an app counts once for each verdict.
  private static func judgments() throws -> [String: [String: Int]] {
    let trials = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Trials")
    var counts: [String: [String: Int]] = [:]
    for app in try FileManager.default.contentsOfDirectory(atPath: trials.path) {
      let file = trials.appending(path: "\(app)/findings.md")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let rows = text.matches(
        of: /\| `(?<id>[a-z0-9.-]+)`[^|]*\| (adapter, then )?(?<verdict>true|false)/
      )
      for row in Set(rows.map { [String($0.id), String($0.verdict)] }) {
        counts[row[0], default: [:]][row[1] == "true" ? "bug" : "intended", default: 0] += 1
      }
    }
    return counts
  }

  @Test("The counts are those of Trials")
  func counted() throws {
    let judgments = try Self.judgments()
    try #require(judgments.count > 20)
    for requirement in try Kit.load().catalog.requirements {
      #expect(requirement.judged == judgments[requirement.id] ?? [:], "\(requirement.id)")
    }
  }

  @Test("No must was intended in more than half of at least four judgments")
  func musts() throws {
    for requirement in try Kit.load().catalog.requirements where requirement.level == .must {
      let all = requirement.judged.values.reduce(0, +)
      #expect(all < 4 || requirement.judged["intended", default: 0] * 2 <= all, "\(requirement.id)")
    }
  }
}
