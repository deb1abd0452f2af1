import Foundation
import PushPayloads

/// The corrections that need no judgment, as a unified diff.
struct PayloadDiff: PayloadOutput {
  private var file: String?
  private let root = ReportedPath()
  /// The number of unchanged lines around a change.
  private static let context = 3

  mutating func print(_ verdicts: [PayloadVerdict]) throws {
    var lines: [String] = []
    for verdict in verdicts {
      guard let text = try? verdict.input.text.get(), !verdict.fixes.isEmpty else { continue }
      let name = root.path(of: verdict.input.file)
      if file != name { lines += ["--- a/\(name)", "+++ b/\(name)"] }
      file = name
      lines += Self.hunks(text, verdict.fixes, from: verdict.input.line)
    }
    if !lines.isEmpty { try Terminal.print(lines) }
  }

  func end(_ tally: PayloadTally) {}

  /// Returns the hunks for a text; a text that is one line of a stream has no lines around it.
  private static func hunks(_ text: [UInt8], _ fixes: [PayloadFix], from first: Int?) -> [String] {
    var fixed = text
    for fix in fixes.reversed() { fixed.replaceSubrange(fix.range, with: fix.text.utf8) }
    // No replacement has a line end, so that the lines of both texts correspond.
    let (old, new) = (lines(of: text), lines(of: fixed))
    let changed = old.indices.filter { old[$0] != new[$0] }
    var hunks: [Range<Int>] = []
    for line in changed {
      let hunk = max(0, line - context)..<min(old.count, line + context + 1)
      if let last = hunks.last, last.upperBound >= hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    return hunks.flatMap { hunk in
      let place = "\(hunk.lowerBound + (first ?? 1)),\(hunk.count)"
      var result = ["@@ -\(place) +\(place) @@"]
      for index in hunk {
        let isLast = first == nil && index == old.count - 1 && text.last != UInt8(ascii: "\n")
        let end = isLast ? ["\\ No newline at end of file"] : []
        result +=
          old[index] == new[index]
          ? [" " + old[index]] + end : ["-" + old[index]] + end + ["+" + new[index]] + end
      }
      return result
    }
  }

  private static func lines(of text: [UInt8]) -> [String] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
