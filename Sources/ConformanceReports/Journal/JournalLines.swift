package import PushConformance
import PushPayloads

/// The lines of a journal, which a run writes one after another.
///
/// Specs/results.md defines the grammar.
package enum JournalLines {
  /// Returns the first line, which names the subjects of the run and, if the run is divided, the shard.
  package static func header(
    centers: [String],
    parsers: [String],
    shard: Shard = .whole,
    started: Int
  ) -> String {
    var header: JSONObject = [
      "type": "journal",
      "version": .string(ConformanceKit.version),
      "centers": .array(centers.map(JSONValue.string)),
      "parsers": .array(parsers.map(JSONValue.string)),
      "timestamp": .number(JSONNumber(started)),
    ]
    if !shard.isWhole { header["shard"] = .string(shard.text) }
    return text(header)
  }

  /// Returns the line for a subject that is about to be judged.
  package static func began(_ subject: String) -> String {
    text(["type": "began", "subject": .string(subject)])
  }

  /// Returns the line to write when a case is finished, with its line feed.
  package static func finished(_ result: CaseResult) -> String {
    JSONLines.line(result).text + "\n"
  }

  /// The last line, which only a finished run writes.
  package static let end = text(["type": "end"])

  private static func text(_ object: JSONObject) -> String { JSONValue.object(object).text + "\n" }
}
