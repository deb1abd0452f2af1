import Testing

@testable import PushConformance

/// The grammar of a file of known failures.
@Suite("A file of known failures is read strictly")
struct KnownFailuresFileTests {
  private static func read(_ text: String) throws -> KnownFailures {
    try KnownFailures(Array(text.utf8), file: "known.txt", kit: try Kit.load())
  }

  private static let group = "suppression.any-yes-suppresses notification: unexpected toast"
  private static let story = "suppression.open-conversation-only"
  private static let sample = """
    group: \(group)
    subject: my-center
    story: \(story)
    reason: PUSH-1412 The toast comes all the same.

    """

  @Test("An entry has the group, the subject, the story, a reason, a link and a last day")
  func members() throws {
    let known = try Self.read(
      """
      # The failures of our center.
      #
      # Ask Ada.

      # It came with version 4.
      \(Self.sample)link: https://tracker.example/PUSH-1412
      until: 2028-02-29
      also: reentrancy.suppressor-detaches-itself
      also: toast.none-in-background notification: unexpected toast
      # Until the toasts are new.

      """
    )
    #expect(known.heading == ["The failures of our center.", "", "Ask Ada."])
    let entry = try #require(known.entries.first)
    #expect(known.entries.count == 1)
    #expect(entry.group == Self.group)
    #expect(entry.subject == "my-center")
    #expect(entry.story == .named(Self.story))
    #expect(entry.reason == "PUSH-1412 The toast comes all the same.")
    #expect(entry.link == "https://tracker.example/PUSH-1412")
    #expect(entry.until?.text == "2028-02-29")
    #expect(
      entry.also == [
        "reentrancy.suppressor-detaches-itself",
        "toast.none-in-background notification: unexpected toast",
      ]
    )
    #expect(entry.comments == ["It came with version 4.", "Until the toasts are new."])
    #expect(entry.line == 6)
    #expect(try Self.read(known.text).text == known.text)
  }

  @Test(
    "Line ends of Windows, a byte order mark, indented members and an empty file are read",
    arguments: [
      sample.replacing("\n", with: "\r\n"), "\u{FEFF}\(sample)",
      sample.replacing("\n", with: "\n  "),
      sample.replacing("subject: ", with: "subject :\t"), String(sample.dropLast()),
    ]
  )
  func forms(_ text: String) throws {
    var known = try Self.read(text)
    known.entries[0].line = 1
    #expect(known == (try Self.read(Self.sample)))
    #expect(try Self.read("").entries.isEmpty)
    #expect(try Self.read("# none\n").entries.isEmpty)
  }

  /// A wrong file, and the complaint.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var complaint: String
    var testDescription: String { complaint }

    init(_ text: String, _ complaint: String) {
      (self.text, self.complaint) = (text, complaint)
    }

    /// Replaces a text of a correct entry.
    init(_ old: String, by new: String, _ complaint: String) {
      self.init(sample.replacing(old, with: new), complaint)
    }
  }

  static let rows = [
    Row(
      "# a\nfailing\n",
      "2: 'failing' is not a member; write 'name: value', or '#' before a comment"
    ),
    Row(
      "reason",
      by: "reasn",
      "4: there is no member 'reasn'; an entry has group, subject, story, also, reason, link, until"
    ),
    Row(
      "subject: a\n",
      "1: 'subject' comes before the first entry; an entry begins with 'group:'"
    ),
    Row(sample + "\nstory: a.b", "6: the entry has 'story' twice; keep one of them"),
    Row(sample + "link:", "5: 'link' has no value; write it after the colon"),
    Row("group: \(group)\n", "1: the entry has no 'subject'; write 'subject: …' below its group"),
    Row(
      sample.replacing("story: \(story)\n", with: ""),
      "1: the entry has no 'story'; write 'story: …' below its group"
    ),
    Row(
      sample + "\n" + sample.replacing("story: \(story)\n", with: ""),
      "6: the entry has no 'story'; write 'story: …' below its group"
    ),
    Row(
      sample + "until: 31.12.2026",
      "5: '31.12.2026' is not a date; write one such as 2026-12-31"
    ),
    Row(
      sample + "until: 2026-02-29",
      "5: '2026-02-29' is not a date; write one such as 2026-12-31"
    ),
    Row(
      sample + "until: 2026-13-01",
      "5: '2026-13-01' is not a date; write one such as 2026-12-31"
    ),
    Row(
      sample + "until: +026-12-01",
      "5: '+026-12-01' is not a date; write one such as 2026-12-31"
    ),
    Row(
      sample + "\n" + sample,
      "6: the entry at line 1 has the same subject and group; keep one of them"
    ),
    Row(
      "any-yes-suppresses n",
      by: "any-yes-suppreses n",
      "1: there is no requirement 'suppression.any-yes-suppreses'; the nearest are"
        + " suppression.any-yes-suppresses, "
    ),
    Row(
      "unexpected",
      by: "surprising",
      "1: 'suppression.any-yes-suppresses notification: surprising toast' is not a"
    ),
    Row(
      "notification:",
      by: "notification",
      "1: 'suppression.any-yes-suppresses notification unexpected toast' is not a"
    ),
    Row(
      " toast\n",
      by: " toast+bread\n",
      "1: 'suppression.any-yes-suppresses notification: unexpected toast+bread' is not a"
    ),
    Row(
      group,
      by: "toast",
      "1: 'toast' is not a group; copy the member group of a finding from the JSON"
    ),
    Row(
      group,
      by: "payload.misread subtitle,lead",
      "1: 'payload.misread subtitle,lead' is not a group"
    ),
    Row(story, by: "PC1.eyJz.00000000", "3: the token is damaged; copy the whole of it"),
    Row(story, by: "PC2.eyJz.00000000", "3: the token is of version PC2"),
    Row(
      sample + "also: toast.none-in-backgroun notification: unexpected toast",
      "5: there is no requirement"
    ),
    Row(
      sample + "also: toast.none-in-background notification: x",
      "5: 'toast.none-in-background notification: x' is not a"
    ),
    Row(sample + "also: toast.none", "5: there is no scenario or payload 'toast.none'"),
    Row(
      story,
      by: "suppression.open-conversation-ony",
      "3: there is no scenario or payload 'suppression.open-conversation-ony'; write a token, or a name; the"
        + " nearest are suppression.open-conversation-only, "
    ),
  ]

  @Test("A wrong file is refused with its line and what to write", arguments: rows)
  func refuses(_ row: Row) throws {
    let error = try #require(throws: KnownFailuresError.self) { try Self.read(row.text) }
    #expect("\(error)".hasPrefix("known.txt:\(row.complaint)"), "\(error)")
  }

  @Test("Bytes that are not UTF-8 are refused with their line")
  func bytes() throws {
    let bytes = Array(Self.sample.utf8) + [0x23, 0xC3, 0x28]
    let error = try #require(throws: KnownFailuresError.self) {
      try KnownFailures(bytes, file: "known.txt", kit: try Kit.load())
    }
    #expect("\(error)" == "known.txt:5: the line is not UTF-8; save the file in that encoding")
  }

  @Test("A withdrawn requirement is refused with the one that has its duty")
  func retired() throws {
    let retired = try #require(try Kit.load().catalogue.retired.first)
    let text = Self.sample.replacing("suppression.any-yes-suppresses", with: retired.id)
    let error = try #require(throws: KnownFailuresError.self) { try Self.read(text) }
    #expect(
      "\(error)".hasPrefix(
        "known.txt:1: the requirement '\(retired.id)' was withdrawn; remove the entry"
      )
    )
  }

  @Test("An entry about a subject that does not exist is refused")
  func subjects() throws {
    let known = try Self.read(Self.sample)
    try known.check(subjects: ["another", "my-center"])
    let error = try #require(throws: KnownFailuresError.self) {
      try known.check(subjects: ["another"])
    }
    #expect("\(error)" == "known.txt:1: there is no subject 'my-center'; the subjects are another")
  }
}
