package import PushConformance

/// A finding about a case in words, as all reports show it and as a results file stores it.
///
/// Specs/results.md describes the members.
package struct FindingDescription: Sendable, Hashable {
  package var kind = ""
  package var message = ""
  package var group: String?
  package var key: String?
  package var question: String?
  package var shownBy: String?
  package var hurtsUser: Bool?
  package var scenario: String?
  var steps: [String]?
  var token: String?
  package var clause = ""
  package var expectations: [Expectation] = []
  package var when: String?
  package var why: String?
  package var hint: String?
  package var payload: String?
  package var story: [StoryStep] = []
  package var compares = false
  package var again = ""
  var others: Int?
  package var text = ""

  package var runCount: Int { (others ?? 0) + 1 }

  /// The kind of a finding about a scenario whose `then` does not hold.
  package static let kindOfOutcome = "scenario.outcome"

  /// The other requirement after which the finding's cause is named.
  ///
  /// Nil if the cause is named after the finding's own requirement or scenario, if the cause is unknown, and for a
  /// payload.
  var sharedCause: String? {
    guard hurtsUser == nil, let name = group?.prefix(while: { $0 != " " }) else { return nil }
    return [kind, scenario].contains(String(name)) ? nil : String(name)
  }
}

extension FindingDescription {
  init(_ finding: Finding, of subject: String) {
    kind = finding.kind
    message = finding.headline
    group = finding.group
    key = finding.key
    question = finding.question
    if key != nil { shownBy = finding.story(of: subject) }
    hurtsUser = finding.hurtsUser
    if let run = finding.run {
      scenario = finding.origin
      steps = run.steps.map(\.text)
      token = finding.token
    }
    clause = finding.clause
    expectations = finding.expectations
    when = finding.explanation?.text
    why = finding.why
    hint = finding.hint
    payload = finding.payload
    story = finding.storySteps
    compares = finding.comparesRuns
    again = finding.command(subject: subject)
    if finding.otherRunCount > 0 { others = finding.otherRunCount }
    text = finding.text(subject: subject)
  }
}

extension FindingDescription: Described {
  static let place = "a finding"

  mutating func describe(to members: inout MemberCoder) {
    members.required("kind", &kind)
    members.required("message", &message)
    members.optional("group", &group)
    members.optional("key", &key)
    members.optional("question", &question)
    members.optional("shownBy", &shownBy)
    members.optional("hurtsUser", &hurtsUser)
    members.optional("scenario", &scenario)
    members.optional("steps", &steps)
    members.optional("token", &token)
    members.required("clause", &clause)
    members.required("expectations", &expectations)
    members.optional("when", &when)
    members.optional("why", &why)
    members.optional("hint", &hint)
    members.optional("payload", &payload)
    members.list("story", &story)
    members.flag("compares", &compares)
    members.required("again", &again)
    members.optional("others", &others)
    members.required("text", &text)
  }
}

extension Expectation: Described {
  static let place = "an expectation"

  mutating func describe(to members: inout MemberCoder) {
    members.required("expected", &expected)
    members.required("seen", &seen)
  }
}

extension StoryStep: Described {
  static let place = "a step"

  mutating func describe(to members: inout MemberCoder) {
    members.required("text", &text)
    members.optional("detail", &detail)
    members.list("turns", &events)
  }
}

extension StoryStep.Event: Described {
  static let place = "a turn"

  mutating func describe(to members: inout MemberCoder) {
    members.required("from", &from)
    members.required("to", &to)
    members.optional("call", &call)
    members.flag("wrong", &isWrong)
    members.list("orders", &orders)
    members.list("effects", &effects)
  }
}

extension StoryEffect: Described {
  static let place = "an effect"

  mutating func describe(to members: inout MemberCoder) {
    members.required("from", &from)
    members.required("to", &to)
    members.required("text", &text)
  }
}
