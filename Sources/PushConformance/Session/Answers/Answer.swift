import PushCorpus

/// A decision about one cause: how the subject deviates, in which situation, and why.
///
/// The file of answers lists the decisions (see the guide ReadingACause.md).
package struct Answer: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    case intended
    case knownIssue = "known-issue"
    case undecided
  }

  /// The key of the cause that the answer excuses (``Finding/question``), such as `q-7f3a21`.
  package var key: String
  /// The deviation, described for people in one sentence.
  package var says: String
  /// For each requirement name, the edits of effects that would repair the violations, such as `missing toast`.
  ///
  /// For a scenario of the app, the edit is `then`. For a parser, the edit is the last part of the finding's key.
  package var deviations: [String: [String]]
  /// The situations in which the subject deviates, where each situation maps clauses to true or false; nil if unknown.
  package var when: [[String: Bool]]?
  package var kind: Kind
  package var reason: String?
  package var link: String?
  /// The last day on which the answer holds; nil if the answer never expires.
  package var until: CalendarDay?
  /// The story that shows the deviation: the name of a scenario or payload, or a replay token.
  package var story: String

  enum CodingKeys: String, CodingKey, CaseIterable {
    case key, says, deviations, when, kind, reason, link, until, story
  }

  /// The name of the edit for a scenario of the app whose `then` does not hold.
  static let then = "then"

  func isExpired(on day: CalendarDay?) -> Bool {
    guard let until, let day else { return false }
    return until < day
  }

  package var names: [String] { deviations.keys.sorted() }

  /// True if the answer excuses only scenarios of the app, which a different test target might contain.
  var isOfScenarios: Bool { deviations.values.allSatisfy { $0 == [Self.then] } }

  package var isOfParser: Bool { names.contains { Slug.area(of: $0) == PayloadDeparture.area } }

  /// The answer's kind, reason (or link, without a reason) and last day, such as `intended: …, until 2026-12-31`.
  package var terms: String {
    let reason = reason ?? link
    return kind.rawValue + (reason.map { ": \($0)" } ?? "")
      + (until.map { ", until \($0.text)" } ?? "")
  }
}

/// An answer and the result of its story.
package struct AnswerReport: Sendable {
  package enum Standing: Sendable {
    /// The story shows the deviation, as expected.
    case stands
    case wrong(AnswerFault)
    /// The kit did not play the story: a filter left out the case, the scenario is unknown, or the kit cannot judge the
    /// subject.
    case notAsked
  }

  package let answer: Answer
  package let standing: Standing
  package let isExpired: Bool

  package var stands: Bool { if case .stands = standing { true } else { false } }
}

/// The reason why an answer no longer holds.
package enum AnswerFault: Sendable, Hashable {
  /// The story no longer shows the deviation; `shows` is the edit of another violation in the story, or nil.
  case stale(Answer, shows: String?)
  /// The story deviates as the answer says, but in another situation.
  case otherSituation(Answer, missing: String, nearest: [String])
  /// Neither the kit nor the adapter knows a fact of the answer's situation.
  case unknownFact(Answer, String, nearest: [String])
  /// The kit does not judge this subject by the story or the requirement that the answer names.
  case matchesNothing(Answer, reason: String)
  /// The kit cannot play the story; the string is the reason.
  case broken(Answer, String)

  package var answer: Answer {
    switch self {
    case .stale(let answer, _), .otherSituation(let answer, _, _), .unknownFact(let answer, _, _),
      .matchesNothing(let answer, _),
      .broken(let answer, _):
      answer
    }
  }
}

package struct AnsweredFinding: Sendable {
  package var finding: Finding
  package var answer: Answer
}
