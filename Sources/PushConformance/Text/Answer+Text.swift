import PushCorpus

extension AnswerFault {
  package var text: String {
    switch self {
    case .stale(let answer, nil):
      "\(answer.key) is stale: its story no longer deviates from \(answer.nameList); remove the answer, or run adopt"
    case .stale(let answer, let other?):
      "\(answer.key) is stale: its story shows '\(other)' now, which the answer does not excuse; remove the"
        + " answer, or run adopt"
    case .otherSituation(let answer, let clause, let nearest):
      "\(answer.key) does not hold: its story deviates, but '\(clause.cut(at: 80))' is not as the answer says;"
        + " correct 'when'; the nearest facts of the story are \(nearest.map { "'\($0)'" }.joined(separator: ", "))"
    case .unknownFact(let answer, let clause, let nearest):
      "\(answer.key) names a fact that neither the kit nor the adapter knows: '\(clause.cut(at: 80))'; the nearest are"
        + " \(nearest.map { "'\($0)'" }.joined(separator: ", "))"
    case .matchesNothing(let answer, let reason):
      "\(answer.key) matches nothing: \(reason); remove the answer, or run adopt"
    case .broken(let answer, let reason):
      "the story of \(answer.key) cannot be played: \(reason)"
    }
  }

  var kind: String {
    switch self {
    case .stale: "answer.stale"
    case .otherSituation: "answer.other-situation"
    case .unknownFact: "answer.unknown-fact"
    case .matchesNothing: "answer.matches-nothing"
    case .broken: "answer.cannot-be-judged"
    }
  }
}

extension Answer {
  fileprivate var nameList: String { names.joined(separator: ", ") }

  package var expiry: String {
    "\(key) was to hold until \(until?.text ?? ""): \(says.cut(at: 120)) Fix it, or write another day"
  }

  package var lines: [String] {
    [
      "\(key)  \(says)",
      "  deviates  "
        + names.map { "\($0) (\((deviations[$0] ?? []).joined(separator: ", ")))" }.joined(
          separator: "; "
        ),
      "  story     \(story.cut(at: 100))",
      "  answer    \(terms)",
    ]
  }
}

extension AnswersError: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .json(let error): "\(error)"
    case .version(let version):
      "\(path): the file has the version \(version), and this kit reads version 1; update the kit, or run adopt"
        + " with another file"
    case .answer(let key, let problem): "\(path): \(key.cut(at: 40)): \(problem.text)"
    }
  }
}

extension AnswerProblem {
  /// A phrase that follows the path of the answers file and the key of the answer on the same line.
  fileprivate var text: String {
    switch self {
    case .repeatedKey: "two answers have this key; keep one of them"
    case .noKey: "'key' is empty; write the key of the question, or a text of your own"
    case .contradicts(let other):
      "\(other) answers the same question, about one edit in one situation; keep one of them"
    case .noDeviation: "'deviations' names no requirement with an edit"
    case .noReason(let kind):
      kind == .intended
        ? "an intended deviation needs a reason" : "a known issue needs a reason or a link"
    case .noSituation: "'when' is empty; write a situation, or leave 'when' out"
    case .noEdit(let edit, let name):
      "'\(edit.cut(at: 60))' is no edit of \(name); write one such as 'missing toast', or copy it from adopt"
    case .unknownRequirement(let id, let nearest):
      "there is no requirement '\(id.cut(at: 80))'; the nearest are \(nearest.joined(separator: ", "))"
    case .retiredRequirement(let id, let other):
      "the requirement '\(id)' was withdrawn; remove it"
        + (other.map { ", or write '\($0)'" } ?? "")
    case .noToken(let error): "\(error)"
    case .unknownStory(let name, let nearest):
      "there is no scenario or payload '\(name.cut(at: 80))'; write a token, or a name; the nearest are"
        + " \(nearest.joined(separator: ", "))"
    }
  }
}
