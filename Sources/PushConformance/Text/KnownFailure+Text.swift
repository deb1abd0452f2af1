extension KnownFailure {
  package var terms: String { reason + (until.map { ", until \($0.text)" } ?? "") }

  var place: String { "\(file):\(line)" }
}

extension KnownFailureFault {
  /// The fault and its remedy in one line.
  package var text: String {
    switch self {
    case .fixed(let entry, nil):
      "\(entry.place): fixed: the story of '\(entry.group)' no longer shows it; remove the entry at line"
        + " \(entry.line)"
    case .fixed(let entry, let other?):
      "\(entry.place): fixed: the story of '\(entry.group)' shows '\(other)' now, which is another failure;"
        + " remove the entry at line \(entry.line)"
    case .matchesNothing(let entry, let reason):
      "\(entry.place): '\(entry.group)' matches no finding of '\(entry.subject)': \(reason). Remove"
        + " the entry at line \(entry.line)"
    case .broken(let entry, let reason):
      "\(entry.place): the story of '\(entry.group)' cannot be judged: \(reason)"
    case .expired(let entry):
      "\(entry.place): '\(entry.group)' was accepted until \(entry.until?.text ?? ""); mend it, or write"
        + " another date at line \(entry.line)"
    }
  }

  /// The kind of the error in reports, such as `known.fixed`.
  var kind: String {
    switch self {
    case .fixed: "known.fixed"
    case .matchesNothing: "known.matches-nothing"
    case .broken: "known.cannot-be-judged"
    case .expired: "known.expired"
    }
  }
}

extension KnownFailuresError: CustomStringConvertible {
  package var description: String { "\(file):\(line): \(problem.text)" }
}

extension KnownFailuresError.Problem {
  private static var members: String {
    KnownFailuresReader.Member.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The problem and its remedy, as a phrase that follows the file and the line.
  fileprivate var text: String {
    switch self {
    case .notUTF8: "the line is not UTF-8; save the file in that encoding"
    case .noMember(let line):
      "'\(line.cut(at: 40))' is not a member; write 'name: value', or '#' before a comment"
    case .unknownMember(let name):
      "there is no member '\(name.cut(at: 40))'; an entry has \(Self.members)"
    case .outsideOfEntry(let name):
      "'\(name)' comes before the first entry; an entry begins with 'group:'"
    case .repeatedMember(let name): "the entry has '\(name)' twice; keep one of them"
    case .emptyMember(let name): "'\(name)' has no value; write it after the colon"
    case .missingMember(let name): "the entry has no '\(name)'; write '\(name): …' below its group"
    case .noDay(let text): "'\(text.cut(at: 40))' is not a date; write one such as 2026-12-31"
    case .noGroup(let text):
      "'\(text.cut(at: 80))' is not a group; copy the member group of a finding from the JSON results, such as"
        + " 'suppression.any-yes-suppresses notification: unexpected toast'"
    case .unknownRequirement(let id, let nearest):
      "there is no requirement '\(id.cut(at: 80))'; the nearest are \(nearest.joined(separator: ", "))"
    case .retiredRequirement(let id, let other):
      "the requirement '\(id)' was withdrawn; remove the entry"
        + (other.map { ", or write it for '\($0)'" } ?? "")
    case .noToken(let error): "\(error)"
    case .unknownStory(let name, let nearest):
      "there is no scenario or payload '\(name.cut(at: 80))'; write a token, or a name; the nearest are"
        + " \(nearest.joined(separator: ", "))"
    case .unknownSubject(let name, let known):
      "there is no subject '\(name.cut(at: 80))'; the subjects are \(known.joined(separator: ", "))"
    case .duplicate(let line):
      "the entry at line \(line) has the same subject and group; keep one of them"
    }
  }
}
