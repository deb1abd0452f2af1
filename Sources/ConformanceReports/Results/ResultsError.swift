package struct ResultsError: Error, Sendable, Hashable, CustomStringConvertible {
  enum Problem: Error, Hashable {
    case empty
    case unendedLine
    case syntax(column: Int, reason: String)
    case wrongKind(place: String, expected: String)
    case wrong(place: String, member: String, expected: String)
    case missing(place: String, member: String)
    case unknown(place: String, member: String)
    /// Two members with the same name are refused, because readers could disagree on the value.
    case repeated(place: String, member: String)
    case otherSubject(found: String, open: String)
    case closedSubject(String)
    case openSubject(String)
    case wrongCount(member: String, stated: Int, found: Int)
    /// The file ends, although its last summary announces more subjects.
    case missingSubjects(Int)
    /// The number of remaining subjects in a summary is not one less than the number in the previous summary.
    case wrongAnnouncement(stated: Int, before: Int)
    case tooMany(String, limit: Int)
    case shard(String)
    case noHeader
    case misplacedLine(String?)
    /// A case belongs to a subject that the run was not judging, or a subject begins out of order.
    case misplacedSubject(String)
    case foreignSuite(String)
    case repeatedCase(String)
  }

  /// The number of the line with the problem, from 1; nil for a problem of the whole file.
  var line: Int?
  var problem: Problem

  package var description: String { (line.map { "line \($0): " } ?? "") + problem.text }
}

extension ResultsError.Problem {
  var text: String {
    switch self {
    case .empty: "the file is empty; run --json writes a line for each case"
    case .unendedLine: "the last line has no end, so the file is truncated"
    case .syntax(let column, let reason): "column \(column): no JSON: \(reason)"
    case .wrongKind(let place, let expected): "\(place) is not \(expected)"
    case .wrong(let place, let member, let expected):
      "'\(member)' of \(place) is not \(expected)"
    case .missing(let place, let member):
      "\(place) has no member '\(Self.quoted(member))'; write the file with this version of the kit"
    case .unknown(let place, let member): "\(place) has an unknown member '\(Self.quoted(member))'"
    case .repeated(let place, let member):
      "\(place) has the member '\(Self.quoted(member))' twice"
    case .otherSubject(let found, let open):
      "a line of '\(Self.quoted(found))' before the summary of '\(Self.quoted(open))'"
    case .closedSubject(let name):
      "a line of '\(Self.quoted(name))' after the summary of that subject"
    case .openSubject(let name):
      "the file ends before the summary of '\(Self.quoted(name))', so it is truncated"
    case .wrongCount(let member, let stated, let found):
      "the summary states \(stated) as '\(member)', and the file has \(found)"
    case .missingSubjects(let count):
      "the file ends, and \(count) more \(count == 1 ? "subject was" : "subjects were") announced, so it is truncated"
    case .wrongAnnouncement(let stated, let before):
      "the summary states \(stated) as 'following', and the one before it \(before)"
    case .tooMany(let things, let limit): "there are more than \(limit) \(things)"
    case .shard(let shard):
      "it has shard \(Self.quoted(shard)) of a run; name the results of a run without --shard"
    case .noHeader:
      "this is not a journal of a run, or the run ended before the first line was written; nothing had been played"
    case .misplacedLine(let type):
      type.map { "a line of type '\($0)' cannot be here" } ?? "it has no type"
    case .misplacedSubject(let name): "the run was not judging '\(name)' here"
    case .foreignSuite(let name): "the suite '\(name)' belongs to another subject"
    case .repeatedCase(let name): "the case '\(name)' has its result already"
    }
  }

  private static func quoted(_ text: String) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60)))
    return start.utf8.count < text.utf8.count ? start + "…" : start
  }
}
