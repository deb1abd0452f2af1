import Foundation
import PushPayloads

/// The corrections that need no judgment, as a unified diff without device tokens.
struct PayloadDiff: PayloadOutput {
  private var file: String?
  private let root = ReportedPath()
  private static let context = 3

  mutating func print(_ verdicts: [PayloadVerdict]) throws {
    for verdict in verdicts {
      guard let text = try? verdict.input.text.get(), !verdict.fixes.isEmpty else { continue }
      let hunks = Self.hunks(of: verdict.input, text, verdict.fixes)
      guard !hunks.isEmpty else { continue }
      let name = root.path(of: verdict.input.file)
      let head = file == name ? [] : ["--- a/\(name)", "+++ b/\(name)"]
      file = name
      try Terminal.print(head + hunks)
    }
  }

  func end(_ tally: PayloadTally) {}

  /// Returns the hunks for a text; if the text is one line of a file, the hunk has no other line of the file.
  ///
  /// Hunks leave out lines with a device token. A hunk ends before such a line, and a warning names each correction in
  /// such a line.
  private static func hunks(
    of input: PayloadInput,
    _ text: [UInt8],
    _ fixes: [PayloadFix]
  ) -> [String] {
    // No replacement contains a newline, so line numbers are the same in both texts.
    let (old, new) = (lines(of: text), lines(of: EditedText(text, fixes).bytes))
    let first = input.line ?? 1
    let isEnded = input.line == nil ? text.last == UInt8(ascii: "\n") : input.isEnded
    var hunks: [Range<Int>] = []
    for line in old.indices where old[line] != new[line] {
      guard !hasDeviceToken(old[line]) else {
        Terminal.complain(
          "warning: \(input.file):\(line + first): the diff leaves out this line, which has a device token"
        )
        continue
      }
      let before = old[max(0, line - context)..<line].reversed().prefix { !hasDeviceToken($0) }
      let after = old[line...].prefix(context + 1).prefix { !hasDeviceToken($0) }
      let hunk = line - before.count..<line + after.count
      if let last = hunks.last, last.upperBound >= hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    var result: [String] = []
    for hunk in hunks {
      let place = "\(hunk.lowerBound + first),\(hunk.count)"
      result.append("@@ -\(place) +\(place) @@")
      for index in hunk {
        let isLast = index == old.count - 1 && !isEnded
        let end = isLast ? ["\\ No newline at end of file"] : []
        if old[index] == new[index] {
          result += [" " + old[index]] + end
        } else {
          result += ["-" + old[index]] + end + ["+" + new[index]] + end
        }
      }
    }
    return result
  }

  private static func lines(of text: [UInt8]) -> [String] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether a line has a device token of APNs, Firebase or Expo, or a member with a name such as `token`.
  private static func hasDeviceToken(_ line: String) -> Bool {
    ["/3/device/", #"\/3\/device\/"#, ":APA91b", "PushToken["].contains(where: line.contains)
      || line.contains(/[0-9A-Fa-f]{64}/)
      || line.contains(/(?i)(token|tokens|registration_ids)"\s*:\s*["\[]/)
  }
}
