import Testing

@testable import PushConformance

@Suite("A file of answers is read strictly")
struct AnswersFileTests {
  private static let id = "suppression.any-yes-suppresses"

  private static func file(
    version: Int = 1,
    deviations: String = #"{"\#(id)": ["unexpected toast"]}"#,
    when: String = #"[{"the app is active": true}]"#,
    kind: String = "intended",
    terms: String = #""reason": "quiet rooms","#,
    story: String = "suppression.open-conversation-only",
    second: String = ""
  ) -> String {
    """
    {"version": \(version), "subjects": {"my-center": {"judges": 12, "answers": [
      {"key": "q-000001", "says": "A toast.", "deviations": \(deviations), "when": \(when),
       "kind": "\(kind)", \(terms) "story": "\(story)"}\(second)]}}}
    """
  }

  private static func read(_ text: String) throws -> Answers {
    try Answers(Array(text.utf8), path: "answers.json", kit: try Kit.load())
  }

  @Test("An answer has a key, a sentence, deviations, situations, terms and a story")
  func members() throws {
    let terms = #""reason": "quiet", "link": "https://a.example/1", "until": "2028-02-29","#
    let answers = try Self.read(Self.file(terms: terms))
    #expect(answers["my-center"].judges == 12)
    let answer = try #require(answers["my-center"].answers.first)
    #expect(answer.deviations == [Self.id: ["unexpected toast"]])
    #expect(answer.when == [["the app is active": true]])
    #expect(answer.terms == "intended: quiet, until 2028-02-29")
    #expect(answer.link == "https://a.example/1")
    #expect(try Self.read(answers.text) == answers)
    #expect(answers["other-center"] == Answers.Section())
  }

  @Test(
    "Each edit is written as it is read",
    arguments: [
      "missing toast", "unexpected links+navigation", "repeated token", "differs", "other",
      "notification: missing badge",
    ]
  )
  func edits(_ text: String) throws { #expect(Edit(text)?.text == text) }

  @Test(
    "A text that is no edit is refused",
    arguments: [
      "", "toast", "missing tost", "missing toast now", "rain: missing toast", "missing toast+",
    ]
  )
  func noEdit(_ text: String) { #expect(Edit(text) == nil) }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let complaint: String

    init(_ text: String, _ complaint: String) { (self.text, self.complaint) = (text, complaint) }

    var testDescription: String { complaint }
  }

  private static let again =
    #", {"key": "KEY", "says": "", "deviations": {"\#(id)": ["unexpected toast"]}, "kind": "undecided","#
    + #" "when": [{"the app is active": true}], "story": "suppression.open-conversation-only"}"#

  static let rows = [
    Row("{", "answers.json:1:2: "),
    Row(
      file(version: 2),
      "answers.json: the file has the version 2, and this kit reads version 1; "
    ),
    Row(file(terms: ""), "answers.json: q-000001: an intended deviation needs a reason"),
    Row(
      file(terms: #""reason": "","#),
      "answers.json: q-000001: an intended deviation needs a reason"
    ),
    Row(
      file(kind: "known-issue", terms: ""),
      "answers.json: q-000001: a known issue needs a reason or a link"
    ),
    Row(
      file(terms: #""reason": "x", "until": "2026-02-30","#),
      "'2026-02-30' is not a date; write one such as 2026-12-31"
    ),
    Row(
      file(kind: "bug"),
      #""bug" is not a known value; the values are intended, known-issue, undecided"#
    ),
    Row(
      file(when: "[]"),
      "answers.json: q-000001: 'when' is empty; write a situation, or leave 'when' out"
    ),
    Row(
      file(deviations: "{}"),
      "answers.json: q-000001: 'deviations' names no requirement with an edit"
    ),
    Row(
      file(deviations: #"{"\#(id)": []}"#),
      "answers.json: q-000001: 'deviations' names no requirement with an edit"
    ),
    Row(
      file(deviations: #"{"\#(id)": ["no toast"]}"#),
      "answers.json: q-000001: 'no toast' is no edit of suppression.any-yes-suppresses; write one such as"
    ),
    Row(
      file(deviations: #"{"suppression.any-yes-supresses": ["missing toast"]}"#),
      "there is no requirement 'suppression.any-yes-supresses'; the nearest are suppression.any-yes-suppresses,"
    ),
    Row(
      file(story: "suppression.open-conversation"),
      "there is no scenario or payload 'suppression.open-conversation'; write a token, or a name; the nearest are"
        + " suppression.open-conversation-"
    ),
    Row(file(story: "PC1.none"), "answers.json: q-000001: "),
    Row(
      file(second: again.replacing("KEY", with: "q-000001")),
      "answers.json: q-000001: two answers have this key; keep one of them"
    ),
    Row(file(second: again.replacing("KEY", with: "")), "answers.json: : 'key' is empty; write"),
    Row(
      file(second: again.replacing("KEY", with: "q-000002")),
      "answers.json: q-000002: q-000001 answers the same question, about one edit in one situation; keep one"
    ),
    Row(
      file().replacing(#""says""#, with: #""sais": "", "says""#),
      #"there is no member "sais"; the members are key, says, deviations, when, kind, reason, link, until, story"#
    ),
  ]

  @Test("A wrong file is one complaint", arguments: rows)
  func refuses(_ row: Row) throws {
    let error = try #require(throws: AnswersError.self) { try Self.read(row.text) }
    #expect("\(error)".contains(row.complaint), "\(error)")
  }
}
