import Foundation

/// The results of a run, as `--json` writes them.
struct ResultLines {
  /// The members of a line that tests read.
  struct Line: Decodable, Hashable {
    struct Problem: Decodable, Hashable {
      var kind: String
      var message: String
    }

    var suite: String?
    var id: String?
    var outcome: String?
    var error: Problem?
  }

  let cases: [Line]

  init(_ text: String) throws {
    let decoder = JSONDecoder()
    cases = try text.split(separator: "\n").map {
      try decoder.decode(Line.self, from: Data($0.utf8))
    }
    .filter { $0.id != nil }
  }

  /// Reads the lines of a journal that are whole.
  init(journal: String) throws {
    let whole = journal.utf8.lastIndex(of: 0x0A).map { journal[...$0] } ?? ""
    // Every line begins with its type.
    try self.init(
      whole.utf8.split(separator: 0x0A).filter { $0.starts(with: #"{"type":"case""#.utf8) }
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    )
  }

  func ids(_ outcome: String) -> Set<String> {
    Set(cases.filter { $0.outcome == outcome }.compactMap(\.id))
  }

  /// The outcomes of the cases, by suite and name; the names of suites lack the subject.
  var outcomes: [String: String] {
    Dictionary(cases.map { ("\($0.area) \($0.id ?? "")", $0.outcome ?? "") }) { $1 }
  }
}

extension ResultLines.Line {
  fileprivate var area: Substring { (suite ?? "").drop { $0 != "." } }
}

extension String {
  /// Returns results or a report with another name of the subject, and without the members that can differ between two
  /// equal runs.
  func withoutTimes(of subject: String = "", as other: String = "") -> String {
    let text = subject.isEmpty ? self : replacing(subject, with: other)
    return text.replacing(/"time":[0-9.]+|"timestamp":[0-9]+/, with: "")
      .replacing(#/ time="[0-9.]+"| timestamp="[^"]+"/#, with: "")
  }
}
